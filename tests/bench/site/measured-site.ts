import type { Browser } from '@playwright/test';

/** The served site and a browser to measure it. */
export interface MeasuredSite {
  url: string;
  browser: Browser;
  program: BrowserProgram;
}

/** How Lighthouse starts a browser. */
export interface BrowserProgram {
  path: string;
  flags: readonly string[];
}
