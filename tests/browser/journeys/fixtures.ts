import type { Locator } from '@playwright/test';
import { wordsIn } from '../../../words/words';
import { isAlbum } from '../support/addresses';
import { contentAt } from '../support/content';
import { enquiryDialog, meetsEnquiryDialog, phone, prepareContext, test as base } from '../support/fixtures';
import { type Connection, openConnection } from '../engines/connection';
import type { Ability, Engine, EngineBrowser, OpenedPage } from '../engines/engine';
import { chromium } from '../engines/engines';
import { goBack, tap, tapAt } from '../engines/moves';
import { expect } from '../engines/webkit/expect';
import { scriptsOn, type Way } from '../support/ways';

interface Journey {
  /** `playwright.config.ts` runs the journeys once for each way and engine. */
  way: Way;
  /** The network between visitor and site. */
  connection: Connection;
  /**
   * Lets late scripts arrive. Until then islands are asleep, so call it after the visitor has tapped or typed, and before checking
   * results. In the other ways scripts have arrived already, or never will.
   */
  wake: () => Promise<void>;
  opened: OpenedPage;
  /** Prints the page on A4. @returns a PDF file */
  print: () => Promise<Uint8Array>;
  /** Skips the test with the reason if the engine's driver lacks an ability. */
  needs: (ability: Ability) => void;
}

interface Browsers {
  engine: Engine;
  engineBrowser: EngineBrowser;
}

/** `visit` goes to an address like a new visitor, and closes the enquiry dialog if it opens. */
export const test = base.extend<Journey, Browsers>({
  way: [scriptsOn, { option: true }],
  engine: [chromium, { option: true, scope: 'worker' }],

  engineBrowser: [
    async ({ engine, playwright }, use) => {
      const browser = await engine.start(playwright);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  connection: async ({}, use) => {
    const connection = await openConnection(process.env.BROWSER_TESTS_SITE_URL ?? '');
    await use(connection);
    await connection.close();
  },

  baseURL: ({ connection }, use) => use(connection.url),
  javaScriptEnabled: ({ way }, use) => use(way.runsScripts),

  opened: async ({ engineBrowser, connection, problems, viewport, javaScriptEnabled, reducedMotion }, use) => {
    const options = { baseURL: connection.url, viewport, javaScriptEnabled, reducedMotion };
    const opened = await engineBrowser.open(options, (context) => prepareContext(context, problems, options));
    await use(opened);
    await opened.close();
  },

  page: ({ opened }, use) => use(opened.page),
  print: ({ opened }, use) => use(opened.print),

  wake: [
    async ({ engine, connection, page, way, expectProblem }, use) => {
      if (engine.forbidsScripts && !way.runsScripts) {
        connection.forbidScripts();
        // The browser reports each forbidden script.
        expectProblem(/“script-src 'none'”|^network: \S+ \S+\.js$/);
      }
      await use(await way.routeScripts(page));
    },
    { auto: true },
  ],

  needs: ({ engine }, use) =>
    use((ability) => {
      const reason = engine.lacks[ability];
      test.skip(reason !== undefined, reason);
    }),

  visit: ({ page, way }, use) =>
    use(async (path) => {
      await page.goto(path);
      if (way.runsScripts && meetsEnquiryDialog(page, path)) {
        const site = contentAt(path);
        const { close } = wordsIn[site.language];
        const cross = enquiryDialog(page, site).getByRole('button', { name: close }).first();
        await expect(cross).toBeVisible();
        await cross.click();
        // Focus moves in the dialog's close event, a task later.
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.evaluate(() => new Promise((settled) => setTimeout(settled)));
      }
      if (!isAlbum(path)) await expect(page.getByRole('dialog')).toHaveCount(0);
    }),
});

export { enquiryDialog, expect, goBack, phone, tap, tapAt };

/** The large picture that a thumbnail links to, and its description. */
export async function photoBehind(thumbnail: Locator): Promise<{ file: string; description: string }> {
  const file = (await thumbnail.getAttribute('href')) ?? '';
  const description = (await thumbnail.getByRole('img').getAttribute('alt')) ?? '';
  return { file, description };
}
