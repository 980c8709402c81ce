import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { pressUntilHeard } from '../support/keyboard';
import { words } from '../support/school';

function card(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, exact: true });
  return page.getByRole('main').getByRole('link').filter({ has: heading });
}

test('Enter opens an album, Esc closes it and focuses its card, it opens again, and one step back leaves the gallery', async ({
  page,
  visit,
}) => {
  const opened = page.getByRole('dialog', { name: 'Ashadhi' });
  await visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery', exact: true }).click();
  for (const time of ['first', 'second']) {
    await test.step(`the ${time} time`, async () => {
      await card(page, 'Ashadhi').focus();
      await page.keyboard.press('Enter');
      await expect(opened).toBeVisible();
      await pressUntilHeard(page, 'Escape');
      await expect(opened).toBeHidden();
      await expect(card(page, 'Ashadhi')).toBeFocused();
    });
  }
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a link to an album opens it, with its own title and without the enquiry dialog', async ({ page }) => {
  const opened = page.getByRole('dialog', { name: 'Ashadhi' });
  await page.goto('/gallery/ashadhi');
  await expect(page).toHaveTitle(`${words.photos.albumPageTitle('Ashadhi', 'Our Gallery')} · SPLS`);
  await expect(opened).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  for (const { width, rows } of [
    { width: 360, rows: 2 },
    { width: 1280, rows: 1 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await opened
      .getByRole('img')
      .evaluateAll((photos) => photos.slice(0, 2).map((photo) => photo.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.map(({ height }) => height)).toEqual([170, 170]);
    expect(new Set(boxes.map(({ top }) => top)).size, `rows at ${width} px`).toBe(rows);
  }
  await opened.getByRole('button', { name: words.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Our Gallery' })).toBeVisible();
});
