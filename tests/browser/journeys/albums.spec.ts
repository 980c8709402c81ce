import { album } from '../support/this-school';
import { expect, goBack, phone, photoBehind, tap, test } from './fixtures';
import { words } from '../support/words';

test.use(phone);

test('an album opens from its card, shows its photos large, and closes', async ({ page, visit, wake, way }) => {
  const { gallery, path, title, pictures } = album(3);
  await visit(gallery);
  const heading = page.getByRole('heading', { name: title, exact: true });
  await tap(page.getByRole('main').getByRole('link').filter({ has: heading }));
  const opened = page.getByRole('dialog', { name: title });
  await expect(opened).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(opened.getByRole('img')).toHaveCount(pictures.length);

  const thumbnail = opened.getByRole('listitem').nth(1).getByRole('link');
  const photo = await photoBehind(thumbnail);
  await tap(thumbnail);
  await wake();
  await way.expectLargePhoto(page, photo);
  await goBack(page);
  await expect(opened).toBeVisible();
  await expect(thumbnail).toBeInViewport();

  await tap(opened.getByRole(way.runsScripts ? 'button' : 'link', { name: words.close, exact: true }));
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(gallery);
});

test('the address of a photo opens it large, or its album without JavaScript', async ({ page, visit, wake, way }) => {
  const { path } = album(3);
  await visit(path);
  const { description } = await photoBehind(page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('link'));
  // Leave the page first: on the same page, the address would only change the fragment.
  await page.goto('about:blank');
  await visit(`${path}#photo/2`);
  await wake();
  await way.expectPhotoOfAddress(page, description);
});
