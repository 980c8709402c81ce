import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { question } from '../support/answers';
import { expect, test } from '../journeys/fixtures';

// WebKitGTK shows today's date in grey in an empty date field.
test('an empty date field doesn’t look like today’s date', async ({ page, visit, expectProblem }) => {
  // Playwright adds an empty style element for screenshots.
  expectProblem(/blocked an inline style/);
  await visit('/enquiry-form');
  await question(page.getByRole('main'), 'Student’s date of birth').scrollIntoViewIfNeeded();
  const empty = await inkOfDateField(page);
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('main input[type=date]');
    if (field) field.valueAsDate = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000);
  });
  let today = new Set<number>();
  // WebKit draws the date a moment after it is set.
  await expect
    .poll(async () => (today = await inkOfDateField(page)).size, 'pixels of today’s date')
    .toBeGreaterThan(100);
  const shared = [...today].filter((pixel) => empty.has(pixel)).length / today.size;
  expect(shared, 'share of today’s date that stood there before').toBeLessThan(0.5);
});

/** Pixels of the date that differ from the background, without border and icon. */
async function inkOfDateField(page: Page): Promise<Set<number>> {
  const field = await page.evaluate(() => {
    const box = document.querySelector('main input[type=date]')!.getBoundingClientRect();
    const scale = devicePixelRatio;
    return { left: box.left * scale, top: box.top * scale, width: box.width * scale, height: box.height * scale };
  });
  const { data, info } = await sharp(await page.screenshot())
    .extract({
      left: Math.round(field.left + 4),
      top: Math.round(field.top + 4),
      width: Math.round(field.width * 0.6),
      height: Math.round(field.height - 8),
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const behind = data[0] ?? 0;
  const ink = new Set<number>();
  for (let pixel = 0; pixel < info.width * info.height; pixel++)
    if (Math.abs((data[pixel * info.channels] ?? 0) - behind) > 24) ink.add(pixel);
  return ink;
}
