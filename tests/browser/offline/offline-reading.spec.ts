import { readFile } from 'node:fs/promises';
import { addressOf, href } from '../../../app/href';
import { axeFindings } from '../support/accessibility';
import { spellingsOf } from '../../../model/projections/pages/canonical-address';
import { addressIn } from '../../../model/projections/pages/languages';
import { languages } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { content, contentsOfOthers, headingOf, shown } from '../support/content';
import { closeEnquiryDialog } from '../support/fixtures';
import { pressUntilHeard } from '../support/keyboard';
import { expect, offlineNotice, test, timeOfPage, whenInOffice, whenKept } from './offline-fixtures';
import { enquiryForm, keptUnseen, needed, readingScreen, screenOf, screenWithDocuments } from '../support/this-school';
import { words } from '../support/words';

test.skip(!content.settings.keepsPagesOffline, 'This school keeps no pages on phones.');

const time = timeOfPage();

test('a visited screen is read offline: with the time at which it was fetched and the phone number', async ({
  page,
  visit,
  loseConnection,
}) => {
  const { path } = readingScreen();
  await visit('/');
  await whenKept(page);
  const answer = await (await page.goto(path))?.headerValue('date');
  await whenKept(page, path);
  const lostAt = Date.now();
  await loseConnection();
  await page.reload();
  await expect(page.getByRole('heading', { name: headingOf(path), level: 1 })).toBeVisible();
  await expect(offlineNotice(page)).toContainText(words.offline.youAreOffline);
  await expect(offlineNotice(page)).toContainText(time);
  const fetchedAt = Date.parse((await offlineNotice(page).locator('time').getAttribute('datetime')) ?? '');
  // The worker may have fetched it once more to keep it.
  expect(fetchedAt).toBeGreaterThanOrEqual(Date.parse(answer ?? ''));
  expect(fetchedAt).toBeLessThanOrEqual(lostAt);
  await expect(
    offlineNotice(page).getByRole('link', { name: words.offline.call(content.school.phones[0]?.number ?? '') }),
  ).toHaveAttribute('href', /^tel:\+91/);
});

for (const path of keptUnseen) {
  test(`${path} is read offline by somebody who never opened it`, async ({ page, visit, loseConnection }) => {
    await visit('/');
    await whenKept(page, path);
    await loseConnection();
    await page.goto(path);
    await expect(page.getByRole('heading', { name: headingOf(path), level: 1 })).toBeVisible();
    await expect(offlineNotice(page)).toContainText(time);
  });
}

test('a screen that was never visited says so offline, and offers the phone and what is kept', async ({
  page,
  visit,
  loseConnection,
  regainConnection,
}) => {
  const { path } = readingScreen();
  const [kept = ''] = keptUnseen;
  await visit('/');
  await whenKept(page);
  await loseConnection();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: words.offline.title })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(content.school.phones.length);
  expect(await page.locator('img.drawing').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  await expect(page.getByRole('link', { name: headingOf(kept), exact: true })).toHaveAttribute('href', href(kept));
  await expect(page.getByRole('link', { name: headingOf(path), exact: true })).toHaveCount(0);

  await regainConnection();
  await expect(page.getByRole('heading', { name: headingOf(path), level: 1 })).toBeVisible();
});

test('whoever changes to another language has its screens kept at a touch, and reads in it what is said offline', async ({
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

test('a document that was opened can be opened offline, another cannot', async ({
  page,
  visit,
  site,
  loseConnection,
}) => {
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
    // The school replaces it in place, so each time the newest is asked for.
    expect(site.requests.filter((address) => address === opened)).toHaveLength(time);
  }
  // The page has it before the phone has stored it.
  await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), href(opened))).toBe(true);
  await loseConnection();
  expect(await open(opened)).toBe('200 application/pdf %PDF-');
  expect(await open(other)).toMatch(/^503 text\/html.* <!DOC$/);
  // Without its viewer, Chromium downloads what it would show.
  const download = page.waitForEvent('download');
  await page.evaluate((address) => location.assign(address), href(opened));
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('who has searched once finds offline, too, and where the network takes too long', async ({
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

test('a page that answered a question is not kept', async ({ page, visit, loseConnection }) => {
  const { path } = screenOf('search');
  const question = shown(screenOf('contact').data.title);
  await visit('/');
  await whenKept(page);
  await page.goto(`${path}?q=${encodeURIComponent(question)}`);
  await whenInOffice(page);
  await loseConnection();
  await page.goto(path);
  // The screen itself may be.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(`main input[value="${question}"]`)).toHaveCount(0);
});

test('what is shown offline is accessible', async ({ page, visit, loseConnection }) => {
  await visit('/');
  await whenKept(page);
  await loseConnection();
  await page.goto(readingScreen().path);
  await expect(page.getByRole('heading', { name: words.offline.title })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(enquiryForm().path);
  await expect(offlineNotice(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('offline, other spellings of an address lead to it', async ({ page, visit, loseConnection }) => {
  const [kept = ''] = keptUnseen;
  await visit('/');
  await whenKept(page);
  await loseConnection();
  for (const { from, to } of (content.settings.redirects ?? []).filter((each) => keptUnseen.includes(each.to))) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
  for (const spelling of spellingsOf(kept)) {
    await page.goto(spelling);
    await expect(page).toHaveURL(kept);
  }
  await expect(page.getByRole('heading', { name: headingOf(kept), level: 1 })).toBeVisible();
});
