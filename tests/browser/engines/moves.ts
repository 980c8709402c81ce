import type { Locator, Page } from '@playwright/test';

/** A tap of a finger; in Firefox a click, since Playwright sends it no touches, and does not say so. */
export function tap(part: Locator): Promise<void> {
  return isFirefox(part.page()) ? part.click() : part.tap();
}

/** The same at a point of the window, in pixels. */
export function tapAt(page: Page, x: number, y: number): Promise<void> {
  return isFirefox(page) ? page.mouse.click(x, y) : page.touchscreen.tap(x, y);
}

function isFirefox(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'firefox';
}

/** Back by the browser's history. Playwright's own waits in Firefox for a page to load, also where none is loaded. */
export async function goBack(page: Page): Promise<void> {
  if (isFirefox(page)) await page.evaluate(() => history.back());
  else await page.goBack();
}
