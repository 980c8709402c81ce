import { expect, goBack, phone, photoBehind, tap, test } from './fixtures';
import { words } from '../support/school';

test.use(phone);

test('an album opens from its card, shows its photos large, and closes', async ({ page, visit, wake, way }) => {
  await visit('/gallery');
  const heading = page.getByRole('heading', { name: 'Ashadhi', exact: true });
  await tap(page.getByRole('main').getByRole('link').filter({ has: heading }));
  const opened = page.getByRole('dialog', { name: 'Ashadhi' });
  await expect(opened).toBeVisible();
  await expect(page).toHaveURL('/gallery/ashadhi');
  await expect(opened.getByRole('img')).toHaveCount(6);

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
  await expect(page).toHaveURL('/gallery');
});

test('the address of a photo opens it large, or its album without JavaScript', async ({ page, visit, wake, way }) => {
  await visit('/gallery/ashadhi');
  const { description } = await photoBehind(page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('link'));
  // Leave the page first: on the same page, the address would only change the fragment.
  await page.goto('about:blank');
  await visit('/gallery/ashadhi#photo/2');
  await wake();
  await way.expectPhotoOfAddress(page, description);
});
