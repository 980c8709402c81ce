import type { FormDefinition, FormField } from './form-definition';

/** What a mother of Degloor writes, in Marathi where she thinks in Marathi. */
const TEXTS = ['संजय पाटील', 'Sunita Patil', 'जिल्हा परिषद प्राथमिक शाळा', 'मराठी', 'Degloor'];

/** An answer to every question of a form, each another one; for programs that try a form. Name of the field → answer. */
export function sampleAnswers({ fields }: FormDefinition): Record<string, string> {
  return Object.fromEntries(fields.map((field, index) => [field.name, answerTo(field, index)]));
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
