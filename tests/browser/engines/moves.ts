import type { Locator, Page } from '@playwright/test';

/** A tap; in Firefox a click, because Playwright silently sends it no touches. */
export function tap(part: Locator): Promise<void> {
  return isFirefox(part.page()) ? part.click() : part.tap();
}

/** Taps at a point of the window, in pixels. */
export function tapAt(page: Page, x: number, y: number): Promise<void> {
  return isFirefox(page) ? page.mouse.click(x, y) : page.touchscreen.tap(x, y);
}

function isFirefox(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'firefox';
}

/** Goes back in history. In Firefox, Playwright's `goBack()` waits for a page load even if there is none. */
export async function goBack(page: Page): Promise<void> {
  if (isFirefox(page)) await page.evaluate(() => history.back());
  else await page.goBack();
}
