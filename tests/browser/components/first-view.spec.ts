import type { Locator } from '@playwright/test';
import { addressFor, addressIn } from '../../../model/projections/pages/languages';
import { languages } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { contents, contentsOfOthers, screenAt } from '../support/content';
import { closeEnquiryDialog, enquiryDialog, expect, phone, test } from '../support/fixtures';
import { marathi, words } from '../support/school';

/** Heights of the window in CSS pixels: a phone of 360 × 640 with and without the browser’s toolbar, and a taller phone. */
const HEIGHTS = [584, 640, 740];

test.describe('on a phone', () => {
  test.use(phone);

  for (const site of contents)
    test(`the first view has what parents ask for, in ${site.language}`, async ({ page, visit }) => {
      const main = page.getByRole('main');
      for (const height of HEIGHTS) {
        await page.setViewportSize({ width: 360, height });
        await visit(addressFor(site, '/'));
        const { quickLinks = [] } = screenAt(addressFor(site, '/'), 'home', site);
        expect(quickLinks).toHaveLength(4);
        const seen = [
          main.getByRole('heading', { level: 1 }),
          ...quickLinks.map(({ label }) => main.getByRole('link', { name: label, exact: true }).first()),
        ];
        for (const each of seen) expect(await isCovered(each), `${height}: ${each.toString()}`).toBe(false);
        expect(await main.evaluate(cutLines), `lines cut by the bars at ${height}`).toEqual([]);
      }
      const sizes = await main
        .getByRole('heading')
        .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
      expect(Math.max(...sizes.slice(1))).toBeLessThan(sizes[0]!);

      await visit(addressFor(site, '/classes'));
      expect((await main.boundingBox())!.y, 'below one strip and one bar').toBeLessThan(112);
      for (const link of await page.getByRole('banner').getByRole('link').all())
        expect((await link.boundingBox())!.height, await link.innerText()).toBeGreaterThanOrEqual(24);
      const rows = main.getByRole('list').first().getByRole('listitem');
      for (const [height, fee] of [
        [640, /38,400|३८,४००/],
        [740, /49,600|४९,६००/],
      ] as const) {
        await page.setViewportSize({ width: 360, height });
        const row = rows.filter({ hasText: fee }).first();
        expect(await isCovered(row), `at ${height}`).toBe(false);
      }
    });

  test('the action bar pads each label equally', async ({ page, visit }) => {
    await visit('/');
    const rooms = await page.getByRole('navigation', { name: words.actions.label, exact: true }).evaluate((bar) =>
      [...bar.querySelectorAll('a')].map((link) => {
        const label = document.createRange();
        label.selectNodeContents(link.firstChild!);
        return label.getBoundingClientRect().left - link.getBoundingClientRect().left;
      }),
    );
    expect(Math.max(...rooms) - Math.min(...rooms), rooms.join()).toBeLessThan(3);
  });

  test('a heading shows its link only on focus', async ({ page, visit }) => {
    await visit('/classes');
    const link = page.locator('.to-heading').first();
    await expect(link).toHaveCSS('opacity', '0');
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
  });

  test('the enquiry dialog is a sheet with greeting and languages that leaves the page in view', async ({ page }) => {
    await page.goto('/');
    const dialog = enquiryDialog(page);
    await expect(dialog).toBeVisible();
    const box = (await dialog.boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(0.65 * phone.viewport.height);
    expect(box.y + box.height).toBeCloseTo(phone.viewport.height, 0);
    await expect(dialog).toContainText(/^SPLS/);
    await expect(dialog.getByText('Tell us about your child and we will call you.')).toBeInViewport();
    for (const { language } of contentsOfOthers)
      await expect(dialog.locator(`a[hreflang="${language}"]`)).toBeInViewport();
    // “Send” ends at most two windows below the top of the sheet.
    const send = (await dialog.getByRole('button', { name: words.send }).boundingBox())!;
    expect(send.y + send.height - box.y).toBeLessThan(2 * phone.viewport.height);
  });

  for (const site of contents)
    test(`the largest paint is in the page, not in the dialog, in ${site.language}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.addInitScript(noteLargestPaint);
      // These kinds have only short lines in their first view, so the dialog's text might be larger.
      for (const path of ['/classes', '/search']) {
        await page.goto(addressFor(site, path));
        await expect(enquiryDialog(page, site)).toBeVisible();
        const largest = await page.evaluate(async () => {
          const frame = () => new Promise(requestAnimationFrame);
          await Promise.all(document.getAnimations().map(({ finished }) => finished));
          for (let frames = 0; frames < 3; frames += 1) await frame();
          const { largestPaint } = window as unknown as { largestPaint: Element };
          return { text: largestPaint.textContent, isInDialog: largestPaint.closest('dialog') !== null };
        });
        expect(largest, path).toMatchObject({ isInDialog: false });
      }
    });

  test('choosing a language in the enquiry dialog opens the dialog in that language', async ({ page }) => {
    await page.goto('/');
    await enquiryDialog(page).locator('a[hreflang="mr"]').click();
    await expect(page).toHaveURL(/\/mr#/);
    await expect(enquiryDialog(page, marathi)).toBeVisible();
  });
});

for (const other of contentsOfOthers) {
  const { tag } = languages[other.language];
  const { readInThis } = wordsIn[other.language].languages;

  test.describe(`on a phone in ${other.language}`, () => {
    test.use({ ...phone, locale: tag });

    test('each page offers the visitor’s language until another is chosen, without redirecting', async ({
      page,
      visit,
    }) => {
      await page.goto('/classes');
      await expect(page).toHaveURL('/classes');
      await expect(enquiryDialog(page).getByRole('link', { name: readInThis })).toBeVisible();
      await closeEnquiryDialog(page);
      const offer = page.getByRole('banner').getByRole('link', { name: readInThis });
      await expect(offer).toBeInViewport();
      await expect(offer).toHaveAttribute('lang', tag);
      await expect(offer).toHaveCSS('border-top-width', '0px');
      const links = page.getByRole('banner').locator('a[hreflang]');
      await expect(links).toHaveCount(contentsOfOthers.length);
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });

      // A page in the visitor's language offers no other.
      await offer.click();
      await expect(page).toHaveURL(addressIn(other.language, '/classes'));
      await expect(page.locator('[data-offered]')).toHaveCount(0);
      await page.getByRole('banner').locator('a[hreflang="en"]').click();
      await expect(page).toHaveURL('/classes');
      await visit('/classes');
      await expect(page.locator('[data-offered]')).toHaveCount(0);
    });
  });
}

test('Home offers the language of the last visit, without redirecting', async ({ page, context, visit }) => {
  const { readInThis } = wordsIn.mr.languages;
  await visit('/our-vision');
  await expect(page.getByText(readInThis)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: languages.mr.name, exact: true }).click();
  await expect(page).toHaveURL('/mr/our-vision');
  await page.close();

  const next = await context.newPage();
  await next.goto('/');
  await closeEnquiryDialog(next);
  await expect(next).toHaveURL('/');
  const offer = next.getByRole('banner').getByRole('link', { name: readInThis });
  await expect(offer).toHaveAttribute('lang', languages.mr.tag);
  await offer.click();
  await expect(next).toHaveURL('/mr');
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('logo, heading and footer are aligned, and the slogan is above the fold', async ({ page, visit }) => {
    await visit('/');
    const left = async (selector: string) => (await page.locator(selector).first().boundingBox())!.x;
    const heading = await left('main h1');
    expect(await left('header img')).toBeCloseTo(heading, 0);
    expect(await left('footer a img')).toBeCloseTo(heading, 0);
    await expect(page.getByText('A circle has no back bench.').first()).toBeInViewport({ ratio: 1 });
  });

  test('the contacts are in one row', async ({ page, visit }) => {
    await visit('/');
    const ways = page.getByRole('region', { name: words.contact.title }).getByRole('heading', { level: 3 });
    const tops = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().top));
    expect(new Set(tops.slice(0, 3)).size).toBe(1);
  });

  test('the picture beside a text is sticky', async ({ page, visit }) => {
    await visit('/about-the-school');
    await page.evaluate(() => scrollBy(0, 150));
    await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport({ ratio: 1 });
  });
});

/** Whether an element is outside the window or under a bar. */
function isCovered(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return ![top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
  });
}

/** Texts of Home that the bars at the bottom cut in two. Runs in the page. */
function cutLines(main: HTMLElement): string[] {
  const bars = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed' && element.getBoundingClientRect().height > 0,
  );
  const edge = Math.min(...bars.map((bar) => bar.getBoundingClientRect().top));
  return [...main.querySelectorAll('h1, p, a')]
    .filter((text) => !bars.some((bar) => bar.contains(text)))
    .filter((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      return top < edge && bottom > edge;
    })
    .map(({ textContent }) => textContent);
}

/** Runs in the page: remembers the element of the largest paint (https://web.dev/articles/lcp). */
function noteLargestPaint(): void {
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element })[])
      Object.assign(window, { largestPaint: element });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
