import { askedFields } from '../../../forms/asked-fields';
import type { FormDefinition } from '../../../forms/form-definition';
import { answersOf, fillIn, question } from '../support/answers';
import { complaintsOf, shown } from '../support/content';
import { enquiryDialog, expect, phone, successDialog, test } from '../support/fixtures';
import { submissionIdOf, watchSends } from '../support/sending';
import { dialogForm, enquiryForm, needed, otherText } from '../support/this-school';
import { words } from '../support/words';

/** The last required question without an answer, and its error message. */
function lastRequired(form: FormDefinition, answered: readonly string[] = []) {
  const field = needed(
    askedFields(form, {}).findLast(({ name, required }) => required && !answered.includes(name)),
    `required question in its form “${form.title}”${answered.length > 0 ? ' besides some texts' : ''}`,
  );
  return { field, complaint: complaintsOf(form, { answered }).at(-1) ?? '' };
}

test('missing answers are listed, each with a link to its field; nothing is lost, and the form is sent once corrected', async ({
  page,
  visit,
  childName,
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
  // A list may also say which classes it leaves out.
  await expect(question(place, field)).toHaveAccessibleDescription(
    new RegExp(`^${[shown(field.hint), complaint].filter(Boolean).join(' ')}( |$)`),
  );
  await expect(question(place, field)).toHaveAttribute('aria-invalid', 'true');
  for (const each of typed) await expect(question(place, each)).toHaveValue('संजय पाटील');
  expect(sends).toEqual([]);

  await fillIn(place, form, answersOf(form, childName));
  await place.getByRole('button', { name: words.send }).click();
  await expect(successDialog(page)).toBeVisible();
  await expect(page).toHaveTitle(title);
  expect(await submissionIdOf(sends[0])).toMatch(/^[0-9a-f-]{36}$/);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the dialog explains an empty form at its top, too', async ({ page }) => {
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
