import type { Page } from '@playwright/test';
import { drag } from './finger';
import { expect, phone, test } from './fixtures';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Large photo' });
const album = (page: Page, name: string) => page.getByRole('dialog', { name });
const photoNumber = (page: Page, name: string, number: number) =>
  album(page, name)
    .getByRole('listitem')
    .nth(number - 1)
    .getByRole('link');

async function openAlbum(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(album(page, name)).toBeVisible();
}

test('a photo of an album opens large with its description, its number and a download', async ({ page, visit }) => {
  await visit('/gallery');
  await openAlbum(page, 'Ashadhi');
  const thumbnail = photoNumber(page, 'Ashadhi', 3);
  const description = (await thumbnail.getByRole('img').getAttribute('alt')) ?? '';
  const file = await thumbnail.getAttribute('href');
  await thumbnail.click();

  await expect(viewer(page)).toBeVisible();
  await expect(page).toHaveURL('/gallery/ashadhi#photo/3');
  await expect(viewer(page).getByText('3 / 6')).toBeVisible();
  await expect(viewer(page).getByText(description)).toBeVisible();
  await expect(viewer(page).getByRole('img', { name: description })).toBeInViewport();
  const download = viewer(page).getByRole('link', { name: 'Download' });
  await expect(download).toHaveAttribute('href', file ?? '');
  await expect(download).toHaveAttribute('download', /^ashadhi-3-/);
});

test('keys lead through the photos; Esc closes the photo, and the focus is on its thumbnail', async ({
  page,
  visit,
}) => {
  await visit('/gallery');
  await openAlbum(page, 'Ashadhi');
  await photoNumber(page, 'Ashadhi', 5).focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page).getByText('5 / 6')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('6 / 6')).toBeVisible();
  await expect(page).toHaveURL('/gallery/ashadhi#photo/6');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('1 / 6')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(album(page, 'Ashadhi')).toBeVisible();
  await expect(photoNumber(page, 'Ashadhi', 1)).toBeFocused();
  await expect(page).toHaveURL('/gallery/ashadhi');
});

test('the Tab key stays among the buttons of the photo', async ({ page, visit }) => {
  await visit('/gallery');
  await openAlbum(page, 'Ashadhi');
  await photoNumber(page, 'Ashadhi', 1).click();
  await expect(viewer(page)).toBeVisible();
  const names = new Set<string>();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue; // The browser’s own bar.
    expect(await focused.evaluate((element) => element.closest('dialog')?.ariaLabel)).toBe('Large photo');
    names.add((await focused.getAttribute('title')) ?? '');
  }
  expect([...names]).toEqual(expect.arrayContaining(['Close', 'Zoom', 'Download', 'Previous photo', 'Next photo']));
});

test('Back closes the photo, then the album', async ({ page, visit }) => {
  await visit('/gallery');
  await openAlbum(page, 'Ashadhi');
  await photoNumber(page, 'Ashadhi', 2).click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/gallery/ashadhi#photo/3');
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(album(page, 'Ashadhi')).toBeVisible();
  await page.goBack();
  await expect(album(page, 'Ashadhi')).toBeHidden();
  await expect(page).toHaveURL('/gallery');
});

test('a link to a photo opens it; closing it leaves its album', async ({ page, visit }) => {
  await visit('/gallery/ashadhi#photo/4');
  await expect(viewer(page).getByText('4 / 6')).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(viewer(page)).toBeHidden();
  await expect(album(page, 'Ashadhi')).toBeVisible();
  await expect(page).toHaveURL('/gallery/ashadhi');
});

test('Esc closes one thing at a time, also where a link has opened both photo and album', async ({ page }) => {
  await page.goto('/gallery/ashadhi#photo/4');
  await expect(viewer(page).getByText('4 / 6')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(album(page, 'Ashadhi')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(album(page, 'Ashadhi')).toBeHidden();
  await expect(page).toHaveURL('/gallery');
});

test('a photo of a facility opens and closes in the same way', async ({ page, visit }) => {
  await visit('/about-infrastructure/facilities/library');
  const thumbnail = page.getByRole('link', { name: /^Library Image 2:/ });
  await thumbnail.click();
  await expect(viewer(page).getByText('2 / 8')).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

test('what shows a photo large is loaded with the first photo that is opened', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit('/about-infrastructure/facilities/computer-lab');
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-awake'));
  const isViewer = (path: string) => path.startsWith('/assets/photo-viewer');
  expect(asked.filter(isViewer)).toEqual([]);
  await page.getByRole('link', { name: /^Computer Lab Image 1:/ }).click();
  await expect(viewer(page)).toBeVisible();
  expect(asked.filter(isViewer).length).toBeGreaterThan(0);
});

test('the photo itself opens where its viewer cannot be loaded', async ({ page, visit, expectProblem }) => {
  expectProblem(/photo-viewer|Failed to load resource/);
  await page.route('**/assets/photo-viewer*', (route) => route.abort());
  await visit('/about-infrastructure/facilities/computer-lab');
  const photo = page.getByRole('link', { name: /^Computer Lab Image 2:/ });
  const file = (await photo.getAttribute('href')) ?? '';
  await photo.click();
  await expect(page).toHaveURL(file);
});

test('an album of 65 photos does not load them all at once', async ({ page, visit }) => {
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/pictures/glimpses-')) pictures.add(request.url());
  });
  await visit('/gallery');
  await openAlbum(page, 'Glimpses of Academic Year 2019-20');
  await expect(photoNumber(page, 'Glimpses of Academic Year 2019-20', 1).getByRole('img')).toHaveJSProperty(
    'complete',
    true,
  );
  await page.waitForLoadState('networkidle');
  expect(pictures.size).toBeGreaterThan(5);
  expect(pictures.size).toBeLessThan(45);
});

test('nothing jumps while pictures arrive late', async ({ page, context }) => {
  await context.route('**/pictures/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { jumps: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          jumps: (window as unknown as { jumps: number }).jumps + (entry as unknown as { value: number }).value,
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/gallery', '/gallery/ashadhi', '/about-infrastructure/academic-blog', '/teachers']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { jumps: number }).jumps), path).toBeLessThan(0.001);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a finger opens an album and a photo, pushes to the next, and pulls it away', async ({ page, visit }) => {
    await visit('/gallery');
    await page.getByRole('main').getByRole('link', { name: 'Ashadhi' }).tap();
    await photoNumber(page, 'Ashadhi', 1).tap();
    await expect(viewer(page).getByText('1 / 6')).toBeVisible();
    await drag(page, { x: 300, y: 350 }, { x: 40, y: 350 });
    await expect(viewer(page).getByText('2 / 6')).toBeVisible();
    await drag(page, { x: 180, y: 300 }, { x: 180, y: 640 });
    await expect(viewer(page)).toBeHidden();
    await expect(album(page, 'Ashadhi')).toBeVisible();
  });
});
