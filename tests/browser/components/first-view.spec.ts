import type { Locator } from '@playwright/test';
import { opensEnquiryDialog } from '../support/addresses';
import { addressIn } from '../../../model/projections/pages/languages';
import { languages } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { content, contents, contentsOfOthers, feesOnCard, shown } from '../support/content';
import { closeEnquiryDialog, enquiryDialog, expect, phone, test } from '../support/fixtures';
import { dialogForm, needed, screenOf } from '../support/this-school';
import { words } from '../support/words';

function homeOf({ screens }: (typeof contents)[number]) {
  const home = screens.find((screen) => screen.kind === 'home');
  return { path: home!.path, ...home!.data };
}

/** A phone of 360 × 640 with the browser’s own bar, without it, and a taller one. */
const HEIGHTS = [584, 640, 740];

test.describe('on a phone', () => {
  test.use(phone);

  for (const site of contents)
    test(`what the school is and the way to what parents ask are in the first view, in ${site.language}`, async ({
      page,
      visit,
    }) => {
      const { path, heading, quickLinks } = homeOf(site);
      for (const height of HEIGHTS) {
        await page.setViewportSize({ width: 360, height });
        await visit(path);
        const main = page.getByRole('main');
        const seen = [
          main.getByRole('heading', { level: 1, name: shown(heading, site.language) }),
          ...quickLinks.map(({ label }) =>
            main.getByRole('link', { name: shown(label, site.language), exact: true }).first(),
          ),
        ];
        for (const part of seen) expect(await isCovered(part), `${height}: ${part.toString()}`).toBe(false);
        expect(await main.evaluate(cutLines), `lines cut by the bars at ${height}`).toEqual([]);
      }
      const sizes = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => parseFloat(getComputedStyle(heading).fontSize)));
      expect(Math.max(...sizes.slice(1))).toBeLessThan(sizes[0]!);
    });

  for (const site of contents)
    test(`the fee of class 5 is in the first view, one tap from Home, in ${site.language}`, async ({ page, visit }) => {
      const { path: fees } = needed(
        site.screens.find(({ kind }) => kind === 'classes'),
        'screen of fees',
      );
      const { path, quickLinks } = homeOf(site);
      const label = needed(
        quickLinks.find(({ to }) => to === fees),
        'link to the fees',
      );
      const fifth = needed(site.classes[4], 'fifth class');
      needed(site.fees.heads.length === 1 || undefined, 'single fee');
      await page.setViewportSize({ width: 360, height: 640 });
      await visit(path);
      await page
        .getByRole('main')
        .getByRole('link', { name: shown(label.label, site.language) })
        .first()
        .tap();
      await expect(page).toHaveURL(fees);
      const row = page.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: shown(fifth.label, site.language), exact: true }),
      });
      await expect(row).toContainText(feesOnCard(fifth, site));
      expect(await isCovered(row)).toBe(false);
    });

  for (const site of contents)
    test(`ten classes with their fees are in the first view of a tall phone, in ${site.language}`, async ({
      page,
      visit,
    }) => {
      needed(site.fees.heads.length === 1 || undefined, 'single fee');
      const { path } = needed(
        site.screens.find(({ kind }) => kind === 'classes'),
        'screen of classes',
      );
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(path);
      for (const { label } of site.classes.slice(0, 10)) {
        const row = page.getByRole('listitem').filter({
          has: page.getByRole('heading', { name: shown(label, site.language), exact: true }),
        });
        expect(await isCovered(row), label).toBe(false);
      }
    });

  for (const site of contents)
    test(`a page begins below one strip and one bar, in ${site.language}`, async ({ page, visit }) => {
      const { path } = needed(
        site.screens.find(({ kind }) => kind === 'classes'),
        'screen of classes',
      );
      await visit(path);
      expect((await page.getByRole('main').boundingBox())!.y).toBeLessThan(112);
      for (const link of await page.getByRole('banner').getByRole('link').all())
        expect((await link.boundingBox())!.height, await link.innerText()).toBeGreaterThanOrEqual(24);
    });

  test('the bar of actions gives each label the same room', async ({ page, visit }) => {
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

  test('a heading shows no link to itself before it is touched', async ({ page, visit }) => {
    await visit(screenOf('classes').path);
    const link = page.locator('.to-heading').first();
    await expect(link).toHaveCSS('opacity', '0');
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
  });

  test('long screens are short: classes, committees, and the footer of each', async ({ page, visit }) => {
    const { height } = phone.viewport;
    const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    const long = needed(
      content.screens.find(
        ({ kind, data }) => kind === 'tables' && (data as { tables: string[] }).tables[0] === 'committees',
      ),
      'screen of committees',
    );
    await visit(long.path);
    expect(await screens()).toBeLessThan(4);
    await visit(screenOf('classes').path);
    if (content.fees.heads.length === 1) expect(await screens()).toBeLessThan(3);
    expect((await page.getByRole('contentinfo').boundingBox())!.height).toBeLessThan(height);
  });

  test('the enquiry dialog is a sheet that greets, offers the languages, and leaves the school in view', async ({
    page,
  }) => {
    dialogForm({ everyTime: true });
    const { greeting } = needed(content.settings.enquiryDialog, 'enquiry dialog');
    await page.goto('/');
    const dialog = enquiryDialog(page);
    await expect(dialog).toBeVisible();
    const box = (await dialog.boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(0.65 * phone.viewport.height);
    expect(box.y + box.height).toBeCloseTo(phone.viewport.height, 0);
    await expect(dialog).toContainText(new RegExp(`^${content.school.name}`));
    await expect(dialog.getByText(shown(greeting))).toBeInViewport();
    for (const { language } of contentsOfOthers)
      await expect(dialog.locator(`a[hreflang="${language}"]`)).toBeInViewport();
    // From the top of the sheet.
    const send = (await dialog.getByRole('button', { name: words.send }).boundingBox())!;
    expect(send.y + send.height - box.y).toBeLessThan(2 * phone.viewport.height);
  });

  for (const site of contents)
    test(`the largest paint is the page’s own, not the dialog’s, in ${site.language}`, async ({ page }) => {
      dialogForm({ everyTime: true });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.addInitScript(noteLargestPaint);
      // Their first views have only short lines.
      for (const kind of ['classes', 'search'] as const) {
        const screen = site.screens.find((each) => each.kind === kind);
        if (!screen) continue;
        await page.goto(screen.path);
        await expect(enquiryDialog(page, site)).toBeVisible();
        const largest = await page.evaluate(async () => {
          const frame = () => new Promise(requestAnimationFrame);
          await Promise.all(document.getAnimations().map(({ finished }) => finished));
          for (let frames = 0; frames < 3; frames += 1) await frame();
          const { largestPaint } = window as unknown as { largestPaint: Element };
          return { text: largestPaint.textContent, isInDialog: largestPaint.closest('dialog') !== null };
        });
        expect(largest, screen.path).toMatchObject({ isInDialog: false });
      }
    });

  test('a language chosen in the enquiry dialog leads to the same dialog', async ({ page }) => {
    dialogForm();
    const other = needed(contentsOfOthers[0], 'second language');
    await page.goto('/');
    const dialog = enquiryDialog(page);
    await dialog.locator(`a[hreflang="${other.language}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${homeOf(other).path}#`));
    await expect(enquiryDialog(page, other)).toBeVisible();
  });
});

