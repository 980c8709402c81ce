import { expect, test } from '../support/one-tab';
import { screenOf } from '../support/this-school';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

test('the pictures of the contact screen begin at one edge', async ({ page }) => {
  await page.goto(screenOf('contact').path);
  const edges = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().left));
  expect(new Set(edges).size).toBeLessThan(2);
});
