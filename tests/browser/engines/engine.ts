import type { BrowserContext, BrowserContextOptions, Page, PlaywrightWorkerArgs } from '@playwright/test';

/** What a journey may need of an engine's driver. */
export type Ability = 'finger' | 'tabs' | 'foreign sites';

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Whether the browser and its driver are on this machine. */
  isHere: () => boolean;
  start: (playwright: PlaywrightWorkerArgs['playwright']) => Promise<EngineBrowser>;
  /** Its driver has no switch for scripts: a policy forbids them instead. */
  forbidsScripts?: boolean;
  /** What its driver cannot do, and why. A journey that needs it is skipped with this reason. */
  lacks: Partial<Record<Ability, string>>;
}

/** A started browser. Every page that it opens is that of another visitor. */
export interface EngineBrowser {
  /** @param prepare what is done before the page is there, where the driver knows contexts as Playwright has them */
  open: (options: PageOptions, prepare: (context: BrowserContext) => void) => Promise<OpenedPage>;
  close: () => Promise<void>;
}

export interface OpenedPage {
  page: Page;
  /** Prints the page as it is, on A4. @returns a PDF file */
  print: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** Playwright gives its own browsers everything else of `use` by itself: the touch screen, the language, the time zone. */
export type PageOptions = { baseURL: string } & Pick<
  BrowserContextOptions,
  'viewport' | 'javaScriptEnabled' | 'reducedMotion'
>;
