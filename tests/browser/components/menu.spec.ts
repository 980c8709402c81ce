import type { Page } from '@playwright/test';
import { href } from '../../../app/href';
import { contents } from '../support/content';
import { expect, phone, test } from '../support/fixtures';
import { pressUntilHeard, tabTo } from '../support/keyboard';
import { toScienceLab, words } from '../support/school';
import { testsAll } from '../support/tests-all';

function menu(page: Page) {
  return page.getByRole('navigation', { name: words.siteMenu, exact: true });
}

/** The summary of a dropdown, found by its text, because browsers give summaries different roles. */
function dropdown(page: Page, label: string) {
  return menu(page).getByText(label, { exact: true }).and(page.locator('summary'));
}

function link(page: Page, name: string) {
  return menu(page).getByRole('link', { name, exact: true });
}

/** The button that opens the menu on a phone. */
function menuButton(page: Page) {
  return page.getByRole('button', { name: words.menu, exact: true });
}

test.describe('by keyboard', () => {
  test('the skip link shows when it has the focus, and skips to the content', async ({ page, visit }) => {
    await visit('/classes');
    const skip = page.getByRole('link', { name: words.skipToContent });
    await tabTo(page, skip);
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const stops = page.getByRole('main').locator('a:not([tabindex="-1"]), summary');
    await expect(stops.filter({ visible: true }).first()).toBeFocused();
  });

  test('Enter and Space open dropdowns in dropdowns down to the deepest link', async ({ page, visit }) => {
    await visit('/');
    for (const [depth, label] of toScienceLab.entries()) {
      await tabTo(page, dropdown(page, label));
      await page.keyboard.press(depth % 2 === 0 ? 'Enter' : 'Space');
    }
    await tabTo(page, link(page, 'Science Lab'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about-infrastructure/facilities/science-lab');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Science Lab');
    await expect(link(page, 'Science Lab')).toBeHidden();
  });
});

test.describe('by mouse', () => {
  // In the last language, a header of the same script has been measured by day.
  for (const { language, screens } of testsAll ? contents : contents.slice(0, 2))
    test(`the header has the same height on every page in ${language}, and its labels are on one line`, async ({
      page,
      baseURL,
      expectProblem,
    }) => {
      expectProblem(/woff2|Failed to load resource/);
      const headers = new Map<string, string>();
      const measure = async (face: string, { path }: { path: string }) => {
        // Send a referrer of our own site: otherwise the enquiry dialog would open.
        await page.goto(path, { referer: baseURL + href(path) });
        for (const width of [1088, 1280, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          headers.set(`${path}, ${width}, ${face}`, await page.getByRole('banner').evaluate(barsAndLines));
        }
      };
      for (const screen of screens) await measure('display face', screen);
      await page.route('**/*.woff2', (route) => route.abort());
      for (const screen of screens.slice(0, 2)) await measure('stand-in', screen);
      const [first] = headers.values();
      expect([...headers].filter(([, header]) => header !== first)).toEqual([]);
      expect(first).toContain('1 line');
    });

  for (const width of [1088, 1366]) {
    test(`no dropdown leaves a window of ${width} px, whether the menu has one row or more`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit('/');
      for (const itemCount of [2, 3, 4, 6, 8, 10, 14]) {
        // Fill the menu with copies of one item, each with a wide dropdown: this school's own menu may be shorter.
        const edges = await menu(page)
          .locator('> ul')
          .evaluate((row, count) => {
            const withDropdown = [...row.children].find((item) => item.querySelector(':scope > details > ul'))!;
            row.replaceChildren(...Array.from({ length: count }, () => withDropdown.cloneNode(true)));
            return [...row.querySelectorAll<HTMLDetailsElement>(':scope > li > details')].flatMap((details) => {
              details.open = true;
              const entry = details.querySelector('ul > li')!;
              entry.textContent = 'The longest name that a screen of a school can have in its menu';
              const { left, right } = details.querySelector('ul')!.getBoundingClientRect();
              return [left, right];
            });
          }, itemCount);
        expect(edges).toHaveLength(2 * itemCount);
        expect(Math.min(...edges), `${itemCount} items`).toBeGreaterThanOrEqual(0);
        expect(Math.max(...edges), `${itemCount} items`).toBeLessThanOrEqual(width);
      }
    });
  }

  test('opening a dropdown closes the other', async ({ page, visit }) => {
    await visit('/our-vision');
    await dropdown(page, 'About').click();
    await expect(link(page, 'About The School')).toBeVisible();
    await dropdown(page, 'Admission').click();
    await expect(link(page, 'About The School')).toBeHidden();
    await expect(link(page, 'Admission Procedure')).toBeVisible();
  });

  test('the bar stays at the top of the window while the page scrolls', async ({ page, visit }) => {
    await visit('/our-vision');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(link(page, 'Classes')).toBeInViewport();
  });
});

test('a new screen starts at its top for eye and keyboard, and has its own title', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Vision', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Vision');
  await expect(page).toHaveTitle('Our Vision · SPLS');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await pressUntilHeard(page, 'Tab');
  await expect(page.getByRole('link', { name: words.skipToContent })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a tap reaches the last link while the deepest dropdown is open', async ({ page, visit }) => {
    // The last link of the menu is below the dropdowns.
    await visit('/');
    await menuButton(page).tap();
    for (const label of toScienceLab) await dropdown(page, label).tap();
    await link(page, 'News').tap();
    await expect(page).toHaveURL('/news');
  });
});

/** The heights of the header's bars and the number of lines of its menu labels. Runs in the page. */
function barsAndLines(header: HTMLElement): string {
  const labels = [...header.querySelectorAll('nav > ul > li > a, nav > ul > li > details > summary')];
  const tops = labels.flatMap((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return [...range.getClientRects()].map(({ top }) => Math.round(top));
  });
  const heights = [...header.querySelectorAll(':scope > div')].map((bar) => bar.getBoundingClientRect().height);
  return `${heights.join(' + ')} px, ${new Set(tops).size} line`;
}
