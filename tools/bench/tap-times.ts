import { type BrowserContext, type Page } from '@playwright/test';
import { asNewVisitor, median, slowDown } from './conditions';

interface Tap {
  what: string;
  path: string;
  /** `asleep`: before React woke; the tap itself wakes it. */
  state: 'asleep' | 'awake';
  /** What has to be open before. */
  prepare?: (page: Page) => Promise<void>;
  tap: (page: Page) => Promise<void>;
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).tap();
const openAlbum = (page: Page) => page.locator('main ul a').first().tap();
const openPhoto = (page: Page) => page.locator('dialog[open] li a').first().tap();
const typeLetter = (page: Page) => page.keyboard.press('s');
const intoField = (page: Page) => page.locator('main form input:not([type=hidden])').first().focus();

export const taps: readonly Tap[] = [
  { what: 'open the menu', path: '/', state: 'asleep', tap: openMenu },
  { what: 'open the menu', path: '/', state: 'awake', tap: openMenu },
  // Asleep, the browser loads the album as a page.
  { what: 'open an album’s dialog', path: '/gallery', state: 'awake', tap: openAlbum },
  { what: 'type in a field', path: '/enquiry-form', state: 'asleep', prepare: intoField, tap: typeLetter },
  { what: 'type in a field', path: '/enquiry-form', state: 'awake', prepare: intoField, tap: typeLetter },
  {
    what: 'next slide',
    path: '/',
    state: 'awake',
    tap: (page) => page.getByRole('button', { name: 'Next slide' }).tap(),
  },
  { what: 'open a photo', path: '/gallery/sports-day', state: 'asleep', tap: openPhoto },
  { what: 'open a photo', path: '/gallery/sports-day', state: 'awake', tap: openPhoto },
];

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
  if (tap.state === 'asleep') {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
  }
  // As if from another page of the site, where the enquiry dialog does not open by itself.
  await page.goto(new URL(tap.path, siteUrl).href, { referer: `${siteUrl}/classes` });
  if (tap.state === 'awake') await page.locator('html[data-awake]').waitFor({ state: 'attached' });
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
