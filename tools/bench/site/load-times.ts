import { type Page } from '@playwright/test';
import { type Conditions, slowDown } from './conditions';
import { median } from '../tables';

/** Milliseconds, but for `cls`. https://web.dev/articles/vitals */
export interface LoadTimes {
  fcp: number;
  lcp: number;
  /** What of each long task after the first paint goes beyond 50 ms, until all is quiet. */
  tbt: number;
  /** Layout shift: without unit; 0 is none. */
  cls: number;
}

export interface LoadReport extends LoadTimes {
  /** The element with the largest paint, and those that shifted: where to look if a number is bad. */
  largest: string;
  shifted: string[];
}

interface LoadNotes extends LoadReport {
  lastNoteAt: number;
}

declare global {
  interface Window {
    benchNotes: () => LoadNotes;
  }
}

/** The page has settled if it was silent for so long after `load`, and no longer than the second since the start. */
const SETTLED_MS = 1500;
const LONGEST_MS = 15_000;

/** Loads an address, on a page that has not been anywhere. */
export async function measureLoad(page: Page, url: string, conditions: Conditions): Promise<LoadReport> {
  // tsx has esbuild keep the names of functions, by a function of its own that a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(takeNotes);
  await slowDown(page, conditions);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(
    ([settledMs, longestMs]) => {
      const now = performance.now();
      return now > longestMs || now - window.benchNotes().lastNoteAt > settledMs;
    },
    [SETTLED_MS, LONGEST_MS] as const,
    { polling: 250, timeout: 60_000 },
  );
  const { lastNoteAt: _, ...notes } = await page.evaluate(() => window.benchNotes());
  return notes;
}

/** Runs in the page before anything else. */
function takeNotes(): void {
  const notes: LoadNotes = { fcp: 0, lcp: 0, tbt: 0, cls: 0, largest: '', shifted: [], lastNoteAt: 0 };
  const longTasks: PerformanceEntry[] = [];
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element ? node.outerHTML.slice(0, 80).replace(/\s+/g, ' ') : (node?.nodeName ?? '');
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
      notes.lastNoteAt = performance.now();
    }).observe({ type, buffered: true });

  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (notes.fcp = startTime));
  watch('largest-contentful-paint', (entry) => {
    notes.lcp = entry.startTime;
    notes.largest = nameOf((entry as PerformanceEntry & { element?: Element }).element);
  });
  watch('longtask', (entry) => longTasks.push(entry));
  watch('resource', () => undefined);
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    if (shift.hadRecentInput) return;
    notes.cls += shift.value;
    notes.shifted.push(...shift.sources.map(({ node }) => nameOf(node)));
  });
  window.benchNotes = () => {
    const afterPaint = longTasks.map(
      ({ startTime, duration }) => startTime + duration - Math.max(startTime, notes.fcp),
    );
    notes.tbt = afterPaint.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
    notes.lastNoteAt ||= performance.now();
    return notes;
  };
}

/** Medians of the times; of the layout shift the worst, with what shifted. */
export function medianLoad(reports: readonly LoadReport[]): LoadReport {
  const medianOf = (name: keyof LoadTimes) => median(reports.map((report) => report[name]));
  const worst = reports.reduce((one, other) => (other.cls > one.cls ? other : one));
  return { ...worst, fcp: medianOf('fcp'), lcp: medianOf('lcp'), tbt: medianOf('tbt') };
}
