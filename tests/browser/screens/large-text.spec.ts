import { addresses, addressesOfKinds, isAlbum } from '../support/addresses';
import { contentsOfOthers } from '../support/content';
import { closeEnquiryDialog, expect, phone, takingAddresses, test as base } from '../support/fixtures';
import { tabStopsOf } from '../support/keyboard';
import { testsAll } from '../support/tests-all';
import { overlappingTexts } from '../support/text-faults';
import { words } from '../support/school';

/** Sets the browser's default font size, which needs a separate browser. */
const test = base.extend<{ textSizePx: number }>({
  textSizePx: [16, { option: true }],
  page: async ({ playwright, launchOptions, textSizePx, baseURL, viewport, isMobile, hasTouch }, use) => {
    // This setting of Chromium also affects media queries, as a visitor's setting does.
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${textSizePx}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL, viewport, isMobile, hasTouch, reducedMotion: 'reduce' });
    await use(takingAddresses(page, 'goto'));
    await browser.close();
  },
});

test('in a low window nothing is fixed, so that the page is readable', async ({ page, visit }) => {
  // 1280 × 1024 at 400 % zoom (WCAG 1.4.10), and a phone held sideways.
  for (const size of [
    { width: 320, height: 256 },
    { width: 740, height: 340 },
  ]) {
    await page.setViewportSize(size);
    await visit('/');
    await page.evaluate(() => window.scrollTo({ top: innerHeight * 3, behavior: 'instant' }));
    expect(await page.evaluate(shareOfBars), `of ${size.width} × ${size.height}`).toBe(0);
  }
});

// Browsers and phones have a setting for the size of texts. Unlike zoom, it enlarges only text.
for (const textSizePx of testsAll ? [24, 32] : [32]) {
  test.describe(`with text of ${textSizePx} px`, () => {
    test.use({ ...phone, textSizePx });

    test('name and menu fit into the header, and everything is visible and reachable', async ({ page, visit }) => {
      await visit('/classes');
      expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(
        textSizePx,
      );
      const boxes = await Promise.all(
        [
          page.getByRole('link', { name: words.logo('SPLS'), exact: true }),
          page.getByRole('button', { name: words.menu, exact: true }),
        ].map((part) => part.boundingBox()),
      );
      const [name, menu] = boxes;
      if (!name || !menu) throw new Error('The header has no name or no menu.');
      expect(name.x + name.width <= menu.x || name.y + name.height <= menu.y, JSON.stringify(boxes)).toBe(true);
      expect(menu.x + menu.width).toBeLessThanOrEqual(phone.viewport.width);
      expect((await tabStopsOf(page)).filter(({ isSeen }) => !isSeen)).toEqual([]);
    });

    test('no screen scrolls sideways, and no texts overlap', async ({ page }) => {
      await page.goto('/');
      await closeEnquiryDialog(page);
      const inOtherLanguages = contentsOfOthers.flatMap(({ screens }) =>
        screens.filter(({ kind }, index) => screens.findIndex((each) => each.kind === kind) === index),
      );
      const inFirst = (testsAll ? addresses : addressesOfKinds).filter((address) => !isAlbum(address.path));
      for (const { path } of [...inFirst, ...inOtherLanguages]) {
        await page.goto(path);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(phone.viewport.width);
        expect.soft(await page.evaluate(overlappingTexts), path).toEqual([]);
      }
    });
  });
}

/** Share of the window covered by fixed elements. */
function shareOfBars(): number {
  const covers = [...document.querySelectorAll('body *')].filter((element) => {
    const { position, display } = getComputedStyle(element);
    return display !== 'none' && (position === 'fixed' || position === 'sticky');
  });
  const covered = covers.map((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * width;
  });
  return covered.reduce((sum, part) => sum + part, 0) / (innerWidth * innerHeight);
}
