import { addressesInEveryLanguage, builtPage } from '../support/addresses';
import { contents } from '../support/content';
import { expect, test } from '../support/one-tab';
import { needed } from '../support/this-school';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test('on a phone the first column of a table never wraps, in any language', async ({ page }) => {
  for (const { path } of addressesInEveryLanguage.filter(({ path: each }) => builtPage(each).includes('<table'))) {
    await page.goto(path);
    expect.soft(await page.evaluate(wrappedFirstCells), path).toEqual([]);
  }
});

test('the initials of a person leave the portrait free, in any language', async ({ page }) => {
  for (const { screens } of contents) {
    const { path } = needed(
      screens.find(({ kind }) => kind === 'teachers'),
      'screen of teachers',
    );
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const covered = await page.locator('main li img + span').evaluateAll((all) =>
        all
          .filter((initials) => {
            const picture = initials.previousElementSibling!.getBoundingClientRect();
            return initials.getBoundingClientRect().top < picture.bottom;
          })
          .map(({ textContent }) => textContent),
      );
      expect.soft(covered, `${path}, ${width} pixels wide`).toEqual([]);
    }
  }
});

/** First cells with text on several lines, in tables that keep their columns. */
function wrappedFirstCells(): string[] {
  for (const each of document.querySelectorAll('details')) each.open = true;
  const cells = [...document.querySelectorAll('tbody tr > :first-child')];
  return cells
    .filter((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const lines = [...range.getClientRects()];
      const [first] = lines;
      return (
        getComputedStyle(cell).display === 'table-cell' && lines.some((line) => first && line.top >= first.bottom - 1)
      );
    })
    .map(({ textContent }) => textContent);
}
