import { expect, test } from '../support/one-tab';

test.use({ javaScriptEnabled: false });

test('a label of a few words has one line on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const broken = await page
    .getByRole('contentinfo')
    .locator('nav a')
    .evaluateAll((all) =>
      all
        .filter(({ textContent }) => textContent.length <= 20)
        .filter((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return text.getClientRects().length > 1;
        })
        .map(({ textContent }) => textContent),
    );
  expect(broken).toEqual([]);
});

for (const width of [768, 1440]) {
  test(`all lines of the footer begin at its two columns, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const leftOf = (selector: string) =>
      footer.locator(selector).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    const columns = await leftOf(':is(a:has(img), nav)');
    // With the line above them, which is a border.
    const below = await leftOf('> div:last-child, > div:last-child p');
    expect(below.filter((left) => !columns.includes(left))).toEqual([]);
  });
}
