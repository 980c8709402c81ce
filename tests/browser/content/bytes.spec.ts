import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { href } from '../../../app/href';
import { languageOfAddress } from '../../../model/projections/pages/languages';
import {
  addresses,
  addressesInEveryLanguage,
  addressesOfKinds,
  compressedBytes,
  heaviestInOthers,
  isAlbum,
} from '../support/addresses';
import { testsAll } from '../support/tests-all';
import { chromiumOptions } from '../engines/launch-options';
import { contentAt } from '../support/content';
import { expect, test } from '../support/fixtures';
import { measuredPhone, watchTraffic } from '../support/traffic';

const KB = 1024;
/** Servers send ten packets before waiting for an acknowledgement (RFC 6928): 14.6 KB, minus 0.7 KB of headers and protocol. */
const HTML_LIMIT_BYTES = 13_100;

test.use({ ...measuredPhone, launchOptions: chromiumOptions({ wholeBrowser: true }) });

/** The screens to measure: one of each kind, the longest album, and the largest of other languages. `npm run test:all` measures all. */
const inFirst = (testsAll ? addresses : addressesOfKinds).map(({ path }) => path);
const albums = addresses
  .map(({ path }) => path)
  .filter(isAlbum)
  .sort((one, other) => compressedBytes(other) - compressedBytes(one));

for (const path of [...inFirst.filter((each) => !isAlbum(each)), ...albums.slice(0, 1), ...heaviestInOthers()]) {
  test(`${path} is within its byte budgets`, async ({ page }) => {
    const isInDevanagari = new Intl.Locale(contentAt(path).language).maximize().script === 'Deva';
    const isHome = path === '/' || path === `/${languageOfAddress(path)}`;
    const expectAtMost = (limit: number, bytes: number, what: string) =>
      expect.soft(bytes, what).toBeLessThanOrEqual(limit);

    const traffic = watchTraffic(page);
    await page.goto(path);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
    await traffic.quiet();
    expectAtMost(HTML_LIMIT_BYTES, traffic.of('document'), 'HTML with its styles');
    // The inline script contains the base path, such as `/school`, three times.
    expectAtMost(3 * KB + 3 * (href('/').length - 1), await inlineScriptBytes(page), 'scripts in the page');
    expectAtMost(0, traffic.of('script'), 'script files before a touch');
    expectAtMost((isInDevanagari ? 30 : 10) * KB, traffic.of('font'), 'fonts');
    if (isHome) expectAtMost((isInDevanagari ? 80 : 60) * KB, traffic.of(), 'Home before the first view is complete');

    await touch(page, '[data-wakes-at]');
    await traffic.quiet();
    const ofPhotos = traffic.of('script');
    expectAtMost(25 * KB, ofPhotos, 'script files of the photos');
    await touch(page, '[data-island]');
    await traffic.quiet();
    expectAtMost(75 * KB, traffic.of('script') - ofPhotos, 'script files of the forms');
  });
}

test('the HTML of every page fits into the first packets', () => {
  const heavy = addressesInEveryLanguage.filter(({ path }) => compressedBytes(path) > HTML_LIMIT_BYTES);
  expect(heavy.map(({ path }) => `${path}: ${compressedBytes(path)}`)).toEqual([]);
});

/** Simulates the first touch of islands, even in a closed dialog. */
async function touch(page: Page, islands: string): Promise<void> {
  await page.evaluate((selector) => {
    for (const island of document.querySelectorAll(selector))
      island.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  }, islands);
  await page.waitForFunction(
    (selector) => [...document.querySelectorAll(selector)].every((island) => island.hasAttribute('data-awake')),
    islands,
  );
}

/** @returns the size of all inline scripts, compressed together */
async function inlineScriptBytes(page: Page): Promise<number> {
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([type="application/ld+json"])')].map(({ textContent }) => textContent),
  );
  return brotliCompressSync(scripts.join('\n')).length;
}
