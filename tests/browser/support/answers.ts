import type { Locator } from '@playwright/test';
import { type FormDefinition, type FormField, submissionIdField } from '../../../forms/form-definition';
import { sampleAnswers } from '../../../forms/sample-answers';
import type { Language } from '../../../words/languages';
import { labelOf, shown } from './content';
import { expect } from '../engines/webkit/expect';
import { nameField } from './this-school';

/** Name of a field → its answer: the typed text, or the value of the chosen option. */
export type Answers = Readonly<Record<string, string>>;

/**
 * Makes a different answer for each question of a form.
 *
 * @param name of the child or applicant, unique in a run
 */
export function answersOf(form: FormDefinition, name: string): Answers {
  return { ...sampleAnswers(form), [nameField(form).name]: name };
}

/** Finds the control of a question: its field, list or text area. */
export function question(form: Locator, field: FormField, language?: Language): Locator {
  return form.getByLabel(labelOf(field, language), { exact: true });
}

/** Waits until the page saves drafts of a form. Until then the submission's id is empty. */
export async function untilBegun(form: Locator): Promise<void> {
  await expect(form.locator(`[name=${submissionIdField}]`)).not.toHaveValue('');
}

/** Opens the sections of a long form, which are closed on a phone. */
export async function openSections(place: Locator): Promise<void> {
  const closed = place.locator('form details:not([open]):has([name]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

export async function fillIn(
  place: Locator,
  { fields }: FormDefinition,
  answers: Answers,
  language?: Language,
): Promise<void> {
  await openSections(place);
  for (const field of fields) {
    const answer = answers[field.name];
    if (answer === undefined) continue;
    if (field.kind !== 'select') await question(place, field, language).fill(answer);
    else
      await question(place, field, language).selectOption({
        label: shown(labelOfOption(field, answer), language),
      });
  }
}

function labelOfOption({ options }: Extract<FormField, { kind: 'select' }>, value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
