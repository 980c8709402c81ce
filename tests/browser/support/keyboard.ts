import type { Locator, Page } from '@playwright/test';
import { expect } from '../engines/webkit/expect';
import { focusedTabStop, type TabStop } from './tab-stops';

/** Presses Tab until the target has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  mostPresses = 30,
): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached by keyboard in ${mostPresses} steps`).toBeFocused();
}

/** Presses a key until the page receives it, because Chromium drops keys before the first paint. */
export async function pressUntilHeard(page: Page, key: string): Promise<void> {
  const heard = await page.evaluateHandle(() => {
    const keys: string[] = [];
    addEventListener('keydown', (event) => keys.push(event.key), true);
    return keys;
  });
  // If the key has opened another page, the handle is gone.
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

/** A date field has up to four Tab stops: day, month, year, calendar. */
const MOST_STOPS_IN_A_FIELD = 4;

/**
 * Presses Tab until the focus leaves the page, returns to the first stop, or stays where it is (as in WebKit's window without
 * toolbars).
 *
 * @returns all Tab stops from the focused element on
 */
export async function tabStopsOf(page: Page): Promise<TabStop[]> {
  // Chromium drops keys before the first paint, which can come after the load event. A page without JavaScript gets no
  // animation frames, so we poll.
  await expect.poll(() => page.evaluate(countPaints)).toBeGreaterThan(0);
  const stops = new Map<string, TabStop>();
  let last: string | undefined;
  let pressesInside = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await scrolledTabStop(page);
    if (!stop) break;
    pressesInside = stop.place === last ? pressesInside + 1 : 1;
    if (pressesInside > MOST_STOPS_IN_A_FIELD || (pressesInside === 1 && stops.has(stop.place))) break;
    last = stop.place;
    stops.set(stop.place, stop);
  }
  return [...stops.values()];
}

/** Measures the focused element after Firefox has scrolled to it, which can be late on a busy machine. */
async function scrolledTabStop(page: Page): Promise<TabStop | undefined> {
  let stop = await page.evaluate(focusedTabStop);
  for (const end = Date.now() + SCROLL_TIMEOUT_MS; stop?.isSeen === false && Date.now() < end;)
    stop = await page.evaluate(focusedTabStop);
  return stop;
}

const SCROLL_TIMEOUT_MS = 20_000;

/** Counts the paints so far. Runs in the page. */
function countPaints(): number {
  return performance.getEntriesByType('paint').length;
}
