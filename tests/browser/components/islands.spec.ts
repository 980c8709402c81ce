import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { addressOf, href } from '../../../app/href';
import { answersOf, fillIn, question } from '../support/answers';
import { chromiumOptions } from '../engines/launch-options';
import { closeEnquiryDialog, enquiryDialog, expect, successDialog, test } from '../support/fixtures';
import { holdRequests } from '../support/hold';
import { mailWith } from '../support/mailbox';
import { enquiry, words } from '../support/school';

const awake = (page: Page) => page.locator('[data-awake]');

const firstPhoto = (page: Page) => page.getByRole('main').getByRole('listitem').first().getByRole('link');

const SCRIPT_OF_FORM = '/assets/mail-form';
const SCRIPTS_OF_PHOTOS = ['/assets/photo-list', '/assets/photo-viewer'];

/** Names of the requested script files, without hashes. */
function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      names.push(addressOf(new URL(request.url()).pathname).replace(/-[\w-]{8}\.js$/, ''));
  });
  return names;
}

test('no island wakes without a touch, nor at a touch elsewhere', async ({ page, visit }) => {
  const scripts = watchScripts(page);
  await visit('/enquiry-form');
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await expect(awake(page)).toHaveCount(0);
});

test('each island wakes at a touch of its own, not when its dialog opens, and loads only its own script, which for photos is without React', async ({
  page,
}) => {
  const typed = question(enquiryDialog(page), 'Previous school');
  const scripts = watchScripts(page);
  await page.goto('/about-infrastructure/classroom');
  await expect(enquiryDialog(page)).toBeVisible();
  await expect(awake(page)).toHaveCount(0);
  await typed.click();
  await expect(awake(page)).toHaveCount(1);
  await expect(typed).toBeFocused();
  expect(scripts).toEqual([SCRIPT_OF_FORM]);
  await closeEnquiryDialog(page);
  await firstPhoto(page).click();
  await expect(page.getByRole('dialog', { name: words.photos.viewer })).toBeVisible();
  await expect(awake(page)).toHaveCount(2);
  expect(scripts).toEqual([SCRIPT_OF_FORM, ...SCRIPTS_OF_PHOTOS]);
});

test('a form touched and typed into from the first paint loses nothing', async ({ page, childName }) => {
  // Type in the task of the first paint, long before any script file has loaded.
  await page.addInitScript((answer) => {
    const begin = () => {
      const field = document.querySelector<HTMLInputElement>('main [name="full_name"]');
      // The first paint may show less of the page than the form.
      if (!field) return void requestAnimationFrame(begin);
      field.focus();
      field.value = answer;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.setSelectionRange(2, 2);
    };
    new PerformanceObserver((_list, observer) => {
      observer.disconnect();
      begin();
    }).observe({ type: 'paint', buffered: true });
  }, childName);
  await page.goto('/enquiry-form');
  await expect(awake(page)).toHaveCount(1);
  const field = question(page.getByRole('main'), 'Student’s full name');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(childName);
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);

  await fillIn(page.getByRole('main'), enquiry, answersOf(enquiry, childName));
  await page.getByRole('main').getByRole('button', { name: words.send }).click();
  await expect(successDialog(page)).toBeVisible();
  await mailWith(childName);
});

test('an open select stays open while its form wakes', async ({ page, visit }) => {
  const select = question(page.getByRole('main'), 'Class');
  await visit('/enquiry-form');
  const before = await select.elementHandle();
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect(awake(page)).toHaveCount(1);
  // Hydration keeps the element, so its open list stays open.
  expect(await select.evaluate((now, then) => now === then, before)).toBe(true);
  await expect(select).not.toHaveValue('');
});

test('the page keeps its scroll position while its form wakes', async ({ page, visit }) => {
  const scriptComes = await holdRequests(page, '**/assets/*.js');
  await visit('/enquiry-form');
  await question(page.getByRole('main'), 'Student’s full name').focus();
  // Wait until the page has scrolled the focused field into view for the second time.
  await page.evaluate(nextFrame);
  const place = await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return scrollY;
  });
  scriptComes();
  await expect(awake(page)).toHaveCount(1);
  await page.evaluate(nextFrame);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

/** Resolves after the next frame is painted. Runs in the page. */
function nextFrame(): Promise<void> {
  return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}

test('answers are in the same form on the next page before any touch', async ({ page, visit }) => {
  const typed = question(page.getByRole('main'), 'Previous school');
  await visit('/enquiry-form');
  await typed.fill('जिल्हा परिषद शाळा');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Vision', exact: true }).click();
  await expect(page).toHaveURL('/our-vision');
  await page.evaluate((address) => window.location.assign(address), href('/enquiry-form'));
  await expect(typed).toHaveValue('जिल्हा परिषद शाळा');
  await expect(awake(page)).toHaveCount(0);
});

test('Back restores a page from the back/forward cache with its menu closed', async ({ baseURL }) => {
  // Playwright disables this cache.
  const browser = await chromium.launch({
    ...chromiumOptions({ wholeBrowser: true }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, baseURL });
    for (const path of ['/classes', '/enquiry-form', '/gallery', '/']) {
      await page.goto(href(path));
      await page.evaluate(() => {
        for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
        Object.assign(window, { isSameLoad: true });
        document.querySelector<HTMLElement>('#site-menu')?.showPopover();
      });
      await page.evaluate((address) => window.location.assign(address), href('/our-vision'));
      await page.waitForURL(href('/our-vision'));
      await page.evaluate(() => window.history.back());
      await expect
        .poll(() => page.evaluate(() => [location.pathname, 'isSameLoad' in window]).catch(() => []), path)
        .toEqual([href(path), true]);
      expect(await page.evaluate(() => document.querySelector('#site-menu')?.matches(':popover-open'))).toBe(false);
    }
  } finally {
    await browser.close();
  }
});
