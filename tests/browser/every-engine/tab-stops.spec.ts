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
 * The whole site is walked in Chromium, in the window that is harder to fit into; on a phone a screen of each kind, in the
 * other engines. `npm run test:all` walks over all of them in both windows everywhere.
 */

const phone = { width: 360, height: 740 };
/** A computer’s window of 1280 × 1024 at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

for (const viewport of [phone, zoomed]) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}, whatever Tab leads to is seen`, () => {
    test.use({ viewport });
    test.skip(({ engine }) => engine !== chromium && viewport === zoomed && !testsAll, 'walked by `npm run test:all`');

    // In one page: of three engines, the one that is slowest to open a page takes longer for that than for the walk.
    test('on every screen', async ({ page, visit, engine, baseURL }) => {
      test.skip(engine === chromium && viewport === phone && !testsAll, 'walked in the lower window');
      const walked = testsAll || engine === chromium ? addresses : addressesOfKinds;
      test.setTimeout(walked.length * 20_000);
      for (const [index, { path }] of walked.entries())
        await test.step(path, async () => {
          // From within the site, where the driver can say so: no dialog opens over it.
          if (engine === chromium) await page.goto(path, { referer: baseURL + href(path) });
          else await visit(path);
          // Header and footer are those of the first screen.
          const isInMain = index > 0 && !isAlbum(path);
          await page.evaluate(setEndOfWalk, isInMain);
          // The Close of an open album has the focus already; it may have a single photo. Some screens are text alone.
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
