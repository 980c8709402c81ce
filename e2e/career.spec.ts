import { applicationOf, fillIn } from './answers';
import { expect, phone, successDialog, test } from './fixtures';
import { mailWith } from './mailbox';
import { endpoint, fieldsOf, watchAlerts, watchSends } from './sending';

test('the payload is multipart: the form’s fields in their order, then the provider’s three and our id', async ({
  page,
  visit,
  childName: applicantName,
}) => {
  await visit('/career');
  const form = page.getByRole('main');
  await fillIn(form, applicationOf(applicantName));
  const sending = page.waitForRequest(endpoint);
  await form.getByRole('button', { name: 'Send' }).click();

  const fields = await fieldsOf(await sending);
  expect(fields.map(([name]) => name)).toEqual([
    'applying_for',
    'from_name',
    'dob',
    'mobile_number',
    'email_id',
    'current_address',
    'permanent_address',
    'nationality',
    'marital_Status',
    'cast_category',
    'highest_qualification',
    'subject_specializations',
    'currently_working_at',
    'total_experiece',
    'present_salary',
    'expected_salary',
    'description',
    'service_id',
    'template_id',
    'user_id',
    'submission_id',
  ]);
  expect(new Map(fields).get('template_id')).toBe('career_form');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('required answers that are missing are listed and nothing is sent', async ({ page, visit }) => {
    const sends = watchSends(page);
    await visit('/career');
    const form = page.getByRole('main');
    await form.getByLabel('Expected salary').fill('35,000');
    await form.getByRole('button', { name: 'Send' }).tap();

    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(summary.getByRole('link')).toHaveText([
      'Enter the post you are applying for',
      'Enter your full name',
      'Enter your date of birth',
      'Enter a mobile number',
      'Enter your current address',
      'Enter your permanent address, or “Same”',
      'Enter your nationality',
      'Select your marital status',
      'Enter your caste category, or “Prefer not to say”',
      'Enter your highest qualification',
      'Describe your roles and responsibilities',
    ]);
    await summary.getByRole('link', { name: 'Select your marital status' }).tap();
    await expect(form.getByLabel('Marital status')).toBeFocused();
    await expect(form.getByLabel('Expected salary')).toHaveValue('35,000');
    expect(sends).toEqual([]);
  });
});

test('when it was not sent, an alert says so, and Try again sends it', async ({
  page,
  visit,
  childName: applicantName,
  expectProblem,
}) => {
  expectProblem(/500/);
  const alerts = watchAlerts(page);
  await page.route(endpoint, (route) => route.fulfill({ status: 500, body: 'Something broke' }), { times: 1 });
  await visit('/career');
  await fillIn(page.getByRole('main'), applicationOf(applicantName));
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toBeFocused();
  expect(alerts).toEqual([
    'Oops... {"status":500,"statusText":"Internal Server Error","url":"/api/v1.0/email/send-form","text":"Something broke"}',
  ]);
  await summary.getByRole('button', { name: 'Try again' }).click();
  await expect(successDialog(page)).toBeVisible();
  await mailWith(applicantName);
});
