import { expect, phone, photoBehind, test } from './fixtures';

test.use(phone);

test('a photo of a facility opens large, and Back leads to its thumbnail', async ({ page, visit, wake, way }) => {
  await visit('/about-infrastructure/facilities/library');
  const thumbnail = page.getByRole('link', { name: /^Library Image 2:/ });
  const photo = await photoBehind(thumbnail);
  await thumbnail.tap();
  await wake();
  await way.expectLargePhoto(page, photo);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(thumbnail).toBeInViewport();
});
