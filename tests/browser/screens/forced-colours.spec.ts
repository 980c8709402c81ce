import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/fixtures';
import { words } from '../support/school';

/** Forced colours remove backgrounds, so icons must not be backgrounds. */
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.use({ forcedColors: 'active', colorScheme });

    test('Play has its icon, and buttons of dropdowns and panels have their arrows', async ({ page, visit }) => {
      await visit('/');
      const play = page.getByRole('button', { name: words.carousel.play });
      await expectDrawn(page, play.locator('[aria-hidden]').filter({ visible: true }), 'whole');
      const about = page.getByRole('navigation', { name: words.siteMenu, exact: true }).locator('summary').first();
      await expectDrawn(page, about, 'end');
      await expectDrawn(page, page.getByRole('main').locator('summary').last(), 'end');
    });

    test('each rule has its bullet', async ({ page, visit }) => {
      await visit('/admission-procedure');
      await expectDrawn(page, page.locator('#bring').getByRole('listitem').first(), 'start');
    });

    test('the arrows of the photo viewer have the colour of text', async ({ page }) => {
      await page.goto('/gallery/tree-planting#photo/2');
      const textColour = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
      await expect(page.getByRole('button', { name: words.photos.next }).locator('svg')).toHaveCSS('fill', textColour);
    });
  });
}

const INSET = { whole: 0, start: 4, end: 4 };

/** Whether anything is visible in an element, or in its area without text. */
async function expectDrawn(page: Page, element: ReturnType<Page['locator']>, where: keyof typeof INSET) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not in sight.');
  const inset = INSET[where];
  const width = where === 'whole' ? box.width : 24;
  const x = where === 'end' ? box.x + box.width - width - inset : box.x;
  const clip = { x, y: box.y + inset, width, height: Math.min(box.height - 2 * inset, 40) };
  const contrast = async () => {
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    return Math.max(...channels.slice(0, 3).map(({ max, min }) => max - min));
  };
  await expect.poll(contrast).toBeGreaterThan(100);
}
