import type { Page } from '@playwright/test';
import { href } from '../../../app/href';
import { addresses, addressesOfKinds, isAlbum, kindOf } from '../support/addresses';
import { testsAll } from '../support/tests-all';
import type { Engine } from '../engines/engine';
import { chromium } from '../engines/engines';
import { tabStopsOf } from '../support/keyboard';
import { setEndOfWalk } from '../support/tab-stops';
import { enquiryDialog, expect, test } from '../journeys/fixtures';
import { words } from '../support/school';

/** 1280 × 1024 at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };
const phone = { width: 360, height: 740 };

/*
 * Where the focus is visible depends on the kind of screen: Chromium walks one of each kind in the smaller window, the other
 * engines walk those with the most different controls on a phone. `npm run test:all` walks every screen in both windows.
 */
const walkedIn = (engine: Engine) => {
  if (testsAll) return addresses;
  const kinds = ['home', 'form'];
  return addressesOfKinds.filter(({ path }) => engine === chromium || kinds.includes(kindOf(path)));
};

for (const viewport of [phone, zoomed]) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}, every tab stop is visible`, () => {
    test.use({ viewport });
    test.skip(
      ({ engine }) => !testsAll && (engine === chromium) !== (viewport === zoomed),
      'walked by `npm run test:all`',
    );

    // All screens are walked in one tab, because opening a tab in the slowest engine takes longer than a walk.
    test('on every screen', async ({ page, visit, engine, baseURL }) => {
      const walked = walkedIn(engine);
      test.setTimeout(walked.length * 20_000);
      for (const [index, { path }] of walked.entries())
        await test.step(path, async () => {
          // A referrer of the site keeps the enquiry dialog closed; only Chromium's driver can send one.
          if (engine === chromium) await page.goto(path, { referer: baseURL + href(path) });
          else await visit(path);
          // After the first screen we walk only `main`, because header and footer are the same.
          const isInMain = index > 0 && !isAlbum(path);
          await page.evaluate(setEndOfWalk, isInMain);
          // A screen may have only text, and an album only one photo besides Close, which has the focus already.
          await expectAllSeen(page, path, isInMain ? 0 : isAlbum(path) ? 1 : 2);
        });
    });

    test('in the enquiry dialog, the open menu and a form with errors', async ({ page, visit }) => {
      await visit('/enquiry-form');
      await page.getByRole('main').getByRole('button', { name: words.send }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
      await page.evaluate(setEndOfWalk, false);
      await expectAllSeen(page, 'the form with errors');

      await page.goto('/enquiry-form');
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      await page.evaluate(setEndOfWalk, false);
      await expectAllSeen(page, 'the menu');

      await page.goto('/');
      await expect(enquiryDialog(page)).toBeVisible();
      await page.evaluate(setEndOfWalk, false);
      await expectAllSeen(page, 'the enquiry dialog');
    });
  });
}

async function expectAllSeen(page: Page, place: string, minStops = 2): Promise<void> {
  const stops = await tabStopsOf(page);
  expect.soft(stops.length, `Tab stops on ${place}`).toBeGreaterThanOrEqual(minStops);
  const unseen = stops
    .filter(({ isSeen }) => !isSeen)
    .map(({ label, hidden, hiddenBy }) => `${label}: ${hidden * 100} % hidden by ${hiddenBy.join(' and ')}`);
  expect.soft(unseen, place).toEqual([]);
}
