import type { FormDefinition, SelectField } from './form-definition';

/** The question by whose answers the office filters and counts a form's submissions, such as the class: the list in the summary, if any. */
export function choiceField({ fields, summary }: Pick<FormDefinition, 'fields' | 'summary'>): SelectField | undefined {
  return fields.filter((field) => field.kind === 'select').find(({ name }) => summary.includes(name));
}
