import type { Locator, Page } from '@playwright/test';
import type { SelectField } from '../../../forms/form-definition';
import { addressIn } from '../../../model/projections/pages/languages';
import { enquiryDialog, expect, phone, successDialog, test } from '../support/fixtures';
import { answersOf, fillIn, question, untilBegun } from '../support/answers';
import { contentsOfOthers, offeredClasses } from '../support/content';
import { sentFields, endpoint } from '../support/sending';
import {
  dialogForm,
  listOfClassesIn,
  nameField,
  needed,
  notOfferedClass,
  offeredClass,
  screenOf,
} from '../support/this-school';
import { words } from '../support/words';

test.use(phone);

const applyFor = (page: Page, label: string) =>
  page.getByRole('link', { name: words.classes.applyFor(label), exact: true }).tap();
const chosenClass = (page: Page) => question(page.getByRole('main'), listOfClassesIn().list);
const typedName = (page: Page) => question(page.getByRole('main'), nameField(listOfClassesIn().form));
const noteOfMissingClass = (place: Locator) =>
  place.getByText(`${words.form.classNotOffered(notOfferedClass().label)} ${words.form.toApplyCall}`);
function listInDialog(): SelectField {
  const { form, list } = listOfClassesIn();
  return needed(dialogForm({ everyTime: true }).id === form.id ? list : undefined, 'list of classes in its dialog');
}

test('APPLY NOW chooses its class, and the form sends it', async ({ page, visit, childName }) => {
  const { label, option } = offeredClass();
  const { form, path, list } = listOfClassesIn();
  await visit(screenOf('classes').path);
  await applyFor(page, label);
  await expect(chosenClass(page)).toHaveValue(option);
  await expect(page).toHaveURL(path);

  const { [list.name]: _chosenAlready, ...answers } = answersOf(form, childName);
  await fillIn(page.getByRole('main'), form, answers);
  const sending = page.waitForRequest(endpoint);
  await page.getByRole('main').getByRole('button', { name: words.send }).tap();
  expect(new Map(await sentFields(await sending)).get(list.name)).toBe(option);
  await expect(successDialog(page, form)).toBeVisible();
});

test('a class chosen later stays after a reload, and only the next APPLY NOW changes it', async ({ page, visit }) => {
  const some = offeredClass();
  const other = offeredClasses[0] ?? some;
  const { path } = screenOf('classes');
  const later = listOfClassesIn().list.options[0]!.value;
  await visit(path);
  await applyFor(page, some.label);
  await untilBegun(page.getByRole('main').locator('form'));
  await typedName(page).fill('आरव');
  await chosenClass(page).selectOption(later);
  await page.reload();
  await expect(typedName(page)).toHaveValue('आरव');
  await expect(chosenClass(page)).toHaveValue(later);

  await page.goBack();
  await expect(page).toHaveURL(path);
  await applyFor(page, other.label);
  await expect(chosenClass(page)).toHaveValue(other.option);
  await expect(typedName(page)).toHaveValue('आरव');
  await page.reload();
  await expect(chosenClass(page)).toHaveValue(other.option);
});

test('a class chosen before the whole page has arrived stays after a reload', async ({ page, visit }) => {
  const { path } = screenOf('classes');
  const later = listOfClassesIn().list.options[0]!.value;
  await visit(path);
  await applyFor(page, offeredClass().label);
  await untilBegun(page.getByRole('main').locator('form'));
  await chosenClass(page).selectOption(later);
  // On a slow line the end of the page comes this late.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  await page.reload();
  await expect(chosenClass(page)).toHaveValue(later);
});

test('a class chosen after APPLY NOW of a missing one stays after a reload and in another language', async ({
  page,
  visit,
}) => {
  const { list, path } = listOfClassesIn();
  const { option } = offeredClass();
  await visit(screenOf('classes').path);
  await applyFor(page, notOfferedClass().label);
  await untilBegun(page.getByRole('main').locator('form'));
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
  const list = listInDialog();
  const { option } = offeredClass();
  await visit(screenOf('classes').path);
  await applyFor(page, notOfferedClass().label);
  await untilBegun(page.getByRole('main').locator('form'));
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
    await expect(noteOfMissingClass(page.getByRole('main')).filter({ visible: true })).toHaveCount(1);
    await expect(chosenClass(page)).toHaveAccessibleDescription(new RegExp(words.form.classNotOffered(label)));
  }
});

test('the enquiry dialog names the missing class below its list', async ({ page }) => {
  const { label } = notOfferedClass();
  const list = listInDialog();
  await page.goto('/');
  const dialog = enquiryDialog(page);
  await expect(question(dialog, list)).toHaveAccessibleDescription(new RegExp(words.form.classNotOffered(label)));
  const [said, asked] = await Promise.all([
    noteOfMissingClass(dialog).boundingBox(),
    question(dialog, list).boundingBox(),
  ]);
  expect(said!.y).toBeGreaterThan(asked!.y);
});
