import type { Page } from '@playwright/test';
import { expect, phone, successDialog, test } from './fixtures';
import { answersOf, fillIn, question, untilBegun } from './answers';
import { offeredClasses } from './content';
import { fieldsOf, endpoint } from './sending';
import { listOfClassesIn, nameField, notOfferedClass, offeredClass, screenOf } from './this-school';
import { words } from './words';

test.use(phone);

const applyFor = (page: Page, label: string) =>
  page.getByRole('link', { name: words.classes.applyFor(label), exact: true }).tap();
const chosenClass = (page: Page) => question(page.getByRole('main'), listOfClassesIn().list);
const typedName = (page: Page) => question(page.getByRole('main'), nameField(listOfClassesIn().form));
const aboutNotOffered = (page: Page) =>
  page.getByRole('main').getByText(`${words.form.classNotOffered(notOfferedClass().label)} ${words.form.toApplyCall}`);

test('APPLY NOW chooses its class in the form, which is sent with it', async ({ page, visit, childName }) => {
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
  expect(new Map(await fieldsOf(await sending)).get(list.name)).toBe(option);
  await expect(successDialog(page, form)).toBeVisible();
});

test('APPLY NOW of every class that the form offers does so', async ({ page, visit }) => {
  offeredClass();
  for (const { label, option } of offeredClasses) {
    await test.step(label, async () => {
      await visit(screenOf('classes').path);
      await applyFor(page, label);
      await expect(chosenClass(page)).toHaveValue(option);
    });
  }
});

test('a class that was chosen later stays after reloading, and gives way to the next APPLY NOW only', async ({
  page,
  visit,
}) => {
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

test('for a class that is not in its list, the form says so and whom to call', async ({ page, visit }) => {
  const { label } = notOfferedClass();
  await visit(screenOf('classes').path);
  await applyFor(page, label);
  await expect(aboutNotOffered(page)).toBeInViewport();
  await expect(aboutNotOffered(page).getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(chosenClass(page)).toHaveValue('');
});

test.describe('where React never comes', () => {
  test.beforeEach(async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource|ERR_FAILED/);
    await page.route('**/assets/*.js', (route) => route.abort());
  });

  test('APPLY NOW chooses its class all the same', async ({ page }) => {
    const { option } = offeredClass();
    const { path, list } = listOfClassesIn();
    await page.goto(`${path}#${list.name}/${option}`);
    await expect(chosenClass(page)).toHaveValue(option);
    await expect(page).toHaveURL(path);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('APPLY NOW leads to the form, in which the class is still to be chosen', async ({ page }) => {
    const { label } = offeredClass();
    await page.goto(screenOf('classes').path);
    await applyFor(page, label);
    await expect(typedName(page)).toBeVisible();
    await expect(chosenClass(page)).toHaveValue('');
  });

  test('for a class that is not in its list, the form says so and whom to call', async ({ page }) => {
    const { label } = notOfferedClass();
    await page.goto(screenOf('classes').path);
    await applyFor(page, label);
    await expect(aboutNotOffered(page)).toBeInViewport();
  });
});
