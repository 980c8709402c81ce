import { answersOf, fillIn, question, untilBegun } from '../support/answers';
import { shown } from '../support/content';
import { enquiryDialog, expect, phone, successDialog, test } from '../support/fixtures';
import { holdRequests } from '../support/hold';
import { mailWith } from '../support/mailbox';
import { endpoint, expectPayload, watchSends } from '../support/sending';
import {
  dialogForm,
  enquiryForm,
  footerLink,
  listOfClassesIn,
  nameField,
  offeredClass,
  otherText,
  readingScreen,
  screenOf,
} from '../support/this-school';
import { words } from '../support/words';

test('an enquiry stands in the inbox with every answer', async ({ page, visit, childName }) => {
  const { form, path } = enquiryForm();
  await visit(path);
  await fillIn(page.getByRole('main'), form, answersOf(form, childName));
  await page.getByRole('main').getByRole('button', { name: words.send }).click();
  await expect(successDialog(page)).toBeVisible();
  await mailWith(childName);

  await page.goto(process.env.BROWSER_TESTS_INBOX_URL ?? '');
  await page.getByRole('link', { name: childName }).click();
  for (const [name, answer] of Object.entries(answersOf(form, childName))) {
    const { label } = form.fields.find((field) => field.name === name)!;
    await expect(page.getByRole('term').filter({ hasText: label }).first()).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: answer }).first()).toBeVisible();
  }
});

test.describe('from the dialog, on a phone', () => {
  test.use(phone);

  test('the enquiry dialog hides first, then the success dialog says so and can be closed', async ({
    page,
    childName,
  }) => {
    const form = dialogForm();
    await page.goto(readingScreen().path);
    await fillIn(enquiryDialog(page), form, answersOf(form, childName));
    const turns = await page.evaluateHandle(() => {
      const ids: string[] = [];
      const note = (changes: MutationRecord[]) => ids.push(...changes.map(({ target }) => (target as Element).id));
      new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['open'] });
      return ids;
    });
    await enquiryDialog(page).getByRole('button', { name: words.send }).tap();

    await expect(successDialog(page)).toBeVisible();
    await expect(successDialog(page)).toHaveId('enquirySuccessModal');
    await expect(enquiryDialog(page)).toBeHidden();
    expect(await turns.jsonValue()).toEqual(['enquiryModal', 'enquirySuccessModal']);
    await expect(successDialog(page).getByText(shown(form.sent.sentence), { exact: true })).toBeVisible();
    await successDialog(page).getByRole('button', { name: words.close }).last().tap();
    await expect(successDialog(page)).toBeHidden();
  });
});

test('the payload is multipart: the form’s fields in their order, then the provider’s three and our id', async ({
  page,
  visit,
  childName,
}) => {
  const { form, path } = enquiryForm();
  await visit(path);
  await fillIn(page.getByRole('main'), form, answersOf(form, childName));
  const sending = page.waitForRequest(endpoint);
  await page.getByRole('main').getByRole('button', { name: words.send }).click();
  await expectPayload(await sending, form, answersOf(form, childName));
});

test('a send to our own origin carries the token of the cookie against cross-site forgery', async ({
  page,
  context,
  visit,
  childName,
}) => {
  const { form, path } = enquiryForm();
  await visit(path);
  const cookie = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
  await fillIn(page.getByRole('main'), form, answersOf(form, childName));
  const sending = page.waitForRequest(endpoint);
  await page.getByRole('main').getByRole('button', { name: words.send }).click();

  expect(cookie?.value).toBeTruthy();
  expect(await (await sending).headerValue('x-xsrf-token')).toBe(decodeURIComponent(cookie?.value ?? ''));
  await expect(successDialog(page)).toBeVisible();
});

test('two taps on Send send once', async ({ page, visit, childName }) => {
  const sends = watchSends(page);
  const requestPasses = await holdRequests(page, endpoint);
  const { form, path } = enquiryForm();
  await visit(path);
  await fillIn(page.getByRole('main'), form, answersOf(form, childName));
  await page.getByRole('main').getByRole('button', { name: words.send }).dblclick();
  await expect(page.getByRole('main').getByRole('button', { name: words.form.sending })).toBeVisible();
  // oxlint-disable-next-line playwright/no-force-option -- The button says that it is disabled, and thumbs do not read that.
  await page.getByRole('main').getByRole('button', { name: words.form.sending }).click({ force: true });
  requestPasses();

  await expect(successDialog(page)).toBeVisible();
  expect(sends).toHaveLength(1);
  await mailWith(childName);
});

test('what was typed stays when leaving the screen and coming back, and goes once it is sent', async ({
  page,
  visit,
  childName,
}) => {
  const { form, path } = enquiryForm();
  const { label, heading } = footerLink();
  const name = nameField(form);
  await visit(path);
  const place = page.getByRole('main');
  await fillIn(place, form, answersOf(form, childName));
  await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(question(place, name)).toHaveValue(childName);
  await page.reload();
  for (const field of form.fields)
    await expect(question(place, field)).toHaveValue(answersOf(form, childName)[field.name] ?? '');

  await place.getByRole('button', { name: words.send }).click();
  await expect(successDialog(page)).toBeVisible();
  await page.reload();
  for (const field of form.fields) await expect(question(place, field)).toHaveValue('');
});

test('going back to a form leads to what was chosen since, also where the late styles are late', async ({
  page,
  visit,
}) => {
  const { form, path, list } = listOfClassesIn();
  const { option } = offeredClass();
  const chosen = question(page.getByRole('main'), list);
  await visit(path);
  await untilBegun(page.getByRole('main').locator('form'));
  await page.goto(readingScreen().path);
  await page.goto(path);
  await question(page.getByRole('main'), nameField(form)).fill('आरव');
  await chosen.selectOption(option);

  await page.goBack();
  const giveStyles = await holdRequests(page, '**/assets/late-*.css');
  await page.goBack({ waitUntil: 'commit' });
  await expect(chosen).toHaveValue(option);
  giveStyles();
  await page.waitForLoadState('load');
  await expect(chosen).toHaveValue(option);
});

test('Close goes back to where the visitor came from, and what was typed stays', async ({ page, visit }) => {
  const { label } = offeredClass();
  const { path } = screenOf('classes');
  const { form } = listOfClassesIn();
  const typed = question(page.getByRole('main'), otherText(form));
  await visit(path);
  await page.getByRole('link', { name: words.classes.applyFor(label), exact: true }).click();
  await typed.fill('None');
  await page.getByRole('main').getByRole('button', { name: words.close }).click();
  await expect(page).toHaveURL(path);
  await page.getByRole('link', { name: words.classes.applyFor(label), exact: true }).click();
  await expect(typed).toHaveValue('None');
});
