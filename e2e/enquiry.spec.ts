import { enquiryOf, fillIn } from './answers';
import { closeEnquiryDialog, enquiryDialog, expect, phone, successDialog, test } from './fixtures';
import { holdRequests } from './hold';
import { mailWith } from './mailbox';
import { endpoint, fieldsOf, watchSends } from './sending';

const SENTENCE = 'Your enquiry is sent successfuly. Our executive we be get in touch with you soon. Thank you..!!';

test('an enquiry stands in the inbox with every answer', async ({ page, visit, childName }) => {
  await visit('/enquiry-form');
  await fillIn(page.getByRole('main'), enquiryOf(childName));
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(successDialog(page)).toBeVisible();
  await mailWith(childName);

  await page.goto(process.env.E2E_INBOX_URL ?? '');
  await page.getByRole('link', { name: childName }).click();
  // An option goes by its value.
  for (const [label, value] of Object.entries({ ...enquiryOf(childName), Class: 'Grade5' })) {
    await expect(page.getByRole('term').filter({ hasText: label }).first()).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
  }
});

test.describe('from the dialog, on a phone', () => {
  test.use(phone);

  test('the enquiry dialog hides first, then the success dialog says so and can be closed', async ({
    page,
    childName,
  }) => {
    await page.goto('/classes');
    await fillIn(enquiryDialog(page), enquiryOf(childName));
    const turns = await page.evaluateHandle(() => {
      const ids: string[] = [];
      const note = (changes: MutationRecord[]) => ids.push(...changes.map(({ target }) => (target as Element).id));
      new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['open'] });
      return ids;
    });
    await enquiryDialog(page).getByRole('button', { name: 'Send' }).tap();

    await expect(successDialog(page)).toBeVisible();
    await expect(successDialog(page)).toHaveId('enquirySuccessModal');
    await expect(enquiryDialog(page)).toBeHidden();
    expect(await turns.jsonValue()).toEqual(['enquiryModal', 'enquirySuccessModal']);
    await expect(successDialog(page).getByText(SENTENCE, { exact: true })).toBeVisible();
    await successDialog(page).getByRole('button', { name: 'Close' }).last().tap();
    await expect(successDialog(page)).toBeHidden();
  });
});

test('the payload is multipart: the form’s fields in their order, then the provider’s three and our id', async ({
  page,
  visit,
  childName,
}) => {
  await visit('/enquiry-form');
  await fillIn(page.getByRole('main'), enquiryOf(childName));
  const sending = page.waitForRequest(endpoint);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  const request = await sending;

  expect(await request.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  const fields = await fieldsOf(request);
  expect(fields.map(([name]) => name)).toEqual([
    'full_name',
    'father_name',
    'mother_name',
    'std_dob',
    'mobile_number',
    'email_id',
    'prv_sch_name',
    'address',
    'class_name',
    'service_id',
    'template_id',
    'user_id',
    'submission_id',
  ]);
  const values = new Map(fields);
  expect(values.get('full_name')).toBe(childName);
  expect(values.get('mobile_number'), 'sent as typed').toBe('+91 98765-43210');
  expect(values.get('class_name')).toBe('Grade5');
  expect(values.get('service_id')).toBe('gmail');
  expect(values.get('template_id')).toBe('enquiry_form');
  expect(values.get('user_id')).toBeTruthy();
  expect(values.get('submission_id')).toBeTruthy();
});

test('a send to our own origin carries the token of the cookie against cross-site forgery', async ({
  page,
  context,
  visit,
  childName,
}) => {
  await visit('/enquiry-form');
  const cookie = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
  await fillIn(page.getByRole('main'), enquiryOf(childName));
  const sending = page.waitForRequest(endpoint);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();

  expect(cookie?.value).toBeTruthy();
  expect(await (await sending).headerValue('x-xsrf-token')).toBe(decodeURIComponent(cookie?.value ?? ''));
  await expect(successDialog(page)).toBeVisible();
});

test('two taps on Send send once', async ({ page, visit, childName }) => {
  const sends = watchSends(page);
  const letGo = await holdRequests(page, endpoint);
  await visit('/enquiry-form');
  await fillIn(page.getByRole('main'), enquiryOf(childName));
  await page.getByRole('main').getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.getByRole('main').getByRole('button', { name: 'Sending…' })).toBeVisible();
  // By force: the button says that it is disabled, and thumbs do not read that.
  await page.getByRole('main').getByRole('button', { name: 'Sending…' }).click({ force: true });
  letGo();

  await expect(successDialog(page)).toBeVisible();
  expect(sends).toHaveLength(1);
  await mailWith(childName);
});

test('what was typed stays when leaving the screen and coming back, and goes once it is sent', async ({
  page,
  visit,
  childName,
}) => {
  await visit('/enquiry-form');
  const form = page.getByRole('main');
  await fillIn(form, enquiryOf(childName));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Mission' }).click();
  await expect(page.getByRole('heading', { name: 'Our Mission', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel('Student’s full name')).toHaveValue(childName);
  await page.reload();
  await closeEnquiryDialog(page);
  await expect(form.getByLabel('Student’s full name')).toHaveValue(childName);
  await expect(form.getByLabel('Class')).toHaveValue('Grade5');

  await form.getByRole('button', { name: 'Send' }).click();
  await expect(successDialog(page)).toBeVisible();
  await page.reload();
  await closeEnquiryDialog(page);
  await expect(form.getByLabel('Student’s full name')).toHaveValue('');
  await expect(form.getByLabel('Class')).toHaveValue('');
});

test('Close goes back to where the visitor came from, and what was typed stays', async ({ page, visit }) => {
  await visit('/classes');
  await page.getByRole('link', { name: 'APPLY NOW for Grade 5' }).click();
  await page.getByRole('main').getByLabel('Previous school').fill('None');
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/classes');
  await page.getByRole('link', { name: 'APPLY NOW for Grade 5' }).click();
  await expect(page.getByRole('main').getByLabel('Previous school')).toHaveValue('None');
});
