import { content, headingOf } from '../support/content';
import { expect, phone, tapAt, test } from '../journeys/fixtures';
import { whenKept } from '../offline/offline-fixtures';
import { keptUnseen, readingScreen } from '../support/this-school';
import { words } from '../support/words';

test.use({ ...phone, serviceWorkers: 'allow' });
test.skip(!content.settings.keepsPagesOffline, 'This school keeps no pages on phones.');

test('what was kept is read where the connection is gone, with the time at which it was fetched', async ({
  page,
  visit,
  connection,
  expectProblem,
}) => {
  // What the browser says of it in the console is the point of this test.
  expectProblem(/Failed to load resource|ERR_\w+|NS_ERROR_\w+/);
  // Where the pointer rests on a link, the browser fetches its page ahead; the worker says then that it has none.
  expectProblem(/^network: 503 /);
  const [kept = ''] = keptUnseen;
  const { path } = readingScreen();
  await visit('/');
  // Beside everything. Whoever touches nothing has nothing kept, and not every school has a dialog that is closed first.
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
