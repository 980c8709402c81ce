import type { Page } from '@playwright/test';
import { href } from '../../../app/href';
import { addresses, addressesOfKinds, isAlbum } from '../support/addresses';
import { testsAll } from '../support/tests-all';
import { chromium } from '../engines/engines';
import { tabStopsOf } from '../support/keyboard';
import { setEndOfWalk } from '../support/tab-stops';
import { enquiryDialog, expect, test } from '../journeys/fixtures';
import { dialogForm, enquiryForm } from '../support/this-school';
import { words } from '../support/words';

/*
 * Chromium tabs through the whole site in the smaller window; the other engines tab through a screen of each kind on a phone.
 * `npm run test:all` runs everything in both windows.
 */

const phone = { width: 360, height: 740 };
/** 1280 × 1024 at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

for (const viewport of [phone, zoomed]) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}, every tab stop is visible`, () => {
    test.use({ viewport });
    test.skip(({ engine }) => engine !== chromium && viewport === zoomed && !testsAll, 'walked by `npm run test:all`');

    // In one tab, because in the slowest engine opening a tab takes longer than the walk.
    test('on every screen', async ({ page, visit, engine, baseURL }) => {
      test.skip(engine === chromium && viewport === phone && !testsAll, 'walked in the lower window');
      const walked = testsAll || engine === chromium ? addresses : addressesOfKinds;
      test.setTimeout(walked.length * 20_000);
      for (const [index, { path }] of walked.entries())
        await test.step(path, async () => {
          // With a referrer of the site if the driver allows it, so that no dialog opens.
          if (engine === chromium) await page.goto(path, { referer: baseURL + href(path) });
          else await visit(path);
          // Header and footer are the same as on the first screen.
          const isInMain = index > 0 && !isAlbum(path);
          await page.evaluate(setEndOfWalk, isInMain);
          // In an open album, Close has the focus already, and there may be one photo. Some screens have only text.
          await expectAllSeen(page, path, isInMain ? 0 : isAlbum(path) ? 1 : 2);
        });
    });

    test('in the enquiry dialog', async ({ page }) => {
      dialogForm();
      await page.goto('/');
      await expect(enquiryDialog(page)).toBeVisible();
      await expectAllSeen(page, 'the enquiry dialog');
    });

    test('in the open menu', async ({ page, visit }) => {
      await visit('/');
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      await expectAllSeen(page, 'the menu');
    });

    test('in a form with errors', async ({ page, visit }) => {
      await visit(enquiryForm().path);
      await page.getByRole('main').getByRole('button', { name: words.send }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
      await expectAllSeen(page, 'the form with errors');
    });
  });
}

async function expectAllSeen(page: Page, place: string, leastStops = 2): Promise<void> {
  const stops = await tabStopsOf(page);
  expect.soft(stops.length, `Tab stops on ${place}`).toBeGreaterThanOrEqual(leastStops);
  const unseen = stops
    .filter(({ isSeen }) => !isSeen)
    .map(({ label, hidden, hiddenBy }) => `${label}: ${hidden * 100} % hidden by ${hiddenBy.join(' and ')}`);
  expect.soft(unseen, place).toEqual([]);
}
