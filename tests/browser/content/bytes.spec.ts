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
