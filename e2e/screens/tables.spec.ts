import { factTables } from '../../model/derived/fact-tables';
import { content, shown } from '../support/content';
import { expect, test } from '../support/fixtures';

// With scripts off: what is tested is the built HTML.
test.use({ javaScriptEnabled: false });

for (const { path, data } of content.screens.filter((screen) => screen.kind === 'tables')) {
  const written = data.tables.flatMap((name) => factTables(name, content)).filter(({ rows }) => rows.length > 0);
  const tables = written.map((table) => shown(table, table.language));

  test(`${path} has the tables of the content in their order`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('caption')).toHaveText(tables.map(({ caption }) => caption));
    for (const { caption, columns, rows } of tables) {
      const table = main.getByRole('table', { name: caption, exact: true });
      await expect(table.getByRole('columnheader')).toHaveText(columns);
      const cells = await table
        .locator('tbody')
        .getByRole('row')
        .evaluateAll((all) =>
          all.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())),
        );
      expect(cells).toEqual(rows);
      expect(cells.flat(), 'empty cells').not.toContain('');
    }
  });
}
