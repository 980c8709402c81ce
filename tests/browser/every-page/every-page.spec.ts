import type { Page } from '@playwright/test';
import { axeFindings, everyWidth, usualWidths } from '../support/accessibility';
import { addresses, addressesInEveryLanguage, addressesOfKinds, builtPage, isAlbum } from '../support/addresses';
import { testsAll } from '../support/tests-all';
import { content, contentAt, contents, foreignNames, isSpecifiedSchool } from '../support/content';
import { expect, test } from '../support/one-tab';
import { deadLinksOf } from '../support/links';
import { foreignWordsOf } from '../support/foreign-words';
import { cutTexts, lowBullets, overlappingTexts, setTextSpacing, unmarkedSummaries } from '../support/text-faults';
import { words } from '../support/words';

/** Of another school’s screens, one of each kind: what it says is of its own, how it is drawn is not. */
const looked = isSpecifiedSchool || testsAll ? addresses : addressesOfKinds;

for (const { path, canonical } of looked) {
  const isFirstOfKind = addressesOfKinds.some((first) => first.path === path);
  const widths = isFirstOfKind && isSpecifiedSchool ? everyWidth : usualWidths;
  const title = `${path} reads well, fits a small phone, prints, and all it points to is there`;

  test(title, { tag: isFirstOfKind ? '@quick' : [] }, async ({ page, request, visit }) => {
    // Each expectation is soft: one fault of a page must not hide the next.
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status()).toBe(200);
    await visit(path);
    await expect.soft(page).toHaveURL(path);
    // Not by their roles: an open album hides them from a screen reader.
    await expect.soft(page.locator('h1')).toHaveCount(1);
    await expect.soft(page.locator('main')).toHaveCount(1);
    expect.soft(await canonicalOf(page)).toEqual([canonical]);
    expect.soft(await brokenImagesOf(page), 'images that do not load or have no alt').toEqual([]);
    expect.soft(await deadLinksOf(page, request), 'dead links').toEqual([]);
    // A school of one language mixes what it likes.
    if (contents.length > 1)
      expect.soft(await foreignWordsOf(page, foreignNames), 'words of another language').toEqual([]);
    expect.soft(await axeFindings(page, widths), 'what axe finds').toEqual([]);

    expect.soft(await page.evaluate(unmarkedSummaries), 'summaries that do not look as if they open').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await page.evaluate(unmarkedSummaries), 'the same on a phone').toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'width of the page').toBe(320);
    const numbers = await telephonesOf(page);
    // Each page has the first in its letterhead.
    expect.soft(numbers.length).toBeGreaterThanOrEqual(Math.min(content.school.phones.length, 1));
    expect
      .soft(
        numbers.filter(({ isLink }) => !isLink),
        'telephone numbers that nobody can call',
      )
      .toEqual([]);
    expect
      .soft(
        numbers.filter(({ lines }) => lines > 1),
        'telephone numbers on two lines',
      )
      .toEqual([]);

    expect.soft(await page.evaluate(lowBullets), 'bullets beside a last line').toEqual([]);

    if (!isAlbum(path)) {
      await page.evaluate(setTextSpacing);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'with wide spacing').toBe(320);
      expect.soft(await page.evaluate(overlappingTexts), 'texts over others').toEqual([]);
      expect.soft(await page.evaluate(cutTexts), 'texts that are cut').toEqual([]);
    }

    await page.emulateMedia({ media: 'print' });
    expect.soft(await coloursOnPaper(page), 'colours on paper').toEqual(['rgb(0, 0, 0) on rgb(255, 255, 255)']);
    await expect.soft(page.locator('h1')).toBeVisible();
    for (const name of [words.siteMenu, words.actions.label])
      await expect.soft(page.locator(`nav[aria-label="${name}"]`)).toBeHidden();
  });
}

for (const { language } of contents) {
  test(`no two pages in ${language} have the same title or description, and none lacks one`, () => {
    const own = addressesInEveryLanguage.filter(({ path }) => contentAt(path).language === language);
    const pages = own.map(({ path }) => builtPage(path));
    const titles = pages.map((html) => /<title>(.+?)<\/title>/.exec(html)?.[1]);
    const descriptions = pages.map((html) => /<meta name="description" content="(.+?)"/.exec(html)?.[1]);
    for (const texts of [titles, descriptions]) {
      expect(texts.filter((text) => !text)).toEqual([]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });
}

/** The addresses that the page names as its own; there should be one. */
function canonicalOf(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="canonical"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Lazy images too: they are asked for at once. */
function brokenImagesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const decoded = await Promise.allSettled(images.map((image) => image.decode()));
    return images
      .filter((image, index) => decoded[index]?.status === 'rejected' || !image.hasAttribute('alt'))
      .map((image) => image.outerHTML);
  });
}

/** Of what is written on a sheet, and of the sheet. */
function coloursOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('header span, main :is(h1, h2, h3, p, a, th, td)')];
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return [...new Set(texts.map((text) => `${getComputedStyle(text).color} on ${backgroundColor}`))];
  });
}

/** The numbers in the texts of a page as a visitor reads them, those in closed parts included. */
function telephonesOf(page: Page): Promise<{ text: string; isLink: boolean; lines: number }[]> {
  return page.evaluate(() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style')) continue;
      for (const { index, 0: text } of (node.textContent ?? '').matchAll(
        /\+[9९][1१][\s-]?[\d०-९][\d०-९\s-]{8,}[\d०-९]/g,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const isLink = parent.closest('a[href^="tel:"], a[href^="https://wa.me/"]') !== null;
        found.push({ text: `${parent.textContent}`, isLink, lines: range.getClientRects().length });
      }
    }
    return found;
  });
}
