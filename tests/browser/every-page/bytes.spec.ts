import { budgetsBrokenBy, HTML_LIMIT_BYTES } from '../../bench/site/budgets';
import { measuredPhone, measureScreenBytes } from '../../bench/site/screen-bytes';
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
import { expect, test } from '../support/fixtures';
import { album } from '../support/this-school';

/** Distance below the viewport at which Chromium loads lazy images: https://web.dev/articles/browser-level-image-lazy-loading */
const LAZY_DISTANCE_PX = 1250;

test.use({ ...measuredPhone, launchOptions: chromiumOptions({ wholeBrowser: true }) });

/** The screens to measure: one of each kind, the longest album, and the largest of other languages. `npm run test:all` measures all. */
const inFirst = (testsAll ? addresses : addressesOfKinds).map(({ path }) => path);
const albums = addresses
  .map(({ path }) => path)
  .filter(isAlbum)
  .sort((one, other) => compressedBytes(other) - compressedBytes(one));

for (const path of [...inFirst.filter((each) => !isAlbum(each)), ...albums.slice(0, 1), ...heaviestInOthers()]) {
  test(`${path} is within its byte budgets`, async ({ page, baseURL }) => {
    expect(budgetsBrokenBy(await measureScreenBytes(page, baseURL ?? '', path))).toEqual([]);
  });
}

test('the HTML of every page fits into the first packets', () => {
  const heavy = addressesInEveryLanguage.filter(({ path }) => compressedBytes(path) > HTML_LIMIT_BYTES);
  expect(heavy.map(({ path }) => `${path}: ${compressedBytes(path)}`)).toEqual([]);
});

test('a large album loads only photos in or near the viewport', async ({ page, visit }) => {
  const long = album(51);
  await visit(long.gallery);
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.add(request.url());
  });
  const heading = page.getByRole('heading', { name: long.title, exact: true });
  await page.getByRole('main').getByRole('link').filter({ has: heading }).click();
  const opened = page.getByRole('dialog', { name: long.title });
  await expect(opened.getByRole('listitem').first().getByRole('img')).toHaveJSProperty('complete', true);
  await page.waitForLoadState('networkidle');
  const photos = await opened.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { top } = item.getBoundingClientRect();
      return { isLoaded: item.querySelector('img')!.naturalWidth > 0, belowViewPx: top - innerHeight };
    }),
  );
  expect(photos.filter(({ belowViewPx, isLoaded }) => belowViewPx < 0 && !isLoaded)).toEqual([]);
  const far = photos.filter(({ belowViewPx }) => belowViewPx > LAZY_DISTANCE_PX);
  expect(far).not.toEqual([]);
  expect(far.filter(({ isLoaded }) => isLoaded)).toEqual([]);
  const shownOnPage = await page.evaluate(() => [
    ...[...document.images].map(({ currentSrc }) => currentSrc),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')].map(({ href }) => href),
  ]);
  expect([...requested].filter((address) => !shownOnPage.includes(address))).toEqual([]);
});
