import type { Page } from '@playwright/test';
import { axeFindings } from './accessibility';
import { enquiryOf, fillIn } from './answers';
import { closeEnquiryDialog, enquiryDialog } from './fixtures';
import { expect, keptScreens, offlineNotice, test, whenInOffice, whenKept } from './offline-fixtures';
import { withFirstLine } from './offline-site';
import { watchAlerts } from './sending';

const time = /This page is from \d{1,2} [A-Z][a-z]+, \d\d:\d\d\./;

test('a visited screen is read offline: with the time at which it was fetched and the phone number', async ({
  page,
  visit,
  loseConnection,
}) => {
  await visit('/');
  await whenKept(page);
  const answer = await (await page.goto('/why-us'))?.headerValue('date');
  await whenKept(page, '/why-us');
  await loseConnection();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Why Us', level: 1 })).toBeVisible();
  await expect(offlineNotice(page)).toContainText('You are offline.');
  await expect(offlineNotice(page)).toContainText(time);
  const fetchedAt = await offlineNotice(page).locator('time').getAttribute('datetime');
  expect(fetchedAt).toBe(answer && new Date(answer).toISOString());
  await expect(offlineNotice(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+91/);
});

test('a kept screen comes alive offline', async ({ page, visit, loseConnection }) => {
  await visit('/why-us');
  await whenKept(page, '/why-us');
  await loseConnection();
  await page.reload();
  await closeEnquiryDialog(page);
  await expect(offlineNotice(page)).toContainText(time);
});

for (const [path, heading] of [
  ['/classes', 'Highlights of Classes'],
  ['/contact-us', 'Contact Us'],
  ['/enquiry-form', 'Enquiry Form'],
  ['/career', 'Career with Us'],
] as const) {
  test(`${path} is read offline by somebody who never opened it`, async ({ page, visit, loseConnection }) => {
    await visit('/');
    await whenKept(page, path);
    await loseConnection();
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(offlineNotice(page)).toContainText(time);
  });
}

test('a screen that was reached inside the site is kept, too', async ({ page, visit, loseConnection }) => {
  await visit('/');
  await whenKept(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Vision' }).click();
  await whenKept(page, '/our-vision');
  await loseConnection();
  await page.goto('/our-vision');
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
});

test('offline, links inside the site lead to what is kept', async ({ page, visit, loseConnection }) => {
  await visit('/');
  await whenKept(page);
  await loseConnection();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible();
  await expect(offlineNotice(page)).toContainText(time);
});

test('where only the server is gone, a move inside the site is a full load of what is kept', async ({
  page,
  visit,
  site,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|ERR_/);
  await visit('/');
  await whenKept(page);
  site.goDown();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(offlineNotice(page)).toContainText(time);
  await expect(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible();
});

test('a screen that was never visited says so offline, and offers the phone and what is kept', async ({
  page,
  visit,
  loseConnection,
  regainConnection,
}) => {
  await visit('/');
  await whenKept(page);
  await loseConnection();
  await page.goto('/teachers');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(3);
  expect(await page.locator('img.drawing').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  await expect(page.getByRole('link', { name: 'Highlights of Classes' })).toHaveAttribute('href', '/classes');
  await expect(page.getByRole('link', { name: 'Our Teachers' })).toHaveCount(0);

  await regainConnection();
  await expect(page.getByRole('heading', { name: 'Our Teachers', level: 1 })).toBeVisible();
});

test('a document that was opened can be opened offline, another cannot', async ({
  page,
  visit,
  site,
  loseConnection,
}) => {
  await visit('/school-curriculum');
  await whenInOffice(page);
  const documents = page.getByRole('main').locator('a[href^="/documents/"]');
  const [opened = '', other = ''] = await documents.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const open = (address: string) =>
    page.evaluate(async (url) => {
      const answer = await fetch(url);
      return `${answer.status} ${(await answer.text()).slice(0, 5)}`;
    }, address);
  for (const time of [1, 2]) {
    expect(await open(opened)).toBe('200 %PDF-');
    // The school replaces it in place, so each time the newest is asked for.
    expect(site.requests.filter((address) => address === opened)).toHaveLength(time);
  }
  await loseConnection();
  expect(await open(opened)).toBe('200 %PDF-');
  expect(await open(other)).toBe('503 <!DOC');
});

test('what is shown offline is accessible', async ({ page, visit, loseConnection }) => {
  await visit('/');
  await whenKept(page);
  await loseConnection();
  await page.goto('/teachers');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/enquiry-form');
  await closeEnquiryDialog(page);
  await expect(offlineNotice(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('offline, other spellings of an address lead to it', async ({ page, visit, loseConnection }) => {
  await visit('/');
  await whenKept(page);
  await loseConnection();
  await page.goto('/enquiryForm');
  await expect(page).toHaveURL('/enquiry-form');
  await page.goto('/classes/');
  await expect(page).toHaveURL('/classes');
  await expect(page.getByRole('heading', { name: 'Highlights of Classes', level: 1 })).toBeVisible();
});

test('when the network takes too long, the kept screen is shown and says so', async ({ page, visit, site }) => {
  await visit('/why-us');
  await whenKept(page, '/why-us');
  site.goSlow();
  await page.reload({ waitUntil: 'commit' });
  await expect(offlineNotice(page)).toContainText('The connection is slow.');
  await expect(offlineNotice(page)).toContainText(time);
  await expect(page.getByRole('heading', { name: 'Why Us', level: 1 })).toBeVisible();
  site.comeBack();
});

test('a kept screen offers to be loaded anew when the connection is back', async ({
  page,
  visit,
  loseConnection,
  regainConnection,
}) => {
  await visit('/why-us');
  await whenKept(page, '/why-us');
  await loseConnection();
  await page.reload();
  await closeEnquiryDialog(page);
  await regainConnection();
  await expect(offlineNotice(page)).toContainText('You are connected again.');
  await offlineNotice(page).getByRole('link', { name: 'Load it again' }).click();
  await expect(page.getByRole('heading', { name: 'Why Us', level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-offline');
});

test('a form says offline before Send that it cannot be sent, and keeps the text', async ({
  page,
  visit,
  loseConnection,
  regainConnection,
}) => {
  const alerts = watchAlerts(page);
  const form = page.getByRole('main');
  const hint = form.getByText('this form cannot be sent now');
  await visit('/enquiry-form');
  await whenKept(page);
  await expect(hint).toBeHidden();
  await loseConnection();
  await expect(hint).toBeVisible();
  await expect(form.getByText('You can fill in the form now')).toBeVisible();
  await fillIn(form, enquiryOf('आरव'));
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('alert')).toContainText('Your phone is not connected to the internet.');
  expect(alerts).toEqual([expect.stringMatching(/^Oops\.\.\. \{"status":0,"statusText":"No connection"/)]);

  await page.reload();
  await closeEnquiryDialog(page);
  await expect(hint).toBeVisible();
  await expect(form.getByLabel('Student’s full name')).toHaveValue('आरव');
  await regainConnection();
  await expect(hint).toBeHidden();
  expect((await everythingKept(page)).texts).not.toContain('आरव');
});

test('a form says so where React never came, and Send does not throw the text away', async ({
  page,
  loseConnection,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|ERR_/);
  await page.route('**/assets/wake-*', (route) => route.abort());
  await page.goto('/enquiry-form');
  await expect(enquiryDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enquiryDialog(page)).toBeHidden();
  await loseConnection();
  const form = page.getByRole('main');
  await form.getByLabel('Student’s full name').fill('आरव');
  await expect(form.getByText('this form cannot be sent now')).toBeVisible();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByLabel('Student’s full name')).toHaveValue('आरव');
});

test('nothing that could be personal is kept: no send, no query', async ({ page, visit, expectProblem }) => {
  // This site has no endpoint.
  expectProblem(/405/);
  watchAlerts(page);
  await visit('/enquiry-form?name=Sunita');
  await whenKept(page, '/enquiry-form');
  await fillIn(page.getByRole('main'), enquiryOf('आरव पाटील'));
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.goto('/classes?mobile=9876543210');
  await whenKept(page);
  const { addresses, texts } = await everythingKept(page);
  expect(addresses).toContain('/classes');
  for (const personal of ['Sunita', 'आरव', '98765']) expect(texts + addresses.join()).not.toContain(personal);
  for (const part of ['?', '/api/']) expect(addresses.join()).not.toContain(part);
});

test('under Save-Data only the worker itself is fetched, and what passes by is kept', async ({
  page,
  visit,
  site,
  loseConnection,
  expectProblem,
}) => {
  // The browser is asked for its own copy of the page and, in a test, has none.
  expectProblem(/ERR_CACHE_MISS/);
  const saveData = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";
  site.replace('/service-worker.js', withFirstLine(saveData));
  await visit('/why-us');
  await whenInOffice(page);
  await page.goto('/our-vision');
  await whenKept(page, '/our-vision');
  expect(site.requests.filter((address) => address === '/classes')).toEqual([]);
  expect(await keptScreens(page)).not.toContain('/classes');

  await loseConnection();
  await page.goto('/classes');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.goto('/our-vision');
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
});

test('on a full phone the site works, and offline the phone number is still there', async ({
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Vision' }).click();
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
  expect(await keptScreens(page)).toEqual([]);

  await loseConnection();
  await page.goto('/classes');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(3);
});

/** Addresses of all that the caches hold, and the texts of the pages. */
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
