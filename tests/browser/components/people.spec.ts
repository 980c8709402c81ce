import { contents } from '../support/content';
import { expect, test } from '../support/one-tab';
import { needed } from '../support/this-school';

test.use({ javaScriptEnabled: false });

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
