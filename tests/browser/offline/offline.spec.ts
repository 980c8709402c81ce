import type { Page } from '@playwright/test';
import { href } from '../../../app/href';
import { answersOf, fillIn, question } from '../support/answers';
import { content, headingOf } from '../support/content';
import { closeEnquiryDialog } from '../support/fixtures';
import { expect, keptScreens, offlineNotice, test, timeOfPage, whenInOffice, whenKept } from './offline-fixtures';
import { withFirstLine } from './offline-site';
import { watchAlerts } from '../support/sending';
import { enquiryForm, footerLink, keptUnseen, linkToKept, nameField, readingScreen } from '../support/this-school';
import { words } from '../support/words';

test.skip(!content.settings.keepsPagesOffline, 'This school keeps no pages on phones.');

const time = timeOfPage();

test('the cached page shows if the network takes too long, offline, and if only the server is down, and then offers a reload', async ({
  page,
  visit,
  site,
  loseConnection,
  regainConnection,
}) => {
  const { path } = readingScreen();
  const { label, to } = linkToKept();
  const heading = (of: string) => page.getByRole('heading', { name: headingOf(of), level: 1 });
  await visit(path);
  await whenKept(page, path);
  await whenKept(page, to);
  site.goSlow();
  await page.reload({ waitUntil: 'commit' });
  await expect(offlineNotice(page)).toContainText(words.offline.slow);
  await expect(offlineNotice(page)).toContainText(time);
  await expect(heading(path)).toBeVisible();
  site.comeBack();

  await loseConnection();
  await page.reload();
  await closeEnquiryDialog(page);
  await regainConnection();
  await expect(offlineNotice(page)).toContainText(words.offline.again);
  await offlineNotice(page).getByRole('link', { name: words.offline.loadAnew }).click();
  await expect(heading(path)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-offline');

  site.goDown();
  await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
  await expect(offlineNotice(page)).toContainText(time);
  await expect(heading(to)).toBeVisible();
});

test('an offline form says before Send that it can’t be sent, and keeps the answers', async ({
  page,
  visit,
  loseConnection,
  regainConnection,
}) => {
  const { form, path } = enquiryForm();
  const alerts = watchAlerts(page);
  const place = page.getByRole('main');
  const hint = place.getByText(words.offline.formCannotBeSent);
  await visit(path);
  await whenKept(page);
  await expect(hint).toBeHidden();
  await loseConnection();
  await expect(hint).toBeVisible();
  await expect(place.getByText(words.offline.formCanBeFilledIn)).toBeVisible();
  await fillIn(place, form, answersOf(form, 'आरव'));
  await place.getByRole('button', { name: words.send }).click();
  await expect(place.getByRole('alert')).toContainText(words.failure.offline);
  expect(alerts).toEqual([expect.stringMatching(/^Oops\.\.\. \{"status":0,"statusText":"No connection"/)]);

  await page.reload();
  await expect(hint).toBeVisible();
  await expect(question(place, nameField(form))).toHaveValue('आरव');
  await regainConnection();
  await expect(hint).toBeHidden();
  expect((await everythingKept(page)).texts).not.toContain('आरव');
});

test('so does a form without React, and Send keeps its answers', async ({ page, loseConnection, expectProblem }) => {
  // The last message is about a worker that fails to install.
  expectProblem(/Failed to load resource|ERR_|unknown error occurred when fetching the script/);
  await page.route('**/assets/*.js', (route) => route.abort());
  const { form, path } = enquiryForm();
  await page.goto(path);
  await loseConnection();
  const place = page.getByRole('main');
  const name = question(place, nameField(form));
  await name.fill('आरव');
  await expect(place.getByText(words.offline.formCannotBeSent)).toBeVisible();
  await place.getByRole('button', { name: words.send }).click();
  await expect(name).toHaveValue('आरव');
});

test('the caches hold no personal data: no submission and no query', async ({ page, visit, expectProblem }) => {
  // The site of this test has no endpoint.
  expectProblem(/405/);
  watchAlerts(page);
  const { form, path } = enquiryForm();
  const { path: next } = readingScreen();
  await visit(`${path}?name=Sunita`);
  await whenKept(page, path);
  await fillIn(page.getByRole('main'), form, answersOf(form, 'आरव पाटील'));
  await page.getByRole('main').getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.goto(`${next}?mobile=9876543210`);
  await whenKept(page, next);
  const { addresses, texts } = await everythingKept(page);
  expect(addresses).toContain(href(next));
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
  const [one, other] = [readingScreen(1).path, readingScreen(2).path];
  await visit(one);
  await whenInOffice(page);
  await page.goto(other);
  await whenKept(page, other);
  const kept = await keptScreens(page);
  for (const unseen of keptUnseen) {
    expect(site.requests).not.toContain(unseen);
    expect(kept).not.toContain(unseen);
  }

  await loseConnection();
  await page.goto(keptUnseen[0] ?? '');
  await expect(page.getByRole('heading', { name: words.offline.title })).toBeVisible();
  await page.goto(other);
  await expect(page.getByRole('heading', { name: headingOf(other), level: 1 })).toBeVisible();
});

test('on a full phone the site works, and the offline page has the telephone number', async ({
  page,
  visit,
  site,
  loseConnection,
}) => {
  const full = "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));";
  site.replace('/service-worker.js', withFirstLine(full));
  const [kept = ''] = keptUnseen;
  const { label, heading } = footerLink();
  await visit('/');
  await whenInOffice(page);
  await visit(kept);
  await expect(page.getByRole('heading', { name: headingOf(kept), level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  expect(await keptScreens(page)).toEqual([]);

  await loseConnection();
  await page.goto(kept);
  await expect(page.getByRole('heading', { name: words.offline.title })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(content.school.phones.length);
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
