import type { Browser } from '@playwright/test';

/** The built site, served, and the browser to look at it with. */
export interface MeasuredSite {
  url: string;
  browser: Browser;
  program: BrowserProgram;
}

/** How Lighthouse starts the browser. */
export interface BrowserProgram {
  path: string;
  flags: readonly string[];
}