for (const other of contentsOfOthers) {
  const { tag } = languages[other.language];
  const { readInThis } = wordsIn[other.language].languages;

  test.describe(`on a phone in ${other.language}`, () => {
    test.use({ ...phone, locale: tag });

    test(`each page offers its language until another is chosen, and nobody is sent there`, async ({ page, visit }) => {
      const { path } = screenOf('classes');
      await page.goto(path);
      await expect(page).toHaveURL(path);
      if (opensEnquiryDialog(path))
        await expect(enquiryDialog(page).getByRole('link', { name: readInThis })).toBeVisible();
      await closeEnquiryDialog(page);
      const offer = page.getByRole('banner').getByRole('link', { name: readInThis });
      await expect(offer).toBeInViewport();
      await expect(offer).toHaveAttribute('lang', tag);
      await expect(offer).toHaveCSS('border-top-width', '0px');
      const links = page.getByRole('banner').locator('a[hreflang]');
      await expect(links).toHaveCount(contentsOfOthers.length);
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });

      // Nothing is offered where she reads her language already.
      await offer.click();
      await expect(page).toHaveURL(addressIn(other.language, path));
      await expect(page.locator('[data-offered]')).toHaveCount(0);
      await page.getByRole('banner').locator(`a[hreflang="${content.language}"]`).click();
      await expect(page).toHaveURL(path);
      await visit(path);
      await expect(page.locator('[data-offered]')).toHaveCount(0);
    });
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('logo, heading and footer begin on one line, and the slogan is above the fold', async ({ page, visit }) => {
    await visit('/');
    const left = async (selector: string) => (await page.locator(selector).first().boundingBox())!.x;
    const heading = await left('main h1');
    expect(await left('header img')).toBeCloseTo(heading, 0);
    expect(await left('footer a img')).toBeCloseTo(heading, 0);
    await expect(page.getByText(shown(content.school.slogan)).first()).toBeInViewport({ ratio: 1 });
  });

  test('the ways to reach the school are beside each other', async ({ page, visit }) => {
    await visit('/');
    const ways = page.getByRole('region', { name: words.contact.title }).getByRole('heading', { level: 3 });
    const tops = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().top));
    expect(new Set(tops.slice(0, 3)).size).toBe(1);
  });

  test('the picture of a text goes along with it', async ({ page, visit }) => {
    const { path } = needed(
      content.screens.find(({ kind, data }) => kind === 'prose' && 'picture' in data && data.picture),
      'text with a picture',
    );
    await visit(path);
    await page.evaluate(() => scrollBy(0, 150));
    await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport({ ratio: 1 });
  });
});

/** Whether a part lies outside the window or under a bar. */
function isCovered(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return ![top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
  });
}

/** Texts of Home that begin above the bars at the lower edge and end below their upper edge. Runs in the page. */
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
