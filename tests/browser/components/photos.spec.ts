import type { Page } from '@playwright/test';
import { addressOf } from '../../../app/href';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/hold';
import { jumpsOf, watchJumps } from '../support/jumps';
import { words } from '../support/school';

const viewer = (page: Page) => page.getByRole('dialog', { name: words.photos.viewer });
const openedAlbum = (page: Page) => page.getByRole('dialog', { name: 'Ashadhi' });
/** The counter of the viewer. */
const position = (page: Page, number: number) => viewer(page).getByText(`${number} / 6`, { exact: true });
const photoNumber = (page: Page, number: number) =>
  openedAlbum(page)
    .getByRole('listitem')
    .nth(number - 1)
    .getByRole('link');

async function openAlbum(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Ashadhi', exact: true });
  await page.getByRole('main').getByRole('link').filter({ has: heading }).click();
  await expect(openedAlbum(page)).toBeVisible();
}

test('a photo of an album opens large with its description, its number and a download', async ({ page, visit }) => {
  await visit('/gallery');
  await openAlbum(page);
  const thumbnail = photoNumber(page, 3);
  const description = (await thumbnail.getByRole('img').getAttribute('alt')) ?? '';
  const file = await thumbnail.getAttribute('href');
  await thumbnail.click();

  await expect(viewer(page)).toBeVisible();
  await expect(page).toHaveURL('/gallery/ashadhi#photo/3');
  await expect(position(page, 3)).toBeVisible();
  await expect(viewer(page).getByText(description)).toBeVisible();
  await expect(viewer(page).getByRole('img', { name: description })).toBeInViewport();
  const download = viewer(page).getByRole('link', { name: words.photos.download });
  await expect(download).toHaveAttribute('href', file ?? '');
  await expect(download).toHaveAttribute('download', file?.split('/').at(-1) ?? '');

  await viewer(page).getByRole('button', { name: words.close }).click();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL('/gallery/ashadhi');
});

test('arrow keys turn the photos; Esc closes the photo and focuses its thumbnail', async ({ page, visit }) => {
  await visit('/gallery');
  await openAlbum(page);
  await photoNumber(page, 5).focus();
  await page.keyboard.press('Enter');
  await expect(position(page, 5)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(position(page, 6)).toBeVisible();
  await expect(page).toHaveURL('/gallery/ashadhi#photo/6');
  await page.keyboard.press('ArrowRight');
  await expect(position(page, 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(openedAlbum(page)).toBeVisible();
  await expect(photoNumber(page, 1)).toBeFocused();
  await expect(page).toHaveURL('/gallery/ashadhi');
});

test('Tab stays among the buttons of the photo', async ({ page, visit }) => {
  await visit('/gallery');
  await openAlbum(page);
  await photoNumber(page, 1).click();
  await expect(viewer(page)).toBeVisible();
  const names = new Set<string>();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    // The browser’s own toolbar has the focus.
    if ((await focused.count()) === 0) continue;
    expect(await focused.evaluate((element) => element.closest('dialog')?.ariaLabel)).toBe(words.photos.viewer);
    names.add((await focused.getAttribute('title')) ?? '');
  }
  const { zoom, download, previous, next } = words.photos;
  expect([...names]).toEqual(expect.arrayContaining([words.close, zoom, download, previous, next]));
});

test('Back closes the photo, then the album', async ({ page, visit }) => {
  await visit('/gallery');
  await openAlbum(page);
  await photoNumber(page, 2).click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/gallery/ashadhi#photo/3');
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(openedAlbum(page)).toBeVisible();
  await page.goBack();
  await expect(openedAlbum(page)).toBeHidden();
  await expect(page).toHaveURL('/gallery');
});

test('a link opens photo and album without a touch, even with Save-Data; Esc closes one at a time', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/gallery/ashadhi#photo/4');
  await expect(position(page, 4)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(openedAlbum(page)).toBeVisible();
  await expect(page).toHaveURL('/gallery/ashadhi');
  await page.keyboard.press('Escape');
  await expect(openedAlbum(page)).toBeHidden();
  await expect(page).toHaveURL('/gallery');
});

test('the photo’s file opens if its viewer fails to load', async ({ page, visit, expectProblem }) => {
  expectProblem(/photo-viewer|Failed to load resource/);
  await page.route('**/assets/photo-viewer*', (route) => route.abort());
  await visit('/about-infrastructure/classroom');
  const photo = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  const file = addressOf((await photo.getAttribute('href')) ?? '');
  await photo.click();
  await expect(page).toHaveURL(file);
});

test('nothing jumps when pictures arrive late', async ({ page }) => {
  await watchJumps(page);
  for (const path of ['/', '/gallery', '/about-infrastructure/classroom', '/teachers', '/gallery/tree-planting']) {
    const picturesCome = await holdRequests(page, '**/pictures/**');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // The page script has run and the fonts have loaded. From now on only pictures arrive.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      Object.assign(window, { jumps: 0 });
    });
    picturesCome();
    await page.waitForLoadState('networkidle');
    expect(await jumpsOf(page), path).toBeLessThan(0.001);
  }
});
