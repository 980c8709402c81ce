import { askedFields } from '../../../forms/asked-fields';
import type { FormDefinition } from '../../../forms/form-definition';
import { answersOf, fillIn, question } from '../support/answers';
import { complaintsOf, shown } from '../support/content';
import { enquiryDialog, expect, phone, successDialog, test } from '../support/fixtures';
import { submissionIdOf, watchSends } from '../support/sending';
import { dialogForm, enquiryForm, fieldOf, needed, otherText } from '../support/this-school';
import { words } from '../support/words';

/** The last question that must still be answered, and what is said where it is not. */
function lastRequired(form: FormDefinition, answered: readonly string[] = []) {
  const field = needed(
    askedFields(form, {}).findLast(({ name, required }) => required && !answered.includes(name)),
    `required question in its form “${form.title}”${answered.length > 0 ? ' besides some texts' : ''}`,
  );
  return { field, complaint: complaintsOf(form, { answered }).at(-1) ?? '' };
}

test('required answers that are missing are listed, each leads to its field, and nothing is sent or lost', async ({
  page,
  visit,
}) => {
  const { form, path } = enquiryForm();
  const typed = [otherText(form), ...askedFields(form, {}).filter(({ kind }) => kind === 'multiline')];
  const answered = typed.map(({ name }) => name);
  const { field, complaint } = lastRequired(form, answered);
  const sends = watchSends(page);
  await visit(path);
  const place = page.getByRole('main');
  for (const each of typed) await question(place, each).fill('संजय पाटील');
  const title = await page.title();
  await place.getByRole('button', { name: words.send }).click();

  const summary = place.getByRole('alert');
  await expect(summary).toBeFocused();
  const complaints = complaintsOf(form, { answered });
  await expect(summary).toContainText(words.form.errorSummary(complaints.length));
  await expect(summary.getByRole('link')).toHaveText(complaints);
  await expect(page).toHaveTitle(words.form.errorTitlePrefix + title);
  await summary.getByRole('link', { name: complaint, exact: true }).click();
  await expect(question(place, field)).toBeFocused();
  // Behind it a list may say which classes it leaves out.
  await expect(question(place, field)).toHaveAccessibleDescription(
    new RegExp(`^${[shown(field.hint), complaint].filter(Boolean).join(' ')}( |$)`),
  );
  await expect(question(place, field)).toHaveAttribute('aria-invalid', 'true');
  for (const each of typed) await expect(question(place, each)).toHaveValue('संजय पाटील');
  expect(sends).toEqual([]);
});

test('once corrected, the form goes out with its id, and the title is itself again', async ({
  page,
  visit,
  childName,
}) => {
  const { form, path } = enquiryForm();
  lastRequired(form);
  const sends = watchSends(page);
  await visit(path);
  const place = page.getByRole('main');
  const title = await page.title();
  await place.getByRole('button', { name: words.send }).click();
  await expect(page).toHaveTitle(words.form.errorTitlePrefix + title);
  await fillIn(place, form, answersOf(form, childName));
  await place.getByRole('button', { name: words.send }).click();
  await expect(successDialog(page)).toBeVisible();
  await expect(page).toHaveTitle(title);
  expect(await submissionIdOf(sends[0])).toMatch(/^[0-9a-f-]{36}$/);
});

const mistakes = [
  { kind: 'mobile', answer: '51234 56789', complaint: () => words.form.notAMobileNumber },
  { kind: 'email', answer: 'sunita@', complaint: words.form.notAnEmailAddress },
  { kind: 'date-of-birth', answer: '2090-01-01', complaint: () => words.form.dateNotPast },
] as const;

for (const { kind, answer, complaint } of mistakes) {
  test(`“${answer}” as an answer of the kind ${kind} is explained in plain words and not sent`, async ({
    page,
    visit,
    childName,
  }) => {
    const { form, path } = enquiryForm();
    const field = fieldOf(form, kind);
    const sends = watchSends(page);
    await visit(path);
    const place = page.getByRole('main');
    await fillIn(place, form, { ...answersOf(form, childName), [field.name]: answer });
    await place.getByRole('button', { name: words.send }).click();

    await expect(place.getByRole('alert')).toBeFocused();
    await expect(place.getByRole('alert').getByRole('link')).toHaveText([complaint(field.required ?? false)]);
    await expect(question(place, field)).toHaveValue(answer);
    expect(sends).toEqual([]);
  });
}

test('a form without the optional answers is sent', async ({ page, visit, childName }) => {
  const { form, path } = enquiryForm();
  const required = form.fields.filter((field) => field.required);
  needed(required.length < form.fields.length || undefined, `optional question in its form “${form.title}”`);
  await visit(path);
  const place = page.getByRole('main');
  await fillIn(place, { ...form, fields: required }, answersOf(form, childName));
  await place.getByRole('button', { name: words.send }).click();
  await expect(successDialog(page)).toBeVisible();
});

test('nothing is complained about while typing', async ({ page, visit }) => {
  const { form, path } = enquiryForm();
  const mobile = fieldOf(form, 'mobile');
  await visit(path);
  const place = page.getByRole('main');
  await question(place, mobile).fill('12');
  await page.keyboard.press('Tab');
  await expect(question(place, mobile)).not.toBeFocused();
  await expect(place.getByRole('alert')).toHaveCount(0);
  await expect(question(place, mobile)).toHaveAttribute('aria-invalid', 'false');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('in the dialog, too, an empty form is explained at its head', async ({ page }) => {
    const form = dialogForm();
    const { field, complaint } = lastRequired(form);
    await page.goto('/');
    await enquiryDialog(page).getByRole('button', { name: words.send }).tap();
    const summary = enquiryDialog(page).getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await summary.getByRole('link', { name: complaint, exact: true }).tap();
    await expect(question(enquiryDialog(page), field)).toBeFocused();
    await expect(question(enquiryDialog(page), field)).toBeInViewport();
  });
});
