import { href } from '../../../app/href';
import { content, shown } from '../support/content';
import { expect, test } from '../support/one-tab';
import { screenOf } from '../support/this-school';
import { words } from '../support/words';

// JavaScript is off, so that these tests see the built HTML.
test.use({ javaScriptEnabled: false });

test('the facilities on Home lead where the content says', async ({ page }) => {
  const { tiles } = screenOf('home').data;
  await page.goto('/');
  const facilities = page.getByRole('region', { name: words.home.facilities }).getByRole('link');
  await expect(facilities).toHaveText(tiles.map(({ title }) => shown(title)));
  for (const [index, { to }] of tiles.entries()) await expect(facilities.nth(index)).toHaveAttribute('href', href(to));
});

for (const { path, data } of content.screens.filter((screen) => screen.kind === 'documents')) {
  test(`no row of ${path} is blank, and its documents open in a new tab`, async ({ page, request }) => {
    await page.goto(path);
    const cells = page.locator('tbody').locator('th, td');
    expect(await cells.count()).toBeGreaterThan(2);
    await expect(cells.filter({ hasText: /^\s*$/ })).toHaveCount(0);
    for (const row of shown(data.sections).flatMap(({ rows }) => rows)) {
      if (!('link' in row || 'document' in row)) continue;
      const link = page.getByRole('row').getByRole('link', { name: row.label });
      const to = 'link' in row ? row.link : `/documents/${row.document}.pdf`;
      await expect(link).toHaveAttribute('href', href(to));
      await expect(link).toHaveAttribute('target', '_blank');
      if ('link' in row) continue;
      const answer = await request.get(to, { maxRedirects: 0 });
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
}
