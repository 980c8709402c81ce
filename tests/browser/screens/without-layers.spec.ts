import { addresses, addressesOfKinds } from '../support/addresses';
import { expect, phone, test as base } from '../support/fixtures';
import { testsAll } from '../support/tests-all';
import { career, enquiry, words } from '../support/school';

/** Simulates browsers without cascade layers, popovers and dialogs. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
    await page.route(/\/[^.]*$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: asRead(await answer.text()) });
    });
    await page.route('**/*.css', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: withoutLayers(await answer.text()) });
    });
    await use(page);
  },
});
test.use(phone);

test('every screen is readable from start to end, and nothing is wider than the phone', async ({ page }) => {
  for (const { path } of testsAll ? addresses : addressesOfKinds) {
    await page.goto(path);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(phone.viewport.width);
    expect.soft(await page.evaluate(faultsOfReading), path).toEqual([]);
  }
});

test('no text is wrong, and no button is without effect', async ({ page }) => {
  const untrue = [
    words.offline.youAreOffline,
    words.offline.again,
    ...[enquiry, career].map(({ sent }) => sent.sentence),
    words.form.leaveEmpty,
  ];
  const { previous, next, pause, play } = words.carousel;
  const buttons = [words.menu, words.closeMenu, previous, next, pause, play];
  for (const path of ['/', '/enquiry-form', '/career', '/contact-us']) {
    await page.goto(path);
    for (const text of untrue) await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
    for (const name of buttons) await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});

test('menu and forms work without loading scripts', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: words.siteMenu, exact: true });
  await menu.getByText('About', { exact: true }).click();
  await menu.getByRole('link', { name: 'Our Vision', exact: true }).click();
  await expect(page).toHaveURL('/our-vision');

  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/enquiry-form');
  await page.locator('main').getByRole('textbox').first().fill('Degloor');
  await expect(page.getByRole('button', { name: words.send })).toBeVisible();
  expect(scripts).toEqual([]);
});

/** Rewrites a page as a browser without layers, popovers and dialogs reads it. */
function asRead(html: string): string {
  return (
    html
      // The policy would forbid the changed styles.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/ popover="\w+"/g, '')
      .replace(/<style>(.*?)<\/style>/gs, (_, css: string) => `<style>${DIALOGS_UNKNOWN}${withoutLayers(css)}</style>`)
  );
}

const DIALOGS_UNKNOWN = 'dialog,dialog:not([open]){all:initial;display:inline}';

/** Drops every `@layer` as older parsers do: up to the end of its statement or block. */
function withoutLayers(css: string): string {
  let kept = '';
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || sign === '{') continue;
    const rule = css.slice(start, index + 1);
    if (!rule.startsWith('@layer')) kept += rule;
    start = index + 1;
  }
  return kept.replace('revert-layer', 'unknown-to-this-browser');
}

/** Runs in the page. @returns descriptions of unreadable elements */
function faultsOfReading(): string[] {
  const faults: string[] = [];
  for (const image of document.images) {
    const { width, height } = image.getBoundingClientRect();
    if (width > innerWidth || height > innerHeight) faults.push(`${image.src} is ${width} × ${height}`);
  }
  const notToBeRead =
    'summary, details:not([open]), dialog:not([open]), option, script, style, [hidden], .needs-styles';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || parent.closest(notToBeRead)) continue;
    const range = document.createRange();
    range.selectNode(text);
    const { width, height } = range.getBoundingClientRect();
    const { fontSize, visibility, position, cssFloat } = getComputedStyle(parent);
    const isSeen = width > 1 && height > 1 && visibility === 'visible' && parseFloat(fontSize) >= 12;
    if (!isSeen) faults.push(`“${text.textContent}” cannot be read`);
    if (position !== 'static' || cssFloat !== 'none') faults.push(`“${text.textContent}” is out of its order`);
  }
  return faults;
}
