import { MAP_HOST } from '../engines/launch-options';
import { words } from '../support/school';
import { expect, phone, tap, test } from './fixtures';

test.use(phone);

test('a document of the school opens in a tab of its own', async ({ page, visit, needs }) => {
  needs('tabs');
  await visit('/school-curriculum');
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().endsWith('.pdf')),
    page.context().waitForEvent('page'),
    tap(
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${words.documents.view} `) })
        .first(),
    ),
  ]);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await expect(page).toHaveURL('/school-curriculum');
});

test('the contact page has the map and the way there', async ({ page, visit, needs, expectProblem }) => {
  needs('foreign sites');
  expectProblem(/asks a third party: https:\/\/www\.google\.com\/maps\/dir\//);
  // Playwright adds a style element before a screenshot.
  expectProblem(/blocked an inline style/);
  const context = page.context();
  await context.route(`https://${MAP_HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title><p>A map' }),
  );
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Directions' }));
  await visit('/contact-us');
  const main = page.getByRole('main');
  // The page asks the map's host for nothing before the visitor opens the map.
  await expect(main.locator('iframe')).toBeHidden();
  await main.locator('summary').click();
  await main.locator('iframe').scrollIntoViewIfNeeded();
  await expect(main.frameLocator('iframe').getByText('A map')).toBeVisible();
  const wayThere = main.getByRole('link', { name: words.contact.directions });
  await wayThere.scrollIntoViewIfNeeded();
  // The frame with the map runs in another process. Just after scrolling, Chromium may still assume the old position of the frame, and send the
  // tap on the link to the map. A screenshot waits for the next frame.
  await page.screenshot();
  const [directions] = await Promise.all([context.waitForEvent('page'), tap(wayThere)]);
  await expect(directions).toHaveURL(/^https:\/\/www\.google\.com\/maps\/dir\/.*destination=\d+\.\d+,\d+\.\d+/);
});
