import type { Page } from '@playwright/test';
import { expect, keptScreens, offlineNotice, test, whenInOffice, whenKept } from './offline-fixtures';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

test('a page that is open while the next build is put in place goes on with whole pages of one build', async ({
  page,
  visit,
  site,
}) => {
  await visit('/');
  // Kept with its scripts: from now on the worker asks the server for nothing of this build.
  await whenKept(page, '/');
  const scripts = watchScripts(page);
  site.deploy('next');
  await footerLink(page, 'Our Vision').click();
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-awake');
  // A full load: the wake module is the next build’s, and so is all that it imports.
  const wake = await page.locator('meta[name="wake"]').getAttribute('content');
  expect(wake).toMatch(/-next\.js$/);
  const after = scripts.slice(scripts.indexOf(wake ?? ''));
  expect(after.length).toBeGreaterThan(4);
  expect(after.filter((script) => !script.endsWith('-next.js'))).toEqual([]);
});

test('a page of the build before finds its scripts after the next worker has taken over', async ({
  page,
  context,
  visit,
  site,
}) => {
  await visit('/');
  // Kept with its scripts: from now on the worker asks the server for nothing of this build.
  await whenKept(page, '/');
  const [lazy = ''] = site.requests.filter((address) => /^\/assets\/teachers-[\w-]+\.js$/.test(address));
  site.deploy('next');
  await letNextWorkerTakeOver(await context.newPage());

  // The router asks for this module by itself. It is gone from the server.
  expect(await page.evaluate((address) => import(address).then(Object.keys), lazy)).not.toEqual([]);
  await page.bringToFront();
  await footerLink(page, 'Teacher').click();
  await expect(page.getByRole('heading', { name: 'Our Teachers', level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="wake"]')).toHaveAttribute('content', /-next\.js$/);
});

test('after the update the new screens are kept, and those visited before can still be read', async ({
  page,
  visit,
  site,
  loseConnection,
}) => {
  await visit('/our-mission');
  await whenKept(page, '/our-mission');
  await visit('/why-us');
  await whenKept(page, '/why-us');
  site.deploy('next');
  await letNextWorkerTakeOver(page);
  await loseConnection();
  await page.goto('/classes');
  await expect(page.locator('meta[name="wake"]')).toHaveAttribute('content', /-next\.js$/);
  await page.goto('/why-us');
  await expect(page.getByRole('heading', { name: 'Why Us, newly told', level: 1 })).toBeVisible();
  await page.goto('/our-mission');
  await expect(page.locator('meta[name="wake"]')).not.toHaveAttribute('content', /-next\.js$/);
  await expect(page.getByRole('heading', { name: 'Our Mission', level: 1 })).toBeVisible();
});

for (const [name, breakIt] of [
  ['answers with errors', { status: 500, body: 'broken' }],
  ['serves pages of another build', { status: 200, body: '<meta name="wake" content="/assets/wake-0.js"/>' }],
] as const) {
  test(`a new worker whose server ${name} does not come into office, and the old one goes on`, async ({
    page,
    visit,
    site,
    loseConnection,
    expectProblem,
  }) => {
    expectProblem(/500/);
    await visit('/why-us');
    await whenKept(page, '/why-us');
    const before = await storeNames(page);
    site.deploy('next');
    site.replace('/career', (response) => {
      response.writeHead(breakIt.status, { 'content-type': 'text/html' }).end(breakIt.body);
    });
    expect(await page.evaluate(updateFails)).toBe(true);
    expect(await storeNames(page)).toEqual(before);

    await loseConnection();
    await page.goto('/career');
    await expect(page.getByRole('heading', { name: 'Career with Us', level: 1 })).toBeVisible();
    await expect(offlineNotice(page)).toContainText('You are offline.');
  });
}

test('the switch in the settings takes everything away again, and open pages go on', async ({ page, visit, site }) => {
  await visit('/');
  await whenKept(page);
  await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
  site.deploy('off');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await footerLink(page, 'Our Vision').click();
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(true);

  await visit('/classes');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await footerLink(page, 'Our Vision').click();
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(await keptScreens(page)).toEqual([]);
});

/** Loads a page of the next build and waits until its worker has kept its screens and is in office. */
async function letNextWorkerTakeOver(page: Page): Promise<void> {
  const answer = await page.goto('/why-us');
  expect(await answer?.text()).toContain('newly told');
  const pageStores = async () => (await storeNames(page)).filter((name) => name.startsWith('site-pages-'));
  await expect.poll(pageStores, { timeout: 20_000 }).toHaveLength(2);
  await whenInOffice(page);
}

function storeNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Runs in the page: looks for a new worker, and says whether it gave up. */
async function updateFails(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const next = (await registration?.update())?.installing;
  if (!next) return false;
  return new Promise((resolve) => {
    next.addEventListener('statechange', () => next.state !== 'installing' && resolve(next.state === 'redundant'));
  });
}

/** Every script that the page loads, in their order. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
