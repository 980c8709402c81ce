import type { BrowserContext, Page } from '@playwright/test';
import { prepareContext, test as base } from './fixtures';

interface Tab {
  context: BrowserContext;
  page: Page;
  problems: { seen: string[]; expected: RegExp[] };
}

/**
 * For tests that only look at pages, without typing or adding init scripts. They share one tab per worker, because opening a
 * tab and starting axe in it take longer than the tests. A failing test ends its worker with the tab.
 */
export const test = base.extend<object, { tabs: Map<string, Tab> }>({
  tabs: [
    async ({}, use) => {
      const tabs = new Map<string, Tab>();
      await use(tabs);
      for (const { context } of tabs.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, tabs, problems, javaScriptEnabled, isMobile }, use) => {
    const key = JSON.stringify({ javaScriptEnabled, isMobile });
    let tab = tabs.get(key);
    if (!tab) {
      // Playwright applies the options of `use`.
      const context = await browser.newContext();
      const own: Tab['problems'] = { seen: [], expected: [] };
      prepareContext(context, own, { javaScriptEnabled });
      tab = { context, page: await context.newPage(), problems: own };
      tabs.set(key, tab);
    }
    problems.expected.push(...tab.problems.expected);
    await use(tab.context);
    problems.seen.push(...tab.problems.seen.splice(0));
  },

  page: async ({ context, viewport }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('A test has closed the tab that others share.');
    await page.emulateMedia({ media: null });
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

export { expect } from './fixtures';
