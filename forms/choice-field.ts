import type { FormDefinition, SelectField } from './form-definition';

/** The question by whose answers the office filters a form's submissions, such as the class: a list, if possible one of the summary. */
export function choiceField({ fields, summary }: Pick<FormDefinition, 'fields' | 'summary'>): SelectField | undefined {
  const selects = fields.filter((field) => field.kind === 'select');
  return selects.find(({ name }) => summary.includes(name)) ?? selects[0];
}
