import type { Page } from '@playwright/test';
import { addressIn } from '../../../model/projections/pages/languages';
import { question, untilBegun } from '../support/answers';
import { contentsOfOthers } from '../support/content';
import { enquiryDialog, expect, phone, test } from '../support/fixtures';
import { dialogForm, listOfClassesIn, needed, notOfferedClass, offeredClass, screenOf } from '../support/this-school';
import { words } from '../support/words';

test.use(phone);

const chosenClass = (page: Page) => question(page.getByRole('main'), listOfClassesIn().list);

/** Taps APPLY NOW of a class, and waits until the form saves drafts. */
async function applyFor(page: Page, label: string): Promise<void> {
  await page.getByRole('link', { name: words.classes.applyFor(label), exact: true }).tap();
  await untilBegun(page.getByRole('main').locator('form'));
}

test('a class chosen before the whole page has arrived stays after a reload', async ({ page, visit }) => {
  const chosen = listOfClassesIn().list.options[0]!.value;
  await visit(screenOf('classes').path);
  await applyFor(page, offeredClass().label);
  await chosenClass(page).selectOption(chosen);
  // Simulates a slow line, where the page finishes loading only after the visitor has chosen.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  await page.reload();
  await expect(chosenClass(page)).toHaveValue(chosen);
});

test('a class chosen after APPLY NOW of a missing one stays after a reload and in another language', async ({
  page,
  visit,
}) => {
  const { list, path } = listOfClassesIn();
  const { option } = offeredClass();
  await visit(screenOf('classes').path);
  await applyFor(page, notOfferedClass().label);
  await chosenClass(page).selectOption(option);
  await page.reload();
  await expect(chosenClass(page)).toHaveValue(option);
  for (const { language } of contentsOfOthers.slice(0, 1)) {
    await page.locator(`header a[hreflang="${language}"]`).tap();
    await expect(page).toHaveURL(addressIn(language, path));
    await expect(page.locator(`main select[name="${list.name}"]`)).toHaveValue(option);
  }
});

test('a class chosen in the dialog meanwhile stays when the visitor goes back to the form', async ({ page, visit }) => {
  const { form, list } = listOfClassesIn();
  needed(dialogForm({ everyTime: true }).id === form.id || undefined, 'list of classes in its dialog');
  const { option } = offeredClass();
  await visit(screenOf('classes').path);
  await applyFor(page, notOfferedClass().label);
  await page.goto('/');
  await untilBegun(enquiryDialog(page).locator('form'));
  await question(enquiryDialog(page), list).selectOption(option);
  await page.goBack();
  await expect(chosenClass(page)).toHaveValue(option);
});

test('without APPLY NOW of a missing class, only the note below the list names it', async ({ page, visit }) => {
  const { label } = notOfferedClass();
  const { path, list } = listOfClassesIn();
  for (const fragment of ['', `#${list.name}/${offeredClass().option}`]) {
    await visit(path + fragment);
    const note = page.getByRole('main').getByText(`${words.form.classNotOffered(label)} ${words.form.toApplyCall}`);
    await expect(note.filter({ visible: true })).toHaveCount(1);
    await expect(chosenClass(page)).toHaveAccessibleDescription(new RegExp(words.form.classNotOffered(label)));
  }
});
