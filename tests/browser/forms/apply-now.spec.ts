import type { Page } from '@playwright/test';
import { question, untilBegun } from '../support/answers';
import { enquiryDialog, expect, phone, test } from '../support/fixtures';
import { words } from '../support/school';

test.use(phone);

const chosenClass = (page: Page) => question(page.getByRole('main'), 'Class');

/** Taps APPLY NOW of a class, and waits until the form saves drafts. */
async function applyFor(page: Page, label: string): Promise<void> {
  await page.getByRole('link', { name: words.classes.applyFor(label), exact: true }).tap();
  await untilBegun(page.getByRole('main').locator('form'));
}

test('a class chosen before the whole page has arrived stays after a reload', async ({ page, visit }) => {
  await visit('/classes');
  await applyFor(page, 'Grade 9');
  await chosenClass(page).selectOption('LKG');
  // Simulates a slow line, where the page finishes loading only after the visitor has chosen.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  await page.reload();
  await expect(chosenClass(page)).toHaveValue('LKG');
});

test('a class chosen in the dialog meanwhile stays when the visitor goes back to the form', async ({ page, visit }) => {
  await visit('/classes');
  await applyFor(page, 'Grade 10');
  await page.goto('/');
  await untilBegun(enquiryDialog(page).locator('form'));
  await question(enquiryDialog(page), 'Class').selectOption('Grade9');
  await page.goBack();
  await expect(chosenClass(page)).toHaveValue('Grade9');
});

test('without APPLY NOW of a missing class, only the note below the list names it', async ({ page, visit }) => {
  const sentence = words.form.classNotOffered('Grade 10');
  for (const fragment of ['', '#class_name/Grade9']) {
    await visit(`/enquiry-form${fragment}`);
    const note = page.getByRole('main').getByText(`${sentence} ${words.form.toApplyCall}`);
    await expect(note.filter({ visible: true })).toHaveCount(1);
    await expect(chosenClass(page)).toHaveAccessibleDescription(new RegExp(sentence));
  }
});
