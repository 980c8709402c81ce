import type { Page } from '@playwright/test';
import { contents } from '../support/content';
import { expect, test } from '../support/fixtures';
import { serverWordsIn } from '../../words/words';

// The page and the endpoint each write the form: without scripts it comes back from the endpoint to be corrected.
for (const { language, screens } of contents)
  for (const screen of screens.filter(({ kind }) => kind === 'form'))
    test(`what ${screen.path} asks, the form that comes back asks in the same way`, async ({
      page,
      visit,
      expectProblem,
    }) => {
      expectProblem(/\b422\b/);
      await visit(screen.path);
      const before = await controlsOf(page);
      expect(before).not.toEqual([]);
      await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit());
      await expect(page.getByRole('button', { name: serverWordsIn[language].sendAgain })).toBeVisible();
      expect(await controlsOf(page)).toEqual(before);
    });

/** What each question demands of an answer, and what a list offers. */
function controlsOf(page: Page): Promise<unknown[]> {
  return page
    .locator('main form :is(input:not([type="hidden"]), select, textarea):not([aria-hidden] *)')
    .evaluateAll((controls) =>
      controls.map((control) => ({
        ...Object.fromEntries(
          ['name', 'type', 'required', 'maxlength', 'autocomplete', 'inputmode', 'rows'].map((name) => [
            name,
            control.getAttribute(name),
          ]),
        ),
        options: [...control.querySelectorAll('option')].map(({ value, label }) => [value, label]),
      })),
    );
}
