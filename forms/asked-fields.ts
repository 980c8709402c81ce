import type { FormDefinition, FormField, FormValues, OnlyIf } from './form-definition';

/** The questions to ask, given these answers. */
export function askedFields(form: FormDefinition, values: FormValues): FormField[] {
  return form.fields.filter((field) =>
    conditionsOf(field, form).every(({ question, answers }) =>
      answers.some(({ value }) => value === values[question]?.trim()),
    ),
  );
}

/** The questions to show to a reader of these answers: those asked, and any others with an answer. */
export function fieldsToRead(form: FormDefinition, values: FormValues): FormField[] {
  const asked = askedFields(form, values);
  return form.fields.filter((field) => asked.includes(field) || values[field.name]?.trim());
}

/** The conditions for asking a question, including those of the questions it depends on. */
export function conditionsOf({ onlyIf }: FormField, form: FormDefinition): OnlyIf[] {
  if (!onlyIf) return [];
  const other = form.fields.find(({ name }) => name === onlyIf.question);
  return [...(other ? conditionsOf(other, form) : []), onlyIf];
}
