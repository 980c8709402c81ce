import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { SEARCH_QUESTIONS_FILE, type SearchQuestion } from '../../../model/concepts/search-questions';
import { contentFolder } from '../../../model/mistakes/places/content-folder';
import { readContentText } from '../../../model/mistakes/places/content-text';
import { type Find, finder } from '../../../search/find';
import type { SearchFile } from '../../../search/search-file';
import { table } from '../../support/tables';
import { answerWordsIn, wordsIn } from '../../../words/words';
import { axeFindings } from '../support/accessibility';
import { builtPage } from '../support/addresses';
import { content, contents, shown } from '../support/content';
import { expect, phone, test } from '../support/fixtures';
import { readingScreen, screenOf } from '../support/this-school';
import { words } from '../support/words';

const answerWords = answerWordsIn[content.language];

const QUESTIONS = path.join(contentFolder(), SEARCH_QUESTIONS_FILE);
/** Number of hits that visitors look at. */
const FIRST = 3;

/** A word that no page has. */
const NOWHERE = 'zzqxv';

const sheet = (page: Page) => page.locator('[popover][role=search]');
const field = (page: Page) => sheet(page).getByRole('searchbox');
const hits = (page: Page) => sheet(page).locator('ol a');

async function openSearch(page: Page, name: string = words.search.search): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  await expect(field(page)).toBeFocused();
}

test.describe('in the sheet', () => {
  test.use(phone);

  test.beforeEach(async ({ visit }) => {
    screenOf('search');
    await visit(readingScreen().path);
  });

  test('hits come while the visitor types; no text leaves the phone, and nothing loads before', async ({ page }) => {
    const title = shown(screenOf('contact').data.title);
    const asked: { address: string; type: string; isPrefetch: boolean }[] = [];
    page.on('request', (request) =>
      asked.push({
        address: decodeURIComponent(request.url()),
        type: request.resourceType(),
        isPrefetch: request.headers()['sec-purpose'] === 'prefetch',
      }),
    );
    await openSearch(page);
    await page.keyboard.type(title);
    await expect(hits(page).first()).toContainText(title);
    // Leave out pictures of the page that are still loading, and the link that Chromium prefetches.
    const others = asked.filter(({ type, isPrefetch }) => type !== 'image' && !isPrefetch);
    expect(others.map(({ address }) => address)).toEqual([
      expect.stringMatching(/\/search-[\w-]+\.js$/),
      expect.stringMatching(/\/search-\w+\.json$/),
    ]);
    expect(asked.filter(({ address }) => address.includes(title))).toEqual([]);
    await field(page).fill('');
    await expect(hits(page)).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('autocomplete', 'off');
  });

  test('its field has a label, and it covers the whole header', async ({ page }) => {
    await openSearch(page);
    await expect(sheet(page).locator('label')).toBeVisible();
    const header = await page
      .getByRole('banner')
      .locator('> div')
      .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().bottom)));
    const { y, height } = (await sheet(page).boundingBox())!;
    expect(y + height).toBeGreaterThanOrEqual(header);
  });

  test('a screen reader announces the number of hits, even if it stays the same', async ({ page }) => {
    await openSearch(page);
    const heard = () =>
      sheet(page)
        .getByRole('status')
        .allInnerTexts()
        .then((texts) => texts.filter(Boolean));
    const title = shown(screenOf('contact').data.title);
    await page.keyboard.type(title);
    await expect.poll(async () => (await heard()).length).toBe(1);
    const count = await hits(page).count();
    expect(await heard()).toEqual([shown(answerWords.count(count))]);
    const regions = () =>
      sheet(page)
        .getByRole('status')
        .evaluateAll((all) => all.findIndex((each) => each.textContent));
    const before = await regions();
    await page.keyboard.type(' ');
    await expect.poll(regions).not.toBe(before);
  });

  test('arrows move through the hits, Enter goes to the first; Escape closes the sheet and focuses its button', async ({
    page,
  }) => {
    await openSearch(page);
    await page.keyboard.type(shown(screenOf('contact').data.title));
    await expect(hits(page).nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(hits(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(
      page.getByRole('banner').getByRole('button', { name: words.search.search, exact: true }),
    ).toBeFocused();
  });

  test('without hits it says so and offers a call and WhatsApp', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type(NOWHERE);
    await expect(sheet(page)).toContainText(shown(answerWords.nothing(NOWHERE)));
    const [phoneNumber] = content.school.phones;
    if (phoneNumber)
      await expect(sheet(page).getByRole('link', { name: answerWords.call })).toHaveAttribute('href', /^tel:/);
    if (content.school.whatsapp)
      await expect(sheet(page).getByRole('link', { name: answerWords.askOnWhatsapp })).toHaveAttribute(
        'href',
        new RegExp(NOWHERE),
      );
    expect(await axeFindings(page)).toEqual([]);
  });

  test('the hits are accessible and fit a very small window', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type(shown(screenOf('contact').data.title));
    await expect(hits(page).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await sheet(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  });

  test('if the index fails to load it says so and links to all headings; the next letter retries', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/\/search-.*\.json|Failed to load resource|cannot be had/);
    await page.route('**/search-*.json', (route) => route.fulfill({ status: 500 }));
    await openSearch(page);
    const title = shown(screenOf('contact').data.title);
    await page.keyboard.type(title.slice(0, 3));
    await expect(sheet(page)).toContainText(answerWords.failed);
    await expect(sheet(page).getByRole('link', { name: answerWords.everything })).toBeVisible();
    await page.unroute('**/search-*.json');
    await page.keyboard.type(title.slice(3));
    await expect(hits(page).first()).toContainText(title);
  });
});

