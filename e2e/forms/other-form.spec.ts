import { href } from '../../app/href';
import { askedFields } from '../../forms/asked-fields';
import { answersOf, fillIn, openParts, question } from '../support/answers';
import { complaintsOf } from '../support/content';
import { expect, phone, successDialog, test } from '../support/fixtures';
import { mailWith } from '../support/mailbox';
import { endpoint, expectPayload, watchAlerts, watchSends } from '../support/sending';
import { needed, otherForm } from '../support/this-school';
import { words } from '../support/words';

// What the enquiry does, every form does: an application for a post, or whatever a school asks.

test('the payload is multipart: the form’s fields in their order, then the provider’s three and our id', async ({
  page,
  visit,
  childName: applicantName,
}) => {
  const { form, path } = otherForm();
  const answers = answersOf(form, applicantName);
  await visit(path);
  await fillIn(page.getByRole('main'), form, answers);
  const sending = page.waitForRequest(endpoint);
  await page.getByRole('main').getByRole('button', { name: words.send }).click();
  await expectPayload(await sending, form, answers);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('no question moves when the form wakes', async ({ page, visit }) => {
    const { path } = otherForm();
    await visit(path);
    const form = page.getByRole('main').locator('[data-island]').first();
    const tops = () =>
      form.evaluate((island) =>
        // Where a part is closed, its labels stand nowhere.
        [...island.querySelectorAll('label')]
          .filter((label) => label.checkVisibility())
          .map((label) => label.getBoundingClientRect().top + scrollY),
      );
    const asleep = await tops();
    await form.locator('summary, input:not([type=hidden])').first().focus();
    await expect(form).toHaveAttribute('data-awake');
    expect(await tops()).toEqual(asleep);
  });

  test('required answers that are missing are listed and nothing is sent', async ({ page, visit }) => {
    const { form, path } = otherForm();
    const required = askedFields(form, {}).filter((field) => field.required);
    const last = needed(required.at(-1), `required question in its form “${form.title}”`);
    const typed = needed(
      askedFields(form, {}).find((field) => !field.required && field.kind === 'text'),
      `optional text in its form “${form.title}”`,
    );
    const sends = watchSends(page);
    await visit(path);
    const place = page.getByRole('main');
    await openParts(place);
    await question(place, typed).fill('35,000');
    await place.getByRole('button', { name: words.send }).tap();

    const summary = place.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await expect(page).toHaveTitle(new RegExp(`^${words.form.errorTitlePrefix}`));
    await expect(summary.getByRole('link')).toHaveText(complaintsOf(form));
    await summary.getByRole('link').nth(required.indexOf(last)).tap();
    await expect(question(place, last)).toBeFocused();
    await expect(question(place, typed)).toHaveValue('35,000');
    expect(sends).toEqual([]);
  });
});

test('when it was not sent, an alert says so, and Try again sends it', async ({
  page,
  visit,
  childName: applicantName,
  expectProblem,
}) => {
  const { form, path } = otherForm();
  expectProblem(/500/);
  const alerts = watchAlerts(page);
  await page.route(endpoint, (route) => route.fulfill({ status: 500, body: 'Something broke' }), { times: 1 });
  await visit(path);
  await fillIn(page.getByRole('main'), form, answersOf(form, applicantName));
  await page.getByRole('main').getByRole('button', { name: words.send }).click();
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toBeFocused();
  expect(alerts).toEqual([
    `Oops... {"status":500,"statusText":"Internal Server Error","url":"${href('/api/v1.0/email/send-form')}","text":"Something broke"}`,
  ]);
  await summary.getByRole('button', { name: words.form.tryAgain }).click();
  await expect(successDialog(page, form)).toBeVisible();
  await mailWith(applicantName);
});
