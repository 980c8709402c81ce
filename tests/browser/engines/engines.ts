import type { BrowserType, Page } from '@playwright/test';
import { findChromium, findFirefox, hasWebKit } from '../../../setup/test-programs.mjs';
import { chromiumOptions, firefoxOptions } from './launch-options';
import type { Engine, EngineBrowser } from './engine';
import { startWebKit } from './webkit/browser';

export const chromium: Engine = {
  name: 'Chromium',
  isHere: () => findChromium() !== undefined,
  start: async ({ chromium: type }) =>
    asEngine(await type.launch(chromiumOptions()), (page) => page.pdf({ preferCSSPageSize: true })),
  lacks: {},
};

const firefox: Engine = {
  name: 'Firefox',
  isHere: () => findFirefox() !== undefined,
  start: async ({ firefox: type }) => asEngine(await type.launch(firefoxOptions()), printInFirefox, askAgainInFirefox),
  forbidsScripts: true,
  lacks: { finger: 'Playwright sends no touches over WebDriver BiDi' },
};

export const webkit: Engine = {
  name: 'WebKit',
  isHere: hasWebKit,
  start: () => startWebKit(),
  lacks: {
    dialogs: 'WebDriver answers the question before a page is left by itself',
    finger: 'WebKitWebDriver sends no touches',
    tabs: 'WebKitWebDriver sees only the window that it was given',
    'foreign sites': 'WebKitWebDriver cannot answer in the place of another site',
  },
};

export const engines: readonly Engine[] = [chromium, firefox, webkit];

type Browser = Awaited<ReturnType<BrowserType['launch']>>;

function asEngine(
  browser: Browser,
  print: (page: Page) => Promise<Uint8Array>,
  adapt = (page: Page) => page,
): EngineBrowser {
  return {
    open: async (options, prepare) => {
      const context = await browser.newContext(options);
      prepare(context);
      const page = adapt(await context.newPage());
      return { page, print: () => print(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

const NO_FAULT_OF_PAGE = /Address rejected|Navigation to (".*") is interrupted by another navigation to \1/;
/** On a busy machine, the second navigation can meet the same frame. */
const MAX_ASKED_AGAIN = 3;

/**
 * Repeats a navigation that fails with “Address rejected”: Firefox 153 may report the failed map frame of the previous page as a failure
 * of the new page, because its listener doesn't check the frame (`onLocationChange` in remote/content/shared/Navigate.sys.mjs). Or the
 * new page seems to have been interrupted by itself.
 */
function askAgainInFirefox(page: Page): Page {
  const goto = page.goto.bind(page);
  return Object.assign(page, {
    async goto(...asked: Parameters<typeof goto>) {
      for (let left = MAX_ASKED_AGAIN; ; left -= 1)
        try {
          return await goto(...asked);
        } catch (error) {
          if (left === 0 || !NO_FAULT_OF_PAGE.test(String(error))) throw error;
        }
    },
  });
}

async function printInFirefox(page: Page): Promise<Uint8Array> {
  // Firefox can't close a page that was printed with a frame. The map isn't printed anyway.
  await page.evaluate(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));
  // Playwright passes inches to a command that expects centimetres.
  return page.pdf({ width: '21in', height: '29.7in' });
}
