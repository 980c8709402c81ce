import type { Page } from '@playwright/test';
import { href } from '../../../app/href';
import { answersOf, fillIn, question } from '../support/answers';
import { closeEnquiryDialog } from '../support/fixtures';
import { expect, keptScreens, offlineNotice, test, timeOfPage, whenInOffice, whenKept } from './offline-fixtures';
import { withFirstLine } from './offline-site';
import { watchAlerts } from '../support/sending';
import { enquiry, keptUnseen, words } from '../support/school';

const time = timeOfPage();

test('the cached page shows if the network takes too long, offline, and if only the server is down, and then offers a reload', async ({
  page,
  visit,
  site,
  loseConnection,
  regainConnection,
}) => {
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  await visit('/our-vision');
  await whenKept(page, '/our-vision');
  await whenKept(page, '/contact-us');
  site.goSlow();
  await page.reload({ waitUntil: 'commit' });
  await expect(offlineNotice(page)).toContainText(words.offline.slow);
  await expect(offlineNotice(page)).toContainText(time);
  await expect(heading('Our Vision')).toBeVisible();
  site.comeBack();

  await loseConnection();
  await page.reload();
  await closeEnquiryDialog(page);
  await regainConnection();
  await expect(offlineNotice(page)).toContainText(words.offline.again);
  await offlineNotice(page).getByRole('link', { name: words.offline.loadAnew }).click();
  await expect(heading('Our Vision')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-offline');

  site.goDown();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us', exact: true }).click();
  await expect(offlineNotice(page)).toContainText(time);
  await expect(heading('Contact Us')).toBeVisible();
});

test('an offline form says before Send that it can’t be sent, and keeps the answers', async ({
  page,
  visit,
  loseConnection,
  regainConnection,
}) => {
  const alerts = watchAlerts(page);
  const place = page.getByRole('main');
  const hint = place.getByText(words.offline.formCannotBeSent);
  await visit('/enquiry-form');
  await whenKept(page);
  await expect(hint).toBeHidden();
  await loseConnection();
  await expect(hint).toBeVisible();
  await expect(place.getByText(words.offline.formCanBeFilledIn)).toBeVisible();
  await fillIn(place, enquiry, answersOf(enquiry, 'आरव'));
  await place.getByRole('button', { name: words.send }).click();
  await expect(place.getByRole('alert')).toContainText(words.failure.offline);
  expect(alerts).toEqual([expect.stringMatching(/^Oops\.\.\. \{"status":0,"statusText":"No connection"/)]);

  await page.reload();
  await expect(hint).toBeVisible();
  await expect(question(place, 'Student’s full name')).toHaveValue('आरव');
  await regainConnection();
  await expect(hint).toBeHidden();
  expect((await everythingKept(page)).texts).not.toContain('आरव');
});

test('so does a form without React, and Send keeps its answers', async ({ page, loseConnection, expectProblem }) => {
  // The last message is about a worker that fails to install.
  expectProblem(/Failed to load resource|ERR_|unknown error occurred when fetching the script/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/enquiry-form');
  await loseConnection();
  const place = page.getByRole('main');
  const name = question(place, 'Student’s full name');
  await name.fill('आरव');
  await expect(place.getByText(words.offline.formCannotBeSent)).toBeVisible();
  await place.getByRole('button', { name: words.send }).click();
  await expect(name).toHaveValue('आरव');
});

test('the caches hold no personal data: no submission and no query', async ({ page, visit, expectProblem }) => {
  // The site of this test has no endpoint.
  expectProblem(/405/);
  watchAlerts(page);
  await visit('/enquiry-form?name=Sunita');
  await whenKept(page, '/enquiry-form');
  await fillIn(page.getByRole('main'), enquiry, answersOf(enquiry, 'आरव पाटील'));
  await page.getByRole('main').getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.goto('/our-vision?mobile=9876543210');
  await whenKept(page, '/our-vision');
  const { addresses, texts } = await everythingKept(page);
  expect(addresses).toContain(href('/our-vision'));
  for (const personal of ['Sunita', 'आरव', '98765']) expect(texts + addresses.join()).not.toContain(personal);
  for (const part of ['?', '/api/']) expect(addresses.join()).not.toContain(part);
});

test('under Save-Data the worker fetches nothing by itself, and caches the pages that the visitor opens', async ({
  page,
  visit,
  site,
  loseConnection,
  expectProblem,
}) => {
  // The worker asks for the browser's cached copy of the page, which doesn't exist in a test.
  expectProblem(/ERR_CACHE_MISS/);
  const saveData = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";
  site.replace('/service-worker.js', withFirstLine(saveData));
  await visit('/our-vision');
  await whenInOffice(page);
  await page.goto('/our-mission');
  await whenKept(page, '/our-mission');
  const kept = await keptScreens(page);
  for (const unseen of keptUnseen) {
    expect(site.requests).not.toContain(unseen);
    expect(kept).not.toContain(unseen);
  }

  await loseConnection();
  await page.goto('/classes');
  await expect(page.getByRole('heading', { name: words.offline.title })).toBeVisible();
  await page.goto('/our-mission');
  await expect(page.getByRole('heading', { name: 'Our Mission', level: 1 })).toBeVisible();
});

test('on a full phone the site works, and the offline page has the telephone number', async ({
  page,
  visit,
  site,
  loseConnection,
}) => {
  const full = "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));";
  site.replace('/service-worker.js', withFirstLine(full));
  await visit('/');
  await whenInOffice(page);
  await visit('/classes');
  await expect(page.getByRole('heading', { name: 'Highlights of Classes', level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Vision', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
  expect(await keptScreens(page)).toEqual([]);

  await loseConnection();
  await page.goto('/classes');
  await expect(page.getByRole('heading', { name: words.offline.title })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(3);
});

/** All cached addresses, and the texts of the cached pages. */
function everythingKept(page: Page): Promise<{ addresses: string[]; texts: string }> {
  return page.evaluate(async () => {
    const addresses: string[] = [];
    let texts = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        addresses.push(request.url.replace(location.origin, ''));
        if (answer?.headers.get('content-type')?.startsWith('text/')) texts += await answer.text();
      }
    }
    return { addresses, texts };
  });
}
