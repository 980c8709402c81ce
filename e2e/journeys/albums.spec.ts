import { expect, phone, photoBehind, test } from './fixtures';

test.use(phone);

test('an album opens from its card, shows its photos large, and closes', async ({ page, visit, wake, way }) => {
  await visit('/gallery');
  await page.getByRole('main').getByRole('link', { name: 'Ashadhi' }).tap();
  const album = page.getByRole('dialog', { name: 'Ashadhi' });
  await expect(album).toBeVisible();
  await expect(page).toHaveURL('/gallery/ashadhi');
  await expect(album.getByRole('img')).toHaveCount(6);

  const thumbnail = album.getByRole('listitem').nth(1).getByRole('link');
  const photo = await photoBehind(thumbnail);
  await thumbnail.tap();
  await wake();
  await way.expectLargePhoto(page, photo);
  await page.goBack();
  await expect(album).toBeVisible();

  await way.closeAlbum(album).tap();
  await expect(album).toBeHidden();
  await expect(page).toHaveURL('/gallery');
});
