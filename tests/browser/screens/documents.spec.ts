import { href } from '../../../app/href';
import { content, shown } from '../support/content';
import { expect, test } from '../support/one-tab';
import { words } from '../support/words';

// Without JavaScript, to test the built HTML.
test.use({ javaScriptEnabled: false });

for (const screen of content.screens) {
  if (screen.kind !== 'documents') continue;
  const { path, data } = screen;

  test(`${path} has the sections and rows of the content, and its documents open in a new tab`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    for (const { letter, title, rowTitle, valueTitle, rows } of shown(data.sections)) {
      const name = letter ? `${words.documents.sectionLetter(letter)}. ${title}` : title;
      const table = page.getByRole('table', { name, exact: true });
      await expect(table.getByRole('columnheader')).toHaveText([/./, rowTitle, valueTitle]);
      const shownRows = table.locator('tbody').getByRole('row');
      await expect(shownRows.getByRole('rowheader')).toHaveText(
        rows.flatMap(({ label }, index) => [shown(String(index + 1)), label]),
      );
      for (const [index, row] of rows.entries()) {
        const link = shownRows.nth(index).getByRole('link', { name: row.label });
        if ('value' in row) await expect(shownRows.nth(index)).toContainText(row.value);
        if ('notApplicable' in row) await expect(shownRows.nth(index)).toContainText(row.notApplicable);
        if ('link' in row) await expect(link).toHaveAttribute('href', href(row.link));
        if ('document' in row) {
          const file = `/documents/${row.document}.pdf`;
          await expect(link).toHaveAttribute('href', href(file));
          const answer = await request.get(file, { maxRedirects: 0 });
          expect(answer.status(), file).toBe(200);
          expect(answer.headers()['content-type']).toBe('application/pdf');
          expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
        }
        if ('link' in row || 'document' in row) await expect(link).toHaveAttribute('target', '_blank');
      }
    }
  });

  test(`no row of ${path} is blank`, async ({ page }) => {
    await page.goto(path);
    const cells = page.locator('tbody').locator('th, td');
    expect(await cells.count()).toBeGreaterThan(2);
    await expect(cells.filter({ hasText: /^\s*$/ })).toHaveCount(0);
  });
}
