import { budgetsBrokenBy, HTML_LIMIT_BYTES } from '../../tools/bench/budgets';
import { measuredPhone, measureScreenBytes } from '../../tools/bench/screen-bytes';
import {
  addresses,
  addressesInEveryLanguage,
  addressesOfKinds,
  compressedBytes,
  heaviestInOthers,
  isAlbum,
  testsAll,
} from '../support/addresses';
import { chromiumOptions } from '../engines/launch-options';
import { expect, test } from '../support/fixtures';
import { album } from '../support/this-school';

test.use({ ...measuredPhone, launchOptions: chromiumOptions({ wholeBrowser: true }) });

/** One screen of each kind, the longest album, and the heaviest of other languages; all of them at night. */
const inFirst = (testsAll ? addresses : addressesOfKinds).map(({ path }) => path);
const albums = addresses
  .map(({ path }) => path)
  .filter(isAlbum)
  .sort((one, other) => compressedBytes(other) - compressedBytes(one));

for (const path of [...inFirst.filter((each) => !isAlbum(each)), ...albums.slice(0, 1), ...heaviestInOthers()]) {
  test(`${path} holds its budgets of bytes`, async ({ page, baseURL }) => {
    expect(budgetsBrokenBy(await measureScreenBytes(page, baseURL ?? '', path))).toEqual([]);
  });
}

test('the HTML of every page in every language fits into the first packets', () => {
  const heavy = addressesInEveryLanguage.filter(({ path }) => compressedBytes(path) > HTML_LIMIT_BYTES);
  expect(heavy.map(({ path }) => `${path}: ${compressedBytes(path)}`)).toEqual([]);
});

test('an album of many photos does not load them all at once', async ({ page, visit }) => {
  const long = album(51);
  await visit(long.gallery);
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') loaded.add(request.url());
  });
  const heading = page.getByRole('heading', { name: long.title, exact: true });
  await page.getByRole('main').getByRole('link').filter({ has: heading }).click();
  const opened = page.getByRole('dialog', { name: long.title });
  await expect(opened.getByRole('listitem').first().getByRole('img')).toHaveJSProperty('complete', true);
  await page.waitForLoadState('networkidle');
  expect(loaded.size).toBeGreaterThan(5);
  expect(loaded.size).toBeLessThan(45);
});
