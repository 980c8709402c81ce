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

/**
 * Firefox tells of a page what is true of a frame in the page before: that the map cannot be had. Its listener does not ask
 * which of them it hears of (`onLocationChange` in remote/content/shared/Navigate.sys.mjs). So such a page is asked for again; Firefox 153 needs it.
 */
function askAgainInFirefox(page: Page): Page {
  const goto = page.goto.bind(page);
  return Object.assign(page, {
    goto: (...asked: Parameters<typeof goto>) =>
      goto(...asked).catch((error: unknown) => {
        if (!String(error).includes('Address rejected')) throw error;
        return goto(...asked);
      }),
  });
}

async function printInFirefox(page: Page): Promise<Uint8Array> {
  // A page that was printed with a frame in it, Firefox does not close any more. The map is not on paper.
  await page.evaluate(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));
  // Playwright gives inches to a command that takes centimetres.
  return page.pdf({ width: '21in', height: '29.7in' });
}
