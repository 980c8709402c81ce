import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';

// With JavaScript disabled, an album's page shows the album without opening a dialog.
test.use({ javaScriptEnabled: false });

const galleries = ['facilities/computer-lab', 'facilities/science-lab', 'facilities/transportation', 'sports'].map(
  (name) => `/about-infrastructure/${name}`,
);
const albums = ['/gallery/ashadhi', '/gallery/tree-planting'];

for (const width of [360, 768, 1440]) {
  test(`galleries and albums show every picture whole, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...galleries, ...albums]) {
      await page.goto(path);
      const pictures = page.locator('main li a[data-waits] img');
      expect.soft(await pictures.count(), path).toBeGreaterThan(0);
      const fits = await pictures.evaluateAll((all) => all.map((picture) => getComputedStyle(picture).objectFit));
      expect.soft([...new Set(fits)], path).toEqual(['contain']);
    }
  });
}

test('a gallery begins with a picture on a phone, and nothing but its title comes before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of galleries) {
    await page.goto(path);
    const picture = page.locator('h1, main :is(p, table, a[data-waits] img)').nth(1);
    await expect.soft(picture, path).toHaveAttribute('alt');
    expect.soft((await edgesOf(picture)).top, path).toBeLessThan(370);
  }
});

test('below full rows of pictures, the text ends where they do', async ({ page }) => {
  // It has twelve pictures.
  await page.goto('/about-infrastructure/facilities/science-lab');
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const pictures = await Promise.all((await page.locator('main li a[data-waits] img').all()).map(edgesOf));
    const end = Math.max(...pictures.map(({ right }) => right));
    expect.soft((await edgesOf(page.locator('main div:has(> ul) > div'))).right, `${width} pixels wide`).toBe(end);
  }
});

test('a picture of an album has no field beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/gallery/ashadhi');
  const picture = page.locator('main li a[data-waits] img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const [shown, whole] = await picture.evaluate((image: HTMLImageElement) => [
    image.clientWidth / image.clientHeight,
    image.naturalWidth / image.naturalHeight,
  ]);
  expect(shown).toBeCloseTo(whole, 1);
});

test('the pictures and the text of a small gallery fill the width of the page', async ({ page }) => {
  const pictures = page.locator('main li a[data-waits] img');
  const text = page.locator('main div:has(> ul) > div');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about-infrastructure/facilities/computer-lab');
  const sheet = await edgesOf(page.locator('main div:has(> ul)'));
  const [first, last, beside] = await Promise.all([pictures.first(), pictures.last(), text].map(edgesOf));
  expect(beside?.top).toBe(first?.top);
  expect(Math.min(first!.left, beside!.left)).toBe(sheet.left);
  expect(Math.max(last!.right, beside!.right)).toBe(sheet.right);

  await page.setViewportSize({ width: 360, height: 740 });
  expect((await edgesOf(pictures.first())).left).toBe((await edgesOf(page.getByRole('heading', { level: 1 }))).left);
});

async function edgesOf(part: Locator): Promise<{ top: number; left: number; right: number }> {
  const { x, y, width } = (await part.boundingBox())!;
  return { top: y, left: x, right: x + width };
}
