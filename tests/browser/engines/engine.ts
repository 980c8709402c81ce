import type { BrowserContext, BrowserContextOptions, Page, PlaywrightWorkerArgs } from '@playwright/test';

/** Abilities of a driver that journeys may need. */
export type Ability = 'finger' | 'tabs' | 'foreign sites' | 'dialogs';

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Whether browser and driver are installed. */
  isHere: () => boolean;
  start: (playwright: PlaywrightWorkerArgs['playwright']) => Promise<EngineBrowser>;
  /** The driver can't disable scripts, so a policy forbids them. */
  forbidsScripts?: boolean;
  /** Ability that the driver lacks → the reason that a skipped journey reports. */
  lacks: Partial<Record<Ability, string>>;
}

/** A running browser. Each page it opens is a new visitor's. */
export interface EngineBrowser {
  /** @param prepare called with Playwright's context, if the engine has one, before the page is created */
  open: (options: PageOptions, prepare: (context: BrowserContext) => void) => Promise<OpenedPage>;
  close: () => Promise<void>;
}

export interface OpenedPage {
  page: Page;
  /** Prints the page on A4. @returns the content of the PDF file */
  print: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** The options that `EngineBrowser.open` must apply. Playwright applies the others of `use` (touch, language, time zone) to its own browsers. */
export type PageOptions = { baseURL: string } & Pick<
  BrowserContextOptions,
  'viewport' | 'javaScriptEnabled' | 'reducedMotion'
>;
