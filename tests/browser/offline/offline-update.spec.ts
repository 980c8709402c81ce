import type { Page } from '@playwright/test';
import { href } from '../../../app/href';
import { expect, keptScreens, offlineNotice, test, whenInOffice, whenKept } from './offline-fixtures';
import { nextVersion } from './offline-site';
import { words } from '../support/school';

const linkInFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Our Vision', exact: true });

test('after a deployment, a link leads to a page of the new build with its islands', async ({ page, visit, site }) => {
  await visit('/');
  // The page is cached with its scripts, so the worker requests nothing more of this build.
  await whenKept(page, '/');
  site.deploy('next');
  await page.evaluate((address) => window.location.assign(address), href('/enquiry-form'));
  await expect(page.getByRole('contentinfo')).toContainText(nextVersion);
  const scripts = watchScripts(page);
  await page.getByRole('main').getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words.form.errorSummary(7));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.endsWith('-next.js'))).toEqual([]);
});

test('a page of the old build still gets its islands after the new worker has taken over', async ({
  page,
  context,
  visit,
  site,
}) => {
  await visit('/enquiry-form');
  await whenKept(page, '/enquiry-form');
  site.deploy('next');
  await letNextWorkerTakeOver(await context.newPage());

  // The server no longer has the script of this form.
  await page.bringToFront();
  await page.getByRole('main').getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words.form.errorSummary(7));
  await linkInFooter(page).click();
  await expect(page.getByRole('contentinfo')).toContainText(nextVersion);
});

test('after an update the new pages are cached, and pages visited before can still be read', async ({
  page,
  visit,
  site,
  loseConnection,
}) => {
  for (const path of ['/our-mission', '/our-vision']) {
    await visit(path);
    await whenKept(page, path);
  }
  site.deploy('next');
  await letNextWorkerTakeOver(page);
  await loseConnection();
  await page.goto('/classes');
  await expect(page.getByRole('contentinfo')).toContainText(nextVersion);
  await page.goto('/our-vision');
  await expect(page.getByRole('contentinfo')).toContainText(nextVersion);
  await page.goto('/our-mission');
  await expect(page.getByRole('contentinfo')).not.toContainText(nextVersion);
  await expect(page.getByRole('heading', { name: 'Our Mission', level: 1 })).toBeVisible();
});

for (const [name, breakIt] of [
  ['answers with errors', { status: 500, body: 'broken' }],
  ['serves pages of another build', { status: 200, body: '<title>Another</title>' }],
] as const) {
  test(`a new worker whose server ${name} doesn’t activate, and the old one stays`, async ({
    page,
    visit,
    site,
    loseConnection,
    expectProblem,
  }) => {
    expectProblem(/500/);
    await visit('/our-vision');
    await whenKept(page, '/our-vision');
    const before = await storeNames(page);
    site.deploy('next');
    site.replace('/enquiry-form', (response) => {
      response.writeHead(breakIt.status, { 'content-type': 'text/html' }).end(breakIt.body);
    });
    expect(await page.evaluate(updateFails)).toBe(true);
    expect(await storeNames(page)).toEqual(before);

    await loseConnection();
    await page.goto('/enquiry-form');
    await expect(page.getByRole('heading', { name: 'Enquiry Form', level: 1 })).toBeVisible();
    await expect(offlineNotice(page)).toContainText(words.offline.youAreOffline);
  });
}

test('the setting keepsPagesOffline: false removes worker and caches, and open pages keep working', async ({
  page,
  visit,
  site,
}) => {
  const ofAnotherSchool = '/another-school/site-pictures';
  await visit('/');
  await whenKept(page);
  await page.evaluate(keepPicture, ofAnotherSchool);
  site.deploy('off');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([ofAnotherSchool]);
  await expect.poll(() => page.evaluate(datedStores)).toEqual([ofAnotherSchool]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await linkInFooter(page).click();
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();

  await visit('/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await linkInFooter(page).click();
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(await keptScreens(page)).toEqual([]);
});

/** Loads a page of the next build and waits until its worker has filled its cache and controls the page. */
async function letNextWorkerTakeOver(page: Page): Promise<void> {
  const answer = await page.goto('/our-vision');
  expect(await answer?.text()).toContain(nextVersion);
  const pageStores = async () => (await storeNames(page)).filter((name) => name.includes('site-pages-'));
  await expect.poll(pageStores, { timeout: 20_000 }).toHaveLength(2);
  await whenInOffice(page);
}

function storeNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Runs in the page: looks for a new worker. @returns whether its installation failed */
async function updateFails(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return new Promise((resolve) => {
    // Listen first: the installation may fail before `update()` resolves.
    registration?.addEventListener('updatefound', () => {
      const next = registration.installing;
      next?.addEventListener('statechange', () => next.state !== 'installing' && resolve(next.state === 'redundant'));
    });
    registration?.update().catch(() => undefined);
  });
}

/** Runs in the page: caches a picture and its date, as the worker of another school on the same host would. */
async function keepPicture(cacheName: string): Promise<void> {
  const url = `${location.origin}/another-school/pictures/a.svg`;
  await (await caches.open(cacheName)).put(url, new Response('<svg/>'));
  const opening = indexedDB.open('workbox-expiration', 1);
  opening.onupgradeneeded = () => {
    const store = opening.result.createObjectStore('cache-entries', { keyPath: 'id' });
    store.createIndex('cacheName', 'cacheName', { unique: false });
    store.createIndex('timestamp', 'timestamp', { unique: false });
  };
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const writing = opening.result.transaction('cache-entries', 'readwrite');
  writing.objectStore('cache-entries').put({ id: `${cacheName}|${url}`, url, cacheName, timestamp: Date.now() });
  await new Promise((resolve) => (writing.oncomplete = resolve));
  opening.result.close();
}

/** Runs in the page: names of the caches for which dates are stored. */
async function datedStores(): Promise<string[]> {
  const opening = indexedDB.open('workbox-expiration', 1);
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const reading = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll();
  await new Promise((resolve) => (reading.onsuccess = resolve));
  opening.result.close();
  return [...new Set((reading.result as { cacheName: string }[]).map(({ cacheName }) => cacheName))];
}

/** The scripts that the page loads, in order. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
