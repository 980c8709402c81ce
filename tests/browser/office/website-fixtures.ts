import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { href } from '../../../app/href';
import { contentFolder } from '../../../model/mistakes/places/content-folder';
import type { OfficeWords } from '../../../words/words';
import { inProjectCopy } from '../../support/project-copy';
import { CLERK, expect, withOffice } from './fixtures';
import type { OfficeClient } from './office-client';
import { test as base } from './runs';

export { expect };

interface Website {
  /** Signs in a clerk and opens the home page of this part. */
  openWebsite: () => Promise<void>;
  /** Signs in a clerk, and opens the page of a job by its button. */
  openJob: (job: keyof OfficeWords['website']['jobs']) => Promise<void>;
  /** The link to a field in a list. @param address of the field, or its end */
  fieldLink: (address: string) => Locator;
  /** Waits until a form has saved itself; without scripts, presses Save. @param input of the form */
  save: (input?: string) => Promise<void>;
  /** Opens the page with the changes. @param count of the changes */
  lookThrough: (count?: number) => Promise<void>;
  /** Presses the button that publishes, and waits until visitors see the change. @param isLive checks what visitors get */
  publishBy: (button: Locator, isLive: () => Promise<boolean>) => Promise<void>;
  /** The HTML that visitors get at an address of the content. */
  livePage: (address: string) => Promise<string>;
  /** The HTML that they would get if the draft were published. */
  draftedPage: (address: string) => Promise<string>;
  /** The draft is empty before each test. */
  emptyDraft: void;
}

/** For pages that read the whole content: the office has a low priority, and tests of three engines share the machine. */
export const slow = { timeout: 120_000 };

/** The office’s `test` with a server in a copy of the project, since publishing changes content and build. */
export const test = base.extend<Website>({
  openWebsite: ({ page, at, say, signIn }, use) =>
    use(async () => {
      await signIn(CLERK);
      await page.goto(at('/website'));
      await expect(page.getByRole('heading', { name: say.website.title, level: 1 })).toBeVisible();
    }),
  openJob: ({ page, hand, say, openWebsite }, use) =>
    use(async (job) => {
      await openWebsite();
      await hand.press(page.getByRole('link', { name: say.website.jobs[job], exact: true }));
    }),
  fieldLink: ({ page }, use) =>
    use((address) =>
      page
        .getByRole('main')
        .locator(`a[href^="/website/field?"][href$="${encodeURIComponent(address)}"]`)
        .last(),
    ),
  save: ({ page, say, hand, run }, use) =>
    use(async (input = '#value') => {
      const form = page.locator('form').filter({ has: page.locator(input) });
      if (run.scripts === 'off') await hand.press(form.getByRole('button', { name: say.save, exact: true }));
      await expect(form.getByRole('status')).toContainText(/\p{Nd}/u, slow);
    }),
  lookThrough: ({ page, say, hand }, use) =>
    use(async (count = 1) => {
      await hand.press(page.getByRole('link', { name: say.website.lookThrough(count), exact: true }));
      await expect(page.getByRole('heading', { name: say.website.draft.title, level: 1 })).toBeVisible(slow);
    }),
  publishBy: ({ page, say, hand, run, engine }, use) =>
    use(async (button, isLive) => {
      expect(await isLive(), 'before it is published').toBe(false);
      await hand.press(button);
      await expect.poll(isLive, { ...slow, intervals: [100] }).toBe(true);
      const live = page.getByRole('heading', { name: say.website.publication.titles.live, level: 1 });
      // A policy that forbids scripts doesn't show `<noscript>`, which loads the page again.
      if (run.scripts === 'off' && engine.forbidsScripts)
        await expect.poll(() => page.reload().then(() => live.count()), slow).toBe(1);
      await expect(live).toBeVisible(slow);
    }),
  server: [
    ({}, use) =>
      inProjectCopy(
        (project) => {
          const content = path.join(project, 'content');
          rmSync(content, { recursive: true });
          cpSync(contentFolder(), content, { recursive: true, preserveTimestamps: true });
          return withOffice(use, project);
        },
        { also: ['.cache', 'build'] },
      ),
    { scope: 'worker' },
  ],
  livePage: ({ server }, use) => use(async (address) => (await fetch(new URL(href(address), server.siteUrl))).text()),
  draftedPage: ({ client }, use) => use((address) => client.draftedPage(address)),
  emptyDraft: [
    async ({ client }, use) => {
      await takeBackAll(client);
      await use();
    },
    { auto: true },
  ],
});

async function takeBackAll(client: OfficeClient): Promise<void> {
  // Taking back one change may take others along, or give them another id.
  for (let before = ''; ;) {
    const html = await (await client.get('/website/draft')).text();
    const [form] = /<form[^>]*action="\/website\/undo".*?<\/form>/s.exec(html) ?? [];
    if (!form) return;
    const [, id = ''] = /name="id" value="([^"]*)"/.exec(form) ?? [];
    if (id === before) throw new Error(`A change of the draft can’t be taken back: ${form}`);
    await client.post('/website/undo', { id });
    before = id;
  }
}
