import { album, gallery } from '../support/this-school';
import { expect, goBack, phone, photoBehind, tap, test } from './fixtures';

test.use(phone);

test('a photo of a gallery opens large, and Back returns to its thumbnail', async ({ page, visit, wake, way }) => {
  await visit(gallery(2).path);
  const thumbnail = page.getByRole('main').getByRole('listitem').nth(1).getByRole('link');
  const photo = await photoBehind(thumbnail);
  await tap(thumbnail);
  await wake();
  await way.expectLargePhoto(page, photo);
  await goBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(thumbnail).toBeInViewport();
});

test('the address of a photo opens it large, or its album without JavaScript', async ({ page, visit, wake, way }) => {
  const { path } = album(3);
  await visit(path);
  const { description } = await photoBehind(page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('link'));
  // From the same page it would only be a fragment navigation.
  await page.goto('about:blank');
  await visit(`${path}#photo/2`);
  await wake();
  await way.expectPhotoOfAddress(page, description);
});
