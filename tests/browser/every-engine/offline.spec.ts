import { expect, phone, tapAt, test } from '../journeys/fixtures';
import { whenKept } from '../offline/offline-fixtures';
import { words } from '../support/school';

test.use({ ...phone, serviceWorkers: 'allow' });

test('a cached page is readable offline, with its download time', async ({
  page,
  visit,
  connection,
  expectProblem,
}) => {
  // The test provokes these errors.
  expectProblem(/Failed to load resource|ERR_\w+|NS_ERROR_\w+/);
  // The browser prefetches the link under the pointer, and the worker responds that it has no such page.
  expectProblem(/^network: 503 /);
  // Home hasn't loaded the decorations of the other page, and Firefox reports them as errors of the page.
  expectProblem(/^page error: no-response .*\/decorations\//);
  await visit('/');
  // Caching starts at the first touch.
  await tapAt(page, 2, 400);
  await whenKept(page, '/classes');
  connection.goDown();
  await page.goto('/classes');
  await expect(page.getByRole('heading', { name: 'Highlights of Classes', level: 1 })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${words.offline.pageIsFrom('|').split('|')[0]}`))).toBeVisible();

  connection.comeBack();
  await page.goto('/our-vision');
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
});
