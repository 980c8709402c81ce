import type { Locator } from '@playwright/test';
import { enquiryDialog, expect, phone, test as base } from '../fixtures';
import { scriptsOn, type Way } from '../ways';

interface Journey {
  /** `playwright.config.ts` runs the journeys once for each. */
  way: Way;
  /**
   * The moment at which late scripts come. Everything before it falls on a page that sleeps, so call it once the visitor
   * has tapped or typed, and then say what holds. In the other ways the scripts have come, or never will.
   */
  wake: () => Promise<void>;
}

/** Its `visit` goes to an address as somebody who has just arrived, and closes the enquiry dialog if one opens. */
export const test = base.extend<Journey>({
  way: [scriptsOn, { option: true }],

  javaScriptEnabled: ({ way }, use) => use(way.runsScripts),

  wake: [
    async ({ context, page, way, expectProblem }, use) => {
      for (const problem of way.problems ?? []) expectProblem(problem);
      const scriptsCome = await way.meetScripts(context);
      await use(() => scriptsCome(page));
    },
    { auto: true },
  ],

  visit: ({ page, way, wake }, use) =>
    use(async (path) => {
      await page.goto(path);
      if (way.runsScripts) {
        await enquiryDialog(page).getByRole('button', { name: 'Close' }).first().click();
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
      if (way.startsAwake) await wake();
    }),
});

export { enquiryDialog, expect, phone };

/** What a thumbnail promises: the picture that its link leads to, and the words that describe it. */
export async function photoBehind(thumbnail: Locator): Promise<{ file: string; description: string }> {
  const file = (await thumbnail.getAttribute('href')) ?? '';
  const description = (await thumbnail.getByRole('img').getAttribute('alt')) ?? '';
  return { file, description };
}
