import type { Page } from '@playwright/test';
import { addressFor } from '../../../model/projections/pages/languages';
import { answerWordsIn, wordsIn } from '../../../words/words';
import { axeFindings } from '../support/accessibility';
import { contents } from '../support/content';
import { expect, phone, test } from '../support/fixtures';
import { words } from '../support/school';

const answerWords = answerWordsIn.en;

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

  test.beforeEach(({ visit }) => visit('/our-vision'));

  test('hits come while the visitor types; no text leaves the phone, and nothing loads before', async ({ page }) => {
    const asked: { address: string; type: string; isPrefetch: boolean }[] = [];
    page.on('request', (request) =>
      asked.push({
        address: decodeURIComponent(request.url()),
        type: request.resourceType(),
        isPrefetch: request.headers()['sec-purpose'] === 'prefetch',
      }),
    );
    await openSearch(page);
    await page.keyboard.type('Contact Us');
    await expect(hits(page).first()).toContainText('Contact Us');
    // Leave out pictures of the page that are still loading, and the link that Chromium prefetches.
    const others = asked.filter(({ type, isPrefetch }) => type !== 'image' && !isPrefetch);
    expect(others.map(({ address }) => address)).toEqual([
      expect.stringMatching(/\/search-[\w-]+\.js$/),
      expect.stringMatching(/\/search-\w+\.json$/),
    ]);
    expect(asked.filter(({ address }) => address.includes('Contact Us'))).toEqual([]);
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
    await page.keyboard.type('Contact Us');
    await expect.poll(async () => (await heard()).length).toBe(1);
    const count = await hits(page).count();
    expect(await heard()).toEqual([answerWords.count(count)]);
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
    await page.keyboard.type('Contact Us');
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
    await expect(sheet(page)).toContainText(answerWords.nothing(NOWHERE));
    await expect(sheet(page).getByRole('link', { name: answerWords.call })).toHaveAttribute('href', /^tel:/);
    const whatsapp = sheet(page).getByRole('link', { name: answerWords.askOnWhatsapp });
    await expect(whatsapp).toHaveAttribute('href', new RegExp(NOWHERE));
    expect(await axeFindings(page)).toEqual([]);
  });

  test('the hits are accessible and fit a very small window', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type('Contact Us');
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
    await page.keyboard.type('Con');
    await expect(sheet(page)).toContainText(answerWords.failed);
    await expect(sheet(page).getByRole('link', { name: answerWords.everything })).toBeVisible();
    await page.unroute('**/search-*.json');
    await page.keyboard.type('tact Us');
    await expect(hits(page).first()).toContainText('Contact Us');
  });
});

test('an address with a query wakes the search box without a touch', async ({ page }) => {
  await page.goto('/search?q=Contact%20Us');
  const box = page.getByRole('main').getByRole('search');
  await expect(box).toHaveAttribute('data-awake');
  await expect(box.getByRole('searchbox')).toHaveValue('Contact Us');
  await expect(box.locator('ol a').first()).toContainText('Contact Us');
});

test('the sheet closes when the focus leaves it, so it never covers the focus', async ({ page, visit }) => {
  await visit('/our-vision');
  await openSearch(page);
  await expect(sheet(page)).toHaveAttribute('data-awake');
  await page.keyboard.press('Shift+Tab');
  await expect(sheet(page)).toBeHidden();
});

test.describe('in each language', () => {
  for (const site of contents) {
    const { language } = site;

    test(`name, search and menu are in one row on a small phone, in ${language}`, async ({ page, visit }) => {
      await visit(addressFor(site, '/'));
      const banner = page.getByRole('banner');
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const name = await banner.getByText(site.school.name, { exact: true }).evaluate((text) => {
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
      const { event } = site.calendar.gazettedHolidays.rows[0]!;
      await visit(addressFor(site, '/'));
      await openSearch(page, wordsIn[language].search.search);
      await page.keyboard.type(event);
      const hit = hits(page).filter({ hasText: event }).first();
      await expect(hit).toBeVisible();
      const { pathname, hash } = new URL((await hit.getAttribute('href')) ?? '', 'http://localhost');
      await hit.click();
      await expect(page).toHaveURL(({ pathname: now }) => now === pathname);
      const id = decodeURIComponent(hash.slice(1).replace(/:~:.*/, ''));
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    });
  }
});
