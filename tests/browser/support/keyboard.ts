import type { Locator, Page } from '@playwright/test';
import { expect } from '../engines/webkit/expect';
import { type TabStop, walkTabStops } from './tab-stops';

/** Goes on with Tab, as somebody without a mouse does, until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'reached by keyboard in 30 steps').toBeFocused();
}

/** Presses a key until the page hears it: Chromium drops the keys that come before a page is painted. */
export async function pressUntilHeard(page: Page, key: string): Promise<void> {
  const heard = await page.evaluateHandle(() => {
    const keys: string[] = [];
    addEventListener('keydown', (event) => keys.push(event.key), true);
    return keys;
  });
  // Where the key leads to another page, this one is gone.
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

/** Every stop of the keyboard from here on. */
export async function tabStopsOf(page: Page): Promise<TabStop[]> {
  // Chromium drops the keys that come before a page is painted, which can be after it has loaded. Frames cannot be waited
  // for in the page: where its scripts are off, none is told to it.
  await expect.poll(() => page.evaluate(countPaints)).toBeGreaterThan(0);
  return walkTabStops({
    pressTab: () => page.keyboard.press('Tab'),
    evaluate: async (inPage) => {
      let stop = await page.evaluate(inPage);
      // Firefox scrolls to it in one of the next frames, which on a busy machine can be long in coming.
      for (const end = Date.now() + TIME_TO_SCROLL; stop?.isSeen === false && Date.now() < end;)
        stop = await page.evaluate(inPage);
      return stop;
    },
  });
}

/** In milliseconds. What is never scrolled to costs a failing test as long. */
const TIME_TO_SCROLL = 20_000;

/** Runs in the page. */
function countPaints(): number {
  return performance.getEntriesByType('paint').length;
}