test('an address with a query wakes the search box without a touch', async ({ page }) => {
  const { path } = screenOf('search');
  const title = shown(screenOf('contact').data.title);
  await page.goto(`${path}?q=${encodeURIComponent(title)}`);
  const box = page.getByRole('main').getByRole('search');
  await expect(box).toHaveAttribute('data-awake');
  await expect(box.getByRole('searchbox')).toHaveValue(title);
  await expect(box.locator('ol a').first()).toContainText(title);
});

test('the sheet closes when the focus leaves it, so it never covers the focus', async ({ page, visit }) => {
  screenOf('search');
  await visit(readingScreen().path);
  await openSearch(page);
  await expect(sheet(page)).toHaveAttribute('data-awake');
  await page.keyboard.press('Shift+Tab');
  await expect(sheet(page)).toBeHidden();
});

test.describe('in each language', () => {
  for (const site of contents) {
    const { language } = site;

    test(`name, search and menu are in one row on a small phone, in ${language}`, async ({ page, visit }) => {
      test.skip(!site.screens.some(({ kind }) => kind === 'search'), 'The school has no search.');
      await visit(site.screens[0]!.path);
      const banner = page.getByRole('banner');
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const name = await banner.getByText(shown(site.school.name, language), { exact: true }).evaluate((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().right;
        });
        const button = banner.getByRole('button', { name: wordsIn[language].search.search, exact: true });
        const box = await button.boundingBox();
        expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(name);
        // The menu button is in the same row: a header of two rows would cover the focused element.
        const menu = await banner.getByRole('button', { name: wordsIn[language].menu, exact: true }).boundingBox();
        expect(menu?.y, `${width} px`).toBe(box?.y);
      }
    });

    test(`a row of a table is found, and the hit leads to it, in ${language}`, async ({ page, visit }) => {
      const [holiday] = site.calendar.gazettedHolidays.rows;
      const home = site.screens[0]!.path;
      test.skip(
        !holiday || !site.screens.some(({ kind }) => kind === 'search'),
        'The school has no holidays, or no search.',
      );
      await visit(home);
      await openSearch(page, wordsIn[language].search.search);
      await page.keyboard.type(shown(holiday!.event, language));
      const hit = hits(page)
        .filter({ hasText: shown(holiday!.event, language) })
        .first();
      await expect(hit).toBeVisible();
      const { pathname, hash } = new URL((await hit.getAttribute('href')) ?? '', 'http://localhost');
      await hit.click();
      await expect(page).toHaveURL(({ pathname: now }) => now === pathname);
      const id = decodeURIComponent(hash.slice(1).replace(/:~:.*/, ''));
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    });
  }
});

test('one of the first hits answers nine in ten of the parents’ questions', () => {
  test.skip(!existsSync(QUESTIONS), `The school has no ${SEARCH_QUESTIONS_FILE}.`);
  const { questions: all } = parse(readContentText(QUESTIONS) ?? '') as { questions: SearchQuestion[] };
  const rows = contents.map(({ language, screens }) => {
    const find = searchOf(screens[0]!.path);
    const questions = all.filter((each) => each.language === language);
    const missed = questions.filter((each) => !isAnswered(each, find));
    return { language, count: questions.length, missed: missed.map(({ asks }) => asks) };
  });
  const text = rows.map(
    ({ language, count, missed }) => [language, count, count - missed.length, missed.join(', ')] as const,
  );
  process.stdout.write(`\n${table(['language', 'questions', `in the first ${FIRST}`, 'not'], text)}\n`);
  for (const { count, missed } of rows) expect(count - missed.length).toBeGreaterThanOrEqual(count * 0.9);
});

/** The search of the language of a home page. */
function searchOf(home: string): Find {
  const [, file] = /\/(search-[a-z]+\.json)"/.exec(builtPage(home)) ?? [];
  return finder(JSON.parse(readFileSync(`build/client/${file}`, 'utf8')) as SearchFile);
}

function isAnswered({ asks, answers }: SearchQuestion, find: Find): boolean {
  return find(asks)
    .slice(0, FIRST)
    .some((hit) =>
      answers.some(
        ({ page, heading }) => hit.address.split('#')[0] === page && (!heading || hit.heading.includes(heading)),
      ),
    );
}
