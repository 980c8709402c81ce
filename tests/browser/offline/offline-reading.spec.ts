import { readFile } from 'node:fs/promises';
import { addressOf, href } from '../../../app/href';
import { axeFindings, usualWidths } from '../support/accessibility';
import { spellingsOf } from '../../../model/projections/pages/canonical-address';
import { addressIn } from '../../../model/projections/pages/languages';
import { languages } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { content, contentsOfOthers, headingOf, shown } from '../support/content';
import { closeEnquiryDialog } from '../support/fixtures';
import { pressUntilHeard } from '../support/keyboard';
import { expect, offlineNotice, test, timeOfPage, whenInOffice, whenKept } from './offline-fixtures';
import { keptUnseen, needed, readingScreen, screenOf, screenWithDocuments } from '../support/this-school';
import { words } from '../support/words';

test.skip(!content.settings.keepsPagesOffline, 'This school keeps no pages on phones.');

const time = timeOfPage();

test('a visited page and the fees, contacts and forms are read offline, at every spelling of their addresses', async ({
  page,
  visit,
  loseConnection,
}) => {
  const { path } = readingScreen();
  await visit('/');
  for (const kept of keptUnseen) await whenKept(page, kept);
  const answer = await (await page.goto(path))?.headerValue('date');
  await whenKept(page, path);
  const lostAt = Date.now();
  await loseConnection();
  await page.reload();
  await expect(page.getByRole('heading', { name: headingOf(path), level: 1 })).toBeVisible();
  await expect(offlineNotice(page)).toContainText(words.offline.youAreOffline);
  await expect(offlineNotice(page)).toContainText(time);
  const fetchedAt = Date.parse((await offlineNotice(page).locator('time').getAttribute('datetime')) ?? '');
  // The worker may have fetched the page once more for its cache.
  expect(fetchedAt).toBeGreaterThanOrEqual(Date.parse(answer ?? ''));
  expect(fetchedAt).toBeLessThanOrEqual(lostAt);
  await expect(
    offlineNotice(page).getByRole('link', { name: words.offline.call(content.school.phones[0]?.number ?? '') }),
  ).toHaveAttribute('href', /^tel:\+91/);

  for (const kept of keptUnseen) {
    await page.goto(kept);
    await expect(page.getByRole('heading', { name: headingOf(kept), level: 1 })).toBeVisible();
    await expect(offlineNotice(page)).toContainText(time);
    expect(await axeFindings(page, usualWidths), kept).toEqual([]);
  }
  const [first = ''] = keptUnseen;
  const redirects = (content.settings.redirects ?? []).filter(({ to }) => keptUnseen.includes(to));
  for (const { from, to } of [...redirects, ...spellingsOf(first).map((from) => ({ from, to: first }))]) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

test('offline, an unvisited page says so and offers the telephone and the cached pages; search hits are not cached', async ({
  page,
  visit,
  loseConnection,
  regainConnection,
}) => {
  const { path } = readingScreen();
  const search = screenOf('search').path;
  const question = shown(screenOf('contact').data.title);
  const [kept = ''] = keptUnseen;
  await visit('/');
  await whenKept(page);
  await page.goto(`${search}?q=${encodeURIComponent(question)}`);
  await whenInOffice(page);
  await loseConnection();
  await page.goto(search);
  // The search page itself may be cached.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(`main input[value="${question}"]`)).toHaveCount(0);

  await page.goto(path);
  await expect(page.getByRole('heading', { name: words.offline.title })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(content.school.phones.length);
  expect(await page.locator('img.drawing').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  await expect(page.getByRole('link', { name: headingOf(kept), exact: true })).toHaveAttribute('href', href(kept));
  await expect(page.getByRole('link', { name: headingOf(path), exact: true })).toHaveCount(0);
  expect(await axeFindings(page, usualWidths)).toEqual([]);
  await regainConnection();
  await expect(page.getByRole('heading', { name: headingOf(path), level: 1 })).toBeVisible();
});

test('in another language the first touch caches its pages, and the offline texts are in it', async ({
  page,
  visit,
  site: served,
  loseConnection,
}) => {
  const site = needed(contentsOfOthers[0], 'second language');
  const { language } = site;
  const inIt = (path: string) => addressIn(language, path);
  const headingIn = (path: string) =>
    shown(site.screens.find((screen) => screen.path === path)?.data.title ?? '', language);
  const kept = inIt(keptUnseen[0] ?? '');
  const unseen = inIt(readingScreen().path);
  await visit('/');
  await whenKept(page);
  await page.getByRole('banner').getByRole('link', { name: languages[language].name, exact: true }).click();
  await expect(page).toHaveURL(inIt('/'));
  await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag);
  await whenKept(page, inIt('/'));
  expect(served.requests).not.toContain(kept);
  await pressUntilHeard(page, 'Shift');
  await whenKept(page, kept);
  await loseConnection();

  await page.goto(unseen);
  await expect(page.getByRole('heading', { name: wordsIn[language].offline.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag);
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(content.school.phones.length);
  await page.getByRole('link', { name: headingIn(kept), exact: true }).click();
  await expect(page).toHaveURL(kept);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingIn(kept));
  await expect(offlineNotice(page, language)).toContainText(wordsIn[language].offline.youAreOffline);
  await expect(offlineNotice(page, language)).toContainText(timeOfPage(language));
});

test('an opened document opens offline, another does not', async ({ page, visit, site, loseConnection }) => {
  const { path } = screenWithDocuments(2);
  await visit(path);
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
  screenOf('search');
  const title = shown(screenOf('contact').data.title);
  await visit('/');
  await whenKept(page);
  const ask = async () => {
    await page.getByRole('banner').getByRole('button', { name: words.search.search, exact: true }).click();
    await page.getByRole('search').getByRole('searchbox').fill(title);
    await expect(page.locator('[data-answer] a').first()).toContainText(title);
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
