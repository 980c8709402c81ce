import type { Page } from '@playwright/test';
import { href } from '../../../app/href';
import { searchAddress } from '../../../app/search/search-address';
import { words } from '../support/school';
import { expect, offlineNotice, test, whenInOffice, whenKept } from './offline-fixtures';

test('pages are kept even if the host hides their e-mail addresses and adds a script', async ({
  page,
  visit,
  site,
  loseConnection,
  expectProblem,
}) => {
  expectProblem(/Content.Security.Policy/i);
  site.alterPages((html) =>
    html
      .replace(/<a [^>]*href="mailto:[^>]*>.*?<\/a>/g, '<a href="/cdn-cgi/l/email-protection#0b">[email protected]</a>')
      .replace('</body>', '<script>window.follow = true</script></body>'),
  );
  await visit('/');
  await whenKept(page, '/contact-us');
  await visit('/our-vision');
  await whenKept(page, '/our-vision');
  await loseConnection();
  for (const [address, name] of [
    ['/contact-us', 'Contact Us'],
    ['/our-vision', 'Our Vision'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(offlineNotice(page)).toContainText(words.offline.youAreOffline);
  }
});

test('pages that a hotspot sends in place of pages and files are not kept', async ({
  page,
  visit,
  site,
  loseConnection,
  expectProblem,
}) => {
  // The browser requests the worker's script and gets the hotspot's page.
  expectProblem(/unsupported MIME type|service.worker/i);
  await visit('/school-curriculum');
  await whenKept(page);
  const links = page.getByRole('main').locator('a[href*="/documents/"]');
  const document = (await links.first().getAttribute('href')) ?? '';
  const files = [document, href('/pictures/a-0a1b2c3d.svg'), href('/assets/a-0a1b2c3d.js'), href('/icon.svg')];
  site.showPortal('<!DOCTYPE html><title>Log in</title><h1>Log in to the network</h1>');
  for (const each of ['/our-vision', '/contact-us']) {
    await page.goto(each);
    await expect(page.getByRole('heading', { name: 'Log in to the network' })).toBeVisible();
  }
  await page.evaluate(
    (addresses) => Promise.all(addresses.map(async (address) => (await fetch(address)).text())),
    [...files, href(searchAddress('en'))],
  );
  site.showPortal(undefined);
  await page.goto('/');
  await whenInOffice(page);
  expect(await keptWith(page, 'Log in to the network')).toEqual([]);

  await loseConnection();
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible();
  await page.goto('/our-vision');
  await expect(page.getByRole('heading', { name: words.offline.title })).toBeVisible();
});

/** Addresses of cached responses that contain a text. */
function keptWith(page: Page, text: string): Promise<string[]> {
  return page.evaluate(async (searched) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys())
        if ((await (await cache.match(key))?.text())?.includes(searched)) found.push(key.url);
    }
    return found;
  }, text);
}
