import type { Page } from '@playwright/test';
import { href } from '../../../app/href';
import { content, contents, headingOf, menuTrails, shown } from '../support/content';
import { expect, phone, test } from '../support/fixtures';
import { pressUntilHeard, tabTo } from '../support/keyboard';
import { deepestMenuLink, footerLink, menuLink, needed, readingScreen, screenOf } from '../support/this-school';
import { words } from '../support/words';

function menu(page: Page) {
  return page.getByRole('navigation', { name: words.siteMenu, exact: true });
}

/** What opens a dropdown. Its role differs between browsers; its text does not. */
function dropdown(page: Page, label: string) {
  return menu(page).getByText(label, { exact: true }).and(page.locator('summary'));
}

function link(page: Page, name: string) {
  return menu(page).getByRole('link', { name, exact: true });
}

/** The button behind which the menu is on a phone. */
function menuButton(page: Page) {
  return page.getByRole('button', { name: words.menu, exact: true });
}

test.describe('by keyboard', () => {
  test('a link that shows itself when it is reached skips to the content', async ({ page, visit }) => {
    await visit(screenOf('classes').path);
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
    const deepest = deepestMenuLink();
    await visit('/');
    for (const [depth, label] of deepest.dropdowns.entries()) {
      await tabTo(page, dropdown(page, label));
      await page.keyboard.press(depth % 2 === 0 ? 'Enter' : 'Space');
    }
    await tabTo(page, link(page, deepest.link));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(deepest.to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(deepest.to));
    await expect(link(page, deepest.link)).toBeHidden();
  });

  test('Esc closes the innermost dropdown and gives the focus back to what opened it', async ({ page, visit }) => {
    const inTwo = menuLink(2);
    await visit('/');
    for (const label of inTwo.dropdowns) {
      await tabTo(page, dropdown(page, label));
      await page.keyboard.press('Enter');
    }
    await tabTo(page, link(page, inTwo.link));

    const [outer = '', inner = ''] = inTwo.dropdowns;
    await page.keyboard.press('Escape');
    await expect(dropdown(page, inner)).toBeFocused();
    await expect(link(page, inTwo.link)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dropdown(page, outer)).toBeFocused();
    await expect(dropdown(page, inner)).toBeHidden();
  });

  test('a dropdown closes when the keyboard leaves the menu', async ({ page, visit }) => {
    const inOne = menuLink(1);
    await visit('/');
    for (const label of inOne.dropdowns) {
      await tabTo(page, dropdown(page, label));
      await page.keyboard.press('Enter');
    }
    await expect(link(page, inOne.link)).toBeVisible();
    await page.getByRole('main').getByRole('link').last().focus();
    await expect(link(page, inOne.link)).toBeHidden();
  });
});

test.describe('by mouse', () => {
  for (const { language, screens } of contents)
    test(`the header is as high on every page in ${language}, with all labels on one line`, async ({
      page,
      baseURL,
      expectProblem,
    }) => {
      expectProblem(/woff2|Failed to load resource/);
      const headers = new Map<string, string>();
      const measure = async (face: string, { path }: { path: string }) => {
        // From within the site: no dialog opens over it.
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
    test(`no dropdown leaves a window of ${width} px, in a menu of one row or of more`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit('/');
      for (const itemCount of [2, 3, 4, 6, 8, 10, 14]) {
        // More than this school may have, each with a wide dropdown.
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

  test('opening a dropdown closes the other, and a click elsewhere closes it', async ({ page, visit }) => {
    const one = menuLink(1);
    const other = menuLink(1, one);
    const { path } = readingScreen();
    await visit(path);
    for (const label of one.dropdowns) await dropdown(page, label).click();
    await expect(link(page, one.link)).toBeVisible();
    for (const label of other.dropdowns) await dropdown(page, label).click();
    await expect(link(page, one.link)).toBeHidden();
    await expect(link(page, other.link)).toBeVisible();
    // Below what has dropped down.
    await page.getByRole('contentinfo').getByText(shown(content.school.version)).click();
    await expect(link(page, other.link)).toBeHidden();
  });

  test('a dropdown closes after a navigation, also to the screen where one is', async ({ page, visit }) => {
    const inOne = menuLink(1);
    await visit('/');
    for (const time of ['first', 'second']) {
      await test.step(`the ${time} time`, async () => {
        for (const label of inOne.dropdowns) await dropdown(page, label).click();
        await link(page, inOne.link).click();
        await expect(page.getByRole('heading', { name: headingOf(inOne.to), level: 1 })).toBeVisible();
        await expect(link(page, inOne.link)).toBeHidden();
      });
    }
  });

  test('the bar stays at the top of the window while the page scrolls', async ({ page, visit }) => {
    const { link: label } = menuLink(0);
    await visit(readingScreen().path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(link(page, label)).toBeInViewport();
  });
});

test('a navigation begins at the top of the new screen, for the eye and for the keyboard, under its title', async ({
  page,
  visit,
}) => {
  const { label, heading } = footerLink();
  await visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(`${heading} · ${shown(content.school.name)}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await pressUntilHeard(page, 'Tab');
  await expect(page.getByRole('link', { name: words.skipToContent })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('everything in it can be reached when all dropdowns stand open', async ({ page, visit }) => {
    // Below all of them.
    const last = needed(
      menuTrails.findLast(({ dropdowns, to }) => dropdowns.length === 0 && to !== '/'),
      'link in the header menu',
    );
    const deepest = deepestMenuLink();
    await visit('/');
    await menuButton(page).tap();
    for (const label of deepest.dropdowns) await dropdown(page, label).tap();
    await link(page, last.link).tap();
    await expect(page).toHaveURL(last.to);
  });
});

/** How high the bars of the header are, and on how many lines the labels of its menu. Runs in the page. */
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
