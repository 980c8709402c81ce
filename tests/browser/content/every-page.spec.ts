import type { Page } from '@playwright/test';
import { axeFindings, everyWidth, misreportedElements } from '../support/accessibility';
import {
  addresses,
  addressesInEveryLanguage,
  addressesOfKinds,
  builtPage,
  isAlbum,
  kindOf,
} from '../support/addresses';
import { testsAll } from '../support/tests-all';
import { content, contentAt, contents, foreignNames, isSpecifiedSchool } from '../support/content';
import { expect, test } from '../support/fixtures';
import { foreignWordsOf } from '../support/foreign-words';
import {
  cutTexts,
  emptyControls,
  emptyHeight,
  lowBullets,
  overlappingTexts,
  setTextSpacing,
  tableFaults,
  unmarkedSummaries,
  wordsRunTogether,
} from '../support/text-faults';
import { wordsIn } from '../../../words/words';

const { siteMenu, actions } = wordsIn[content.language];

/** For another school one screen of each kind, on a phone, because all schools share the layout. */
const looked = isSpecifiedSchool || testsAll ? addresses : addressesOfKinds;

/** Screens of the same kind have the same layout, so axe checks at every width only the first of each kind. */
function widthsFor(isFirstOfKind: boolean): number[] {
  return testsAll || (isFirstOfKind && isSpecifiedSchool) ? everyWidth : [360];
}

for (const { path, canonical } of looked) {
  const isFirstOfKind = addressesOfKinds.some((first) => first.path === path);
  const title = `${path} reads well, fits a small phone, and prints`;

  test(title, { tag: isFirstOfKind ? '@quick' : [] }, async ({ page, visit }) => {
    // Soft expectations, so that one fault of a page doesn't hide the next.
    await visit(path);
    await expect.soft(page).toHaveURL(path);
    // We count elements by tag, because an open album hides them from role queries.
    await expect.soft(page.locator('h1')).toHaveCount(1);
    await expect.soft(page.locator('main')).toHaveCount(1);
    expect.soft(await canonicalOf(page)).toEqual([canonical]);
    expect.soft(await brokenImagesOf(page), 'images that do not load or have no alt').toEqual([]);
    // A school with one language may use words of other languages.
    if (contents.length > 1)
      expect.soft(await foreignWordsOf(page, foreignNames), 'words of another language').toEqual([]);
    expect.soft(await axeFindings(page, widthsFor(isFirstOfKind)), 'axe findings').toEqual([]);
    await expect.soft(page.locator(misreportedElements)).toHaveCount(0);
    // axe compares the names of the other landmarks.
    const searches = await page.locator('[role="search"]').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    expect.soft(new Set(searches).size, 'names of search landmarks').toBe(searches.length);
    // How full a page is depends on its content. The questions of a form are one column, and an open album covers its page.
    if (isSpecifiedSchool && !['form', 'album'].includes(kindOf(path))) {
      await page.setViewportSize({ width: 1440, height: 900 });
      expect.soft(await page.evaluate(emptyHeight), 'height of a gap on a wide screen').toBeLessThanOrEqual(450);
    }

    await page.emulateMedia({ media: 'print' });
    expect.soft(await page.evaluate(emptyControls), 'controls on paper').toEqual([]);
    expect.soft(await page.evaluate(wordsRunTogether), 'words that run together on paper').toEqual([]);
    expect.soft(await coloursOnPaper(page), 'colours on paper').toEqual(['rgb(0, 0, 0) on rgb(255, 255, 255)']);
    await expect.soft(page.locator('h1')).toBeVisible();
    for (const name of [siteMenu, actions.label])
      await expect.soft(page.locator(`nav[aria-label="${name}"]`)).toBeHidden();
    await page.emulateMedia({ media: null });

    expect.soft(await page.evaluate(unmarkedSummaries), 'summaries without a triangle').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await page.evaluate(tableFaults), 'faults of tables').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await page.evaluate(unmarkedSummaries), 'the same on a phone').toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'width of the page').toBe(320);
    const numbers = await telephonesOf(page);
    // Each page has the first number in its letterhead.
    expect.soft(numbers.length).toBeGreaterThanOrEqual(Math.min(content.school.phones.length, 1));
    expect
      .soft(
        numbers.filter(({ isLink }) => !isLink),
        'telephone numbers without a link',
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

/** The canonical addresses in the head of a page, which should have exactly one. */
function canonicalOf(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="canonical"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Images that don't load or have no `alt`. Lazy images are loaded at once. */
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

/** The colours of printed texts, each with that of the paper. */
function coloursOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('header span, main :is(h1, h2, h3, p, a, th, td)')];
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return [...new Set(texts.map((text) => `${getComputedStyle(text).color} on ${backgroundColor}`))];
  });
}

/** The telephone numbers in the texts of a page, including closed details. */
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
