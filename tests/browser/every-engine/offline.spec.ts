import { content, headingOf } from '../support/content';
import { expect, phone, tapAt, test } from '../journeys/fixtures';
import { whenKept } from '../offline/offline-fixtures';
import { keptUnseen, readingScreen } from '../support/this-school';
import { words } from '../support/words';

test.use({ ...phone, serviceWorkers: 'allow' });
test.skip(!content.settings.keepsPagesOffline, 'This school keeps no pages on phones.');

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
  const [kept = ''] = keptUnseen;
  const { path } = readingScreen();
  await visit('/');
  // Caching starts at the first touch. We tap at the edge of the page, because not every school has a dialog to close.
  await tapAt(page, 2, 400);
  await whenKept(page, kept);
  connection.goDown();
  await page.goto(kept);
  await expect(page.getByRole('heading', { name: headingOf(kept), level: 1 })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${words.offline.pageIsFrom('|').split('|')[0]}`))).toBeVisible();

  connection.comeBack();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: headingOf(path), level: 1 })).toBeVisible();
});
