import type { Locator } from '@playwright/test';
import { type FormDefinition, submissionIdField } from '../../../forms/form-definition';
import { sampleAnswers } from '../../../forms/sample-answers';
import type { Language } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { expect } from '../engines/webkit/expect';
import { nameFields } from './school';

/** Name of a field → its answer: the typed text, or the value of the chosen option. */
export type Answers = Readonly<Record<string, string>>;

/**
 * Makes a different answer for each question of a form.
 *
 * @param name of the child or applicant, unique in a run
 */
export function answersOf(form: FormDefinition, name: string): Answers {
  return { ...sampleAnswers(form), [nameFields[form.id]!]: name };
}

/** Finds the field, list or text area of a question. */
export function question(form: Locator, label: string): Locator {
  return form.getByLabel(label, { exact: true });
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
  language: Language = 'en',
): Promise<void> {
  await openSections(place);
  for (const field of fields) {
    const answer = answers[field.name];
    if (answer === undefined) continue;
    const { label, required } = field;
    const control = question(place, required ? label : `${label} (${wordsIn[language].form.optional})`);
    if (field.kind !== 'select') await control.fill(answer);
    else await control.selectOption({ label: field.options.find(({ value }) => value === answer)?.label ?? answer });
  }
}
