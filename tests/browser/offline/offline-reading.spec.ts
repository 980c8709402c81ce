import { readFile } from 'node:fs/promises';
import { addressOf, href } from '../../../app/href';
import { axeFindings, usualWidths } from '../support/accessibility';
import { spellingsOf } from '../../../model/projections/pages/canonical-address';
import { languages } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { closeEnquiryDialog } from '../support/fixtures';
import { pressUntilHeard } from '../support/keyboard';
import { expect, offlineNotice, test, timeOfPage, whenInOffice, whenKept } from './offline-fixtures';
import { keptUnseen, words } from '../support/school';

const time = timeOfPage();

test('a visited page and the fees, contacts and forms are read offline, at every spelling of their addresses', async ({
  page,
  visit,
  loseConnection,
}) => {
  await visit('/');
  for (const kept of keptUnseen) await whenKept(page, kept);
  const answer = await (await page.goto('/our-vision'))?.headerValue('date');
  await whenKept(page, '/our-vision');
  const lostAt = Date.now();
  await loseConnection();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
  await expect(offlineNotice(page)).toContainText(words.offline.youAreOffline);
  await expect(offlineNotice(page)).toContainText(time);
  const fetchedAt = Date.parse((await offlineNotice(page).locator('time').getAttribute('datetime')) ?? '');
  // The worker may have fetched the page once more for its cache.
  expect(fetchedAt).toBeGreaterThanOrEqual(Date.parse(answer ?? ''));
  expect(fetchedAt).toBeLessThanOrEqual(lostAt);
  await expect(offlineNotice(page).getByRole('link', { name: words.offline.call('+91 00000 00001') })).toHaveAttribute(
    'href',
    /^tel:\+91/,
  );

  for (const kept of keptUnseen) {
    await page.goto(kept);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.offline.title);
    await expect(offlineNotice(page)).toContainText(time);
    expect(await axeFindings(page, usualWidths), kept).toEqual([]);
  }
  await page.goto('/enquiryForm');
  await expect(page).toHaveURL('/enquiry-form');
  for (const spelling of spellingsOf('/classes')) {
    await page.goto(spelling);
    await expect(page).toHaveURL('/classes');
  }
});

test('offline, an unvisited page says so and offers the telephone and the cached pages; search hits are not cached', async ({
  page,
  visit,
  loseConnection,
  regainConnection,
}) => {
  await visit('/');
  await whenKept(page);
  await page.goto('/search?q=Contact%20Us');
  await whenInOffice(page);
  await loseConnection();
  await page.goto('/search');
  // The search page itself may be cached.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main input[value="Contact Us"]')).toHaveCount(0);

  await page.goto('/our-vision');
  await expect(page.getByRole('heading', { name: words.offline.title })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(3);
  expect(await page.locator('img.drawing').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  const kept = page.getByRole('link', { name: 'Highlights of Classes', exact: true });
  await expect(kept).toHaveAttribute('href', href('/classes'));
  await expect(page.getByRole('link', { name: 'Our Vision', exact: true })).toHaveCount(0);
  expect(await axeFindings(page, usualWidths)).toEqual([]);
  await regainConnection();
  await expect(page.getByRole('heading', { name: 'Our Vision', level: 1 })).toBeVisible();
});

test('in another language the first touch caches its pages, and the offline texts are in it', async ({
  page,
  visit,
  site: served,
  loseConnection,
}) => {
  await visit('/');
  await whenKept(page);
  await page.getByRole('banner').getByRole('link', { name: languages.mr.name, exact: true }).click();
  await expect(page).toHaveURL('/mr');
  await expect(page.locator('html')).toHaveAttribute('lang', languages.mr.tag);
  await whenKept(page, '/mr');
  expect(served.requests).not.toContain('/mr/classes');
  await pressUntilHeard(page, 'Shift');
  await whenKept(page, '/mr/classes');
  await loseConnection();

  await page.goto('/mr/our-vision');
  await expect(page.getByRole('heading', { name: wordsIn.mr.offline.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', languages.mr.tag);
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(3);
  await page.getByRole('link', { name: 'वर्गांची ठळक माहिती', exact: true }).click();
  await expect(page).toHaveURL('/mr/classes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('वर्गांची ठळक माहिती');
  await expect(offlineNotice(page, 'mr')).toContainText(wordsIn.mr.offline.youAreOffline);
  await expect(offlineNotice(page, 'mr')).toContainText(timeOfPage('mr'));
});

test('an opened document opens offline, another does not', async ({ page, visit, site, loseConnection }) => {
  await visit('/school-curriculum');
  await whenInOffice(page);
  const documents = page.getByRole('main').locator('a[href*="/documents/"]');
  const addresses = await documents.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const [opened = '', other = ''] = new Set(addresses.map(addressOf));
  const open = (address: string) =>
    page.evaluate(async (url) => {
      const answer = await fetch(url);
      return `${answer.status} ${answer.headers.get('content-type')} ${(await answer.text()).slice(0, 5)}`;
    }, href(address));
  for (const time of [1, 2]) {
    expect(await open(opened)).toBe('200 application/pdf %PDF-');
    // The worker requests the document each time, because the school may have replaced it.
    expect(site.requests.filter((address) => address === opened)).toHaveLength(time);
  }
  // The page receives the document before the cache does.
  await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), href(opened))).toBe(true);
  await loseConnection();
  expect(await open(opened)).toBe('200 application/pdf %PDF-');
  expect(await open(other)).toMatch(/^503 text\/html.* <!DOC$/);
  // Chromium without its PDF viewer downloads a PDF.
  const download = page.waitForEvent('download');
  await page.evaluate((address) => location.assign(address), href(opened));
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('after one search, the search works offline and on a slow network', async ({
  page,
  visit,
  site,
  loseConnection,
  regainConnection,
}) => {
  await visit('/');
  await whenKept(page);
  const ask = async () => {
    await page.getByRole('banner').getByRole('button', { name: words.search.search, exact: true }).click();
    await page.getByRole('search').getByRole('searchbox').fill('Contact Us');
    await expect(page.locator('[data-answer] a').first()).toContainText('Contact Us');
  };
  await ask();
  await loseConnection();
  await visit('/');
  await ask();
  await regainConnection();
  site.goSlow();
  await page.reload({ waitUntil: 'commit' });
  await closeEnquiryDialog(page);
  await ask();
  site.comeBack();
});
