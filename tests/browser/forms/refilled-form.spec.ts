import type { Page } from '@playwright/test';
import { axeFindingsNow } from '../support/accessibility';
import { addressFor } from '../../../model/projections/pages/languages';
import { contents } from '../support/content';
import { expect, test } from '../support/fixtures';
import { serverWordsIn, wordsIn } from '../../../words/words';

// Page and endpoint each have code that writes a form: without scripts, the endpoint returns a form with mistakes.
for (const site of contents)
  for (const path of ['/enquiry-form', '/career'].map((each) => addressFor(site, each)))
    test(`the form that the endpoint returns asks the same as ${path}`, async ({ page, visit, expectProblem }) => {
      expectProblem(/\b422\b/);
      await visit(path);
      const before = await controlsOf(page);
      expect(before).not.toEqual([]);
      await page.getByRole('main').getByRole('button', { name: wordsIn[site.language].send }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      const corrected = await controlsOf(page);
      await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit());
      await expect(page.getByRole('button', { name: serverWordsIn[site.language].sendAgain })).toBeVisible();
      expect(await axeFindingsNow(page)).toEqual([]);
      const again = await controlsOf(page);
      expect(again).toEqual(corrected);
      expect(again.map(({ asks }) => asks)).toEqual(before.map(({ asks }) => asks));
    });

interface AskedControl {
  /** The attributes that restrict an answer, and the options of a list. */
  asks: unknown;
  label: string | undefined;
  descriptions: (string | undefined)[];
  invalid: string | null;
}

/** The restrictions, label and descriptions of each question. */
function controlsOf(page: Page): Promise<AskedControl[]> {
  return page
    .locator('main form :is(input:not([type="hidden"]), select, textarea):not([aria-hidden] *)')
    .evaluateAll((controls) => {
      const read = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim();
      return controls.map((control) => ({
        asks: [
          ...['name', 'type', 'required', 'maxlength', 'autocomplete', 'inputmode', 'rows'].map((name) => [
            name,
            control.getAttribute(name),
          ]),
          ...[...control.querySelectorAll('option')].map(({ value, label }) => [value, label]),
        ],
        label: read((control as HTMLInputElement).labels?.[0]),
        descriptions: (control.getAttribute('aria-describedby')?.split(' ') ?? []).map((id) =>
          read(document.getElementById(id)),
        ),
        invalid: control.getAttribute('aria-invalid'),
      }));
    });
}
