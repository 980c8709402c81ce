import type { Page } from '@playwright/test';
import { enquiryDialog, expect, phone, test } from './fixtures';
import { holdRequests } from './hold';

const albums = [
  { title: 'Glimpses of Academic Year 2018-19', label: 52, holds: 52 },
  { title: 'Glimpses of Academic Year 2019-20', label: 65, holds: 65 },
  { title: 'Sports Day', label: 35, holds: 35 },
  { title: 'Hindi Diwas', label: 2, holds: 2 },
  // The label is the one of the school’s old site.
  { title: 'Science Exhibition', label: 3, holds: 16 },
  { title: 'Ashadhi', label: 6, holds: 6 },
  { title: 'Parents Teacher Meeting', label: 3, holds: 3 },
];

function card(page: Page, title: string) {
  return page.getByRole('main').getByRole('link', { name: title });
}

for (const { title, label, holds } of albums) {
  test(`the card “${title}” says ${label} and opens ${holds} photos`, async ({ page, visit }) => {
    await visit('/gallery');
    await expect(card(page, title).getByText(`${label} Photos`, { exact: true })).toBeVisible();
    await card(page, title).click();
    const album = page.getByRole('dialog', { name: title });
    await expect(album).toBeVisible();
    await expect(page).toHaveURL(/\/gallery\/[a-z0-9-]+$/);
    await expect(album.getByRole('img')).toHaveCount(holds);
    await album.getByRole('button', { name: 'Close' }).click();
    await expect(album).toBeHidden();
    await expect(page).toHaveURL('/gallery');
  });
}

test('an album opens by keyboard, closes by Esc, and the focus is back on its card', async ({ page, visit }) => {
  await visit('/gallery');
  await card(page, 'Ashadhi').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ashadhi' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Ashadhi' })).toBeHidden();
  await expect(card(page, 'Ashadhi')).toBeFocused();
});

test('an album that was closed opens again', async ({ page, visit }) => {
  await visit('/gallery');
  for (const time of ['first', 'second']) {
    await test.step(`the ${time} time`, async () => {
      await card(page, 'Ashadhi').click();
      await expect(page.getByRole('dialog', { name: 'Ashadhi' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Ashadhi' })).toBeHidden();
    });
  }
});

test('an album closes without the network, by its button and by Back, and another opens', async ({ page, visit }) => {
  const letGo = await holdRequests(page, '**/gallery.data*');
  await visit('/gallery');
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await card(page, 'Ashadhi').click();
    await expect(page.getByRole('dialog', { name: 'Ashadhi' })).toBeVisible();
    await close();
    await expect(page.getByRole('dialog', { name: 'Ashadhi' })).toBeHidden();
    await expect(page).toHaveURL('/gallery');
    await expect(page).toHaveTitle(/^Our Gallery/);
  }
  await card(page, 'Hindi Diwas').click();
  await expect(page.getByRole('dialog', { name: 'Hindi Diwas' })).toBeVisible();
  letGo();
});

test('after an album was closed, one step back leaves the gallery', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await card(page, 'Ashadhi').click();
  await expect(page.getByRole('dialog', { name: 'Ashadhi' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Ashadhi' })).toBeHidden();
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('Back closes the album and stays on the gallery', async ({ page, visit }) => {
    await visit('/gallery');
    await card(page, 'Sports Day').tap();
    await expect(page.getByRole('dialog', { name: 'Sports Day' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Sports Day' })).toBeHidden();
    await expect(page).toHaveURL('/gallery');
    await expect(page.getByRole('heading', { name: 'Our Gallery' })).toBeVisible();
  });

  test('its photos stand one in a row, 170 pixels high', async ({ page, visit }) => {
    await visit('/gallery');
    await card(page, 'Hindi Diwas').tap();
    const [first, second] = await boxesOf(page, 'Hindi Diwas');
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + 169);
    expect(first?.height).toBe(170);
  });
});

test('on a wider screen the photos stand two in a row', async ({ page, visit }) => {
  await visit('/gallery');
  await card(page, 'Hindi Diwas').click();
  const [first, second] = await boxesOf(page, 'Hindi Diwas');
  expect(second?.y).toBe(first?.y);
  expect(first?.height).toBe(170);
});

test('a link to an album opens it, with its own title and without the enquiry dialog', async ({ page }) => {
  await page.goto('/gallery/ashadhi');
  await expect(page).toHaveTitle(/^Ashadhi · Our Gallery · /);
  await expect(page.getByRole('dialog', { name: 'Ashadhi' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-awake');
  await expect(enquiryDialog(page)).toBeHidden();
  await page.getByRole('dialog', { name: 'Ashadhi' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Our Gallery' })).toBeVisible();
});

async function boxesOf(page: Page, album: string) {
  const photos = page.getByRole('dialog', { name: album }).getByRole('img');
  await expect(photos.first()).toBeVisible();
  return [await photos.nth(0).boundingBox(), await photos.nth(1).boundingBox()];
}
