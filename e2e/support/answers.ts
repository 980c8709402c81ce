import type { Locator } from '@playwright/test';
import { type FormDefinition, type FormField, submissionIdField } from '../../forms/form-definition';
import type { Language } from '../../words/languages';
import { labelOf, shown } from './content';
import { expect } from '../engines/webkit/expect';
import { nameField } from './this-school';

/** What somebody types into a form: name of the field → answer. For a list, what is sent for the answer. */
export type Answers = Readonly<Record<string, string>>;

/** What a mother of Degloor writes, in Marathi where she thinks in Marathi. */
const TEXTS = ['संजय पाटील', 'Sunita Patil', 'जिल्हा परिषद प्राथमिक शाळा', 'मराठी', 'Degloor'];

/**
 * An answer to every question of a form, each another one.
 *
 * @param name whose form it is; that answer only one form in a run has
 */
export function answersOf(form: FormDefinition, name: string): Answers {
  return Object.fromEntries(
    form.fields.map((field, index) => [field.name, field === nameField(form) ? name : answerTo(field, index)]),
  );
}

function answerTo(field: FormField, index: number): string {
  switch (field.kind) {
    case 'text':
      return `${TEXTS[index % TEXTS.length]} ${index}`.slice(0, field.maxLength);
    case 'multiline':
      return `${index} Near the old well\nमारुती मंदिर, देगलूर`.slice(0, field.maxLength);
    case 'mobile':
      return (field.maxLength < 15 ? '9876543210' : '+91 98765-43210').slice(0, field.maxLength);
    case 'email':
      return 'sunita.patil@example.com';
    case 'date':
      return '2026-06-15';
    case 'date-of-birth':
      return '2016-02-29';
    case 'select':
      return field.options.at(-1)?.value ?? '';
  }
}

/** The control of a question. */
export function question(form: Locator, field: FormField, language?: Language): Locator {
  return form.getByLabel(labelOf(field, language), { exact: true });
}

/** Waits until the page keeps what is typed into a form: behind its first paint, when the form is given its identity. */
export async function untilBegun(form: Locator): Promise<void> {
  await expect(form.locator(`[name=${submissionIdField}]`)).not.toHaveValue('');
}

/** Answers the questions of a form. */
export async function fillIn(
  place: Locator,
  { fields }: FormDefinition,
  answers: Answers,
  language?: Language,
): Promise<void> {
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
