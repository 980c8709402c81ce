import type { BrowserContext, Page } from '@playwright/test';
import { prepareContext, test as base } from './fixtures';

interface Tab {
  context: BrowserContext;
  page: Page;
  problems: { seen: string[]; expected: RegExp[] };
}

/**
 * The `test` of files that only look at pages, without typing or adding init scripts. The tests of a worker share one tab, because
 * opening a tab and starting axe in it take longer than a test. After a failure Playwright starts another worker, with a new tab.
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
      // Playwright adds the options of `use` to every new context.
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
