import type { Locator, Page } from '@playwright/test';
import { expect } from '../engines/webkit/expect';
import { type TabStop, walkTabStops } from './tab-stops';

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'reached by keyboard in 30 steps').toBeFocused();
}

/** Presses a key until the page receives it, because Chromium drops keys before the first paint. */
export async function pressUntilHeard(page: Page, key: string): Promise<void> {
  const heard = await page.evaluateHandle(() => {
    const keys: string[] = [];
    addEventListener('keydown', (event) => keys.push(event.key), true);
    return keys;
  });
  // The key may lead to another page.
  const isHeard = () =>
    heard.jsonValue().then(
      (keys) => keys.length > 0,
      () => true,
    );
  await expect(async () => {
    if (!(await isHeard())) await page.keyboard.press(key);
    expect(await isHeard()).toBe(true);
  }).toPass();
}

/** All Tab stops from the focused element on. */
export async function tabStopsOf(page: Page): Promise<TabStop[]> {
  // Chromium drops keys before the first paint, which can come after the load event. A page without JavaScript gets no
  // animation frames, so we poll.
  await expect.poll(() => page.evaluate(countPaints)).toBeGreaterThan(0);
  return walkTabStops({
    pressTab: () => page.keyboard.press('Tab'),
    evaluate: async (inPage) => {
      let stop = await page.evaluate(inPage);
      // Firefox scrolls in one of the next frames, which can be late on a busy machine.
      for (const end = Date.now() + SCROLL_TIMEOUT_MS; stop?.isSeen === false && Date.now() < end;)
        stop = await page.evaluate(inPage);
      return stop;
    },
  });
}

const SCROLL_TIMEOUT_MS = 20_000;

/** Runs in the page. */
function countPaints(): number {
  return performance.getEntriesByType('paint').length;
}
