import type { Locator } from '@playwright/test';
import type { FormDefinition } from '../../../forms/form-definition';
import { answersOf, fillIn, question, untilBegun } from '../support/answers';
import { shown } from '../support/content';
import { enquiryDialog, expect, successDialog, test } from '../support/fixtures';
import { holdRequests } from '../support/hold';
import { mailWith } from '../support/mailbox';
import { endpoint, expectPayload } from '../support/sending';
import {
  dialogForm,
  enquiryForm,
  listOfClassesIn,
  nameField,
  offeredClass,
  otherText,
  readingScreen,
  screenOf,
} from '../support/this-school';
import { words } from '../support/words';

test('an enquiry is sent with the token of the cookie, as multipart in the order of the form, and is mailed', async ({
  page,
  context,
  visit,
  childName,
}) => {
  const { form, path } = enquiryForm();
  const answers = answersOf(form, childName);
  await visit(path);
  const cookie = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
  const sending = page.waitForRequest(endpoint);
  await fillInAndSend(page.getByRole('main'), form, childName);
  await expectPayload(await sending, form, answers);
  // The token prevents cross-site request forgery.
  expect(cookie?.value).toBeTruthy();
  expect(await (await sending).headerValue('x-xsrf-token')).toBe(decodeURIComponent(cookie?.value ?? ''));
  await expect(successDialog(page)).toBeVisible();
  await mailWith(childName);
});

test('the enquiry dialog hides before the success dialog opens', async ({ page, childName }) => {
  const form = dialogForm();
  await page.goto(readingScreen().path);
  const turns = await page.evaluateHandle(() => {
    const ids: string[] = [];
    const note = (changes: MutationRecord[]) => ids.push(...changes.map(({ target }) => (target as Element).id));
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['open'] });
    return ids;
  });
  await expect(enquiryDialog(page)).toBeVisible();
  await fillInAndSend(enquiryDialog(page), form, childName);
  await expect(successDialog(page)).toBeVisible();
  expect((await turns.jsonValue()).slice(-2)).toEqual(['enquiryModal', 'enquirySuccessModal']);
});

test('when the scripts never come, Send looks busy and the browser itself sends after ten seconds', async ({
  page,
  childName,
}) => {
  const { form, path } = enquiryForm();
  const place = page.getByRole('main');
  await page.clock.install();
  await holdRequests(page, '**/assets/*.js');
  await page.goto(path);
  await page.clock.runFor(1000);
  await fillIn(place, form, answersOf(form, childName));
  await page.clock.pauseAt(Date.now() + 60_000);
  await place.getByRole('button', { name: words.send }).click();
  await expect(place.getByRole('button', { name: words.send })).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { name: shown(form.sent.title), level: 1 })).toBeVisible();
  await mailWith(childName);
});

test('Back to a form shows the latest choice, even if the late styles come late', async ({ page, visit }) => {
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

test('Close goes back to the page before, and the answers stay', async ({ page, visit }) => {
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

async function fillInAndSend(place: Locator, form: FormDefinition, childName: string): Promise<void> {
  await fillIn(place, form, answersOf(form, childName));
  await place.getByRole('button', { name: words.send }).click();
}
