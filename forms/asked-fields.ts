import type { FormDefinition, FormField, FormValues, OnlyIf } from './form-definition';

/** The questions that these answers ask, in their order: all but those that depend on another answer. */
export function askedFields(form: FormDefinition, values: FormValues): FormField[] {
  return form.fields.filter((field) =>
    conditionsOf(field, form).every(({ question, answers }) =>
      answers.some(({ value }) => value === values[question]?.trim()),
    ),
  );
}

/** The questions that somebody who reads these answers wants to see: those that they ask, and what was answered without. */
export function fieldsToRead(form: FormDefinition, values: FormValues): FormField[] {
  const asked = askedFields(form, values);
  return form.fields.filter((field) => asked.includes(field) || values[field.name]?.trim());
}

/** What must be answered so that a question is asked: what it says itself, and what the question says on which it depends. */
export function conditionsOf({ onlyIf }: FormField, form: FormDefinition): OnlyIf[] {
  if (!onlyIf) return [];
  const other = form.fields.find(({ name }) => name === onlyIf.question);
  return [...(other ? conditionsOf(other, form) : []), onlyIf];
}
