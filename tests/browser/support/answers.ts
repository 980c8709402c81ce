import type { Locator } from '@playwright/test';
import { type FormDefinition, type FormField, submissionIdField } from '../../../forms/form-definition';
import { sampleAnswers } from '../../../forms/sample-answers';
import type { Language } from '../../../words/languages';
import { labelOf, shown } from './content';
import { expect } from '../engines/webkit/expect';
import { nameField } from './this-school';

/** What somebody types into a form: name of the field → answer. For a list, what is sent for the answer. */
export type Answers = Readonly<Record<string, string>>;

/**
 * An answer to every question of a form, each another one.
 *
 * @param name whose form it is; that answer only one form in a run has
 */
export function answersOf(form: FormDefinition, name: string): Answers {
  return { ...sampleAnswers(form), [nameField(form).name]: name };
}

/** The control of a question. */
export function question(form: Locator, field: FormField, language?: Language): Locator {
  return form.getByLabel(labelOf(field, language), { exact: true });
}

/** Waits until the page keeps what is typed into a form: behind its first paint, when the form is given its identity. */
export async function untilBegun(form: Locator): Promise<void> {
  await expect(form.locator(`[name=${submissionIdField}]`)).not.toHaveValue('');
}

/** Opens the parts of a long form that a phone has closed. */
export async function openParts(place: Locator): Promise<void> {
  const closed = place.locator('form details:not([open]):has([name]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Answers the questions of a form. */
export async function fillIn(
  place: Locator,
  { fields }: FormDefinition,
  answers: Answers,
  language?: Language,
): Promise<void> {
  await openParts(place);
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
