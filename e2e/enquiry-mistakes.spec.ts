import { enquiryOf, fillIn } from './answers';
import { enquiryDialog, expect, phone, successDialog, test } from './fixtures';
import { submissionIdOf, watchSends } from './sending';

test('required answers that are missing are listed, each leads to its field, and nothing is sent or lost', async ({
  page,
  visit,
}) => {
  const sends = watchSends(page);
  await visit('/enquiry-form');
  const form = page.getByRole('main');
  await form.getByLabel('Father’s full name').fill('संजय पाटील');
  await form.getByLabel('Address').fill('Degloor');
  const title = await page.title();
  await form.getByRole('button', { name: 'Send' }).click();

  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('There are 6 things to correct');
  await expect(summary.getByRole('link')).toHaveText([
    'Enter the student’s full name',
    'Enter the mother’s full name',
    'Enter the student’s date of birth',
    'Enter a mobile number',
    'Enter the name of the previous school, or “None”',
    'Select a class',
  ]);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await summary.getByRole('link', { name: 'Enter a mobile number' }).click();
  await expect(form.getByLabel('Mobile number')).toBeFocused();
  await expect(form.getByLabel('Mobile number')).toHaveAccessibleDescription(/Enter a mobile number/);
  await expect(form.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Father’s full name')).toHaveValue('संजय पाटील');
  await expect(form.getByLabel('Address')).toHaveValue('Degloor');
  expect(sends).toEqual([]);
});

test('once corrected, the form goes out with its id, and the title is itself again', async ({
  page,
  visit,
  childName,
}) => {
  const sends = watchSends(page);
  await visit('/enquiry-form');
  const form = page.getByRole('main');
  const title = await page.title();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveTitle(`Error: ${title}`);
  await fillIn(form, enquiryOf(childName));
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(successDialog(page)).toBeVisible();
  await expect(page).toHaveTitle(title);
  expect(await submissionIdOf(sends[0])).toMatch(/^[0-9a-f-]{36}$/);
});

const mistakes = [
  { question: 'Mobile number', answer: '51234 56789', complaint: /^Enter a mobile number with 10 digits/ },
  { question: 'E-mail', answer: 'sunita@', complaint: /^Enter an e-mail address like/ },
  { question: 'Student’s date of birth', answer: '2090-01-01', complaint: /^The date of birth must be before today/ },
];

for (const { question, answer, complaint } of mistakes) {
  test(`“${answer}” as ${question} is explained in plain words and not sent`, async ({ page, visit, childName }) => {
    const sends = watchSends(page);
    await visit('/enquiry-form');
    const form = page.getByRole('main');
    await fillIn(form, { ...enquiryOf(childName), [question]: answer });
    await form.getByRole('button', { name: 'Send' }).click();

    await expect(form.getByRole('alert')).toBeFocused();
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([complaint]);
    await expect(form.getByLabel(question)).toHaveValue(answer);
    expect(sends).toEqual([]);
  });
}

test('an enquiry without the optional answers is sent', async ({ page, visit, childName }) => {
  await visit('/enquiry-form');
  const form = page.getByRole('main');
  await fillIn(form, { ...enquiryOf(childName), 'E-mail': '', Address: '' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(successDialog(page)).toBeVisible();
});

test('nothing is complained about while typing', async ({ page, visit }) => {
  await visit('/enquiry-form');
  const form = page.getByRole('main');
  await form.getByLabel('Mobile number').fill('12');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel('Mobile number')).not.toHaveAttribute('aria-invalid');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('in the dialog, too, an empty form is explained at its head', async ({ page }) => {
    await page.goto('/');
    await enquiryDialog(page).getByRole('button', { name: 'Send' }).tap();
    const summary = enquiryDialog(page).getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await summary.getByRole('link', { name: 'Select a class' }).tap();
    await expect(enquiryDialog(page).getByLabel('Class')).toBeFocused();
    await expect(enquiryDialog(page).getByLabel('Class')).toBeInViewport();
  });
});
