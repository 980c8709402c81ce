import { askedFields } from './asked-fields';
import { todayInIndia } from './calendar-date';
import type { FieldOption, FormDefinition, FormField } from './form-definition';

/** Sample answers to text questions, in two scripts. */
const TEXTS = ['संजय पाटील', 'Sunita Patil', 'जिल्हा परिषद प्राथमिक शाळा', 'मराठी', 'Degloor'];

/**
 * Sample answers that trigger as many questions of a form as possible, for programs that test a form. Field name →
 * answer; no two are the same.
 */
export function sampleAnswers(form: FormDefinition): Record<string, string> {
  const { fields } = form;
  const answers = Object.fromEntries(fields.map((field, index) => [field.name, answerTo(field, index, fields)]));
  return Object.fromEntries(askedFields(form, answers).map(({ name }) => [name, answers[name] ?? '']));
}

function answerTo(field: FormField, index: number, fields: readonly FormField[]): string {
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
      return `${Number(todayInIndia().slice(0, 4)) - (field.ages ? Math.ceil((field.ages.from + field.ages.to) / 2) : 10)}-02-28`;
    case 'select':
      return (whatAsksMore(field, fields) ?? field.options.at(-1))?.value ?? '';
  }
}

/** An answer that triggers another question. */
function whatAsksMore({ name }: FormField, fields: readonly FormField[]): FieldOption | undefined {
  return fields.find(({ onlyIf }) => onlyIf?.question === name)?.onlyIf?.answers[0];
}
