import type { Browser } from '@playwright/test';

/** The served site and a browser to measure it. */
export interface MeasuredSite {
  url: string;
  browser: Browser;
  /** How Lighthouse starts the browser. */
  program: { path: string; flags: readonly string[] };
}

/** The heaviest screens, one of each kind that loads something different. */
export const timedScreens: readonly string[] = ['/', '/classes', '/enquiry-form', '/gallery', '/committee'];
