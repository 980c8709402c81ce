import { type BrowserContext, type Page } from '@playwright/test';
import { asNewVisitor, slowDown } from './conditions';
import { median } from '../tables';
import type { MeasuredScreens } from './measured-screens';

interface Tap {
  what: string;
  path: string;
  /** `asleep`: the tap is the first touch of its island. `no island`: the browser or the script of the page answers. */
  state: 'asleep' | 'awake' | 'no island';
  /** What has to be open before. */
  prepare?: (page: Page) => Promise<void>;
  tap: (page: Page) => Promise<void>;
}

const openPhoto = (page: Page) => page.locator('dialog[open] li a').first().tap();
const typeLetter = (page: Page) => page.keyboard.press('s');
const intoField = (page: Page) => page.locator('main form input:not([type=hidden])').first().focus();

export function tapsOn({ form, album, buttons }: MeasuredScreens): Tap[] {
  const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).tap();
  const typing = { what: 'type in a field', prepare: intoField, tap: typeLetter };
  const opening = { what: 'open a photo', tap: openPhoto };
  return [
    { what: 'open the menu', path: '/', state: 'no island', tap: press(buttons.menu) },
    ...(form ? inBothStates({ ...typing, path: form }) : []),
    ...(buttons.nextSlide
      ? [{ what: 'next slide', path: '/', state: 'no island' as const, tap: press(buttons.nextSlide) }]
      : []),
    ...(album ? inBothStates({ ...opening, path: album }) : []),
  ];
}

function inBothStates(tap: Omit<Tap, 'state'>): Tap[] {
  return [
    { ...tap, state: 'asleep' },
    { ...tap, state: 'awake' },
  ];
}

/** Below this the browser does not report an event; such a tap counts as this long. */
export const SHORTEST_REPORTED_MS = 16;

/** Milliseconds from the tap to the paint that answers it: the longest of its events, as INP counts. Median of the runs. */
export async function measureTap(
  newContext: () => Promise<BrowserContext>,
  siteUrl: string,
  tap: Tap,
  slowdown: number,
  runs: number,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(await asNewVisitor(newContext, (page) => tapOnce(page, siteUrl, tap, slowdown)));
  }
  return median(times);
}

async function tapOnce(page: Page, siteUrl: string, tap: Tap, slowdown: number): Promise<number> {
  // As if from another page of the site, where the enquiry dialog does not open by itself.
  await page.goto(new URL(tap.path, siteUrl).href, { referer: `${siteUrl}/` });
  if (tap.state === 'awake') await wakeIslands(page);
  await slowDown(page, { slowdown });
  await tap.prepare?.(page);
  await page.evaluate(afterNextPaint);
  await page.evaluate(watchEvents);
  await tap.tap(page);
  await page.evaluate(afterNextPaint);
  return Math.max(SHORTEST_REPORTED_MS, await page.evaluate(() => Math.max(0, ...window.benchDurations)));
}

declare global {
  interface Window {
    benchDurations: number[];
  }
}

async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake])'));
}

/** Runs in the page. https://w3c.github.io/event-timing/ */
function watchEvents(): void {
  window.benchDurations = [];
  const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) window.benchDurations.push(entry.duration);
  }).observe(options);
}

/** Runs in the page. Entries are handed over when the browser is idle after the paint. */
function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 500)));
  });
}
