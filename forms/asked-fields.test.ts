import { expect, test } from 'vitest';
import { words } from '../words/en/words';
import { askedFields, fieldsToRead } from './asked-fields';
import type { FormDefinition, SelectField } from './form-definition';
import { sampleAnswers } from './sample-answers';
import { validate } from './validate';

const list = (name: string, ...values: string[]): SelectField => ({
  kind: 'select',
  name,
  label: name,
  required: true,
  placeholder: 'Select',
  options: values.map((value) => ({ value, label: `Class ${value}` })),
  classesNotOffered: [],
});
const onlyIf = (question: string, ...values: string[]) => ({
  onlyIf: { question, answers: values.map((value) => ({ value, label: value })) },
});
/** A form that asks for the stream in two classes only, and for the laboratory in one stream only. */
const form: FormDefinition = {
  id: 'admission',
  title: 'Admission',
  template: 'admission',
  summary: ['class'],
  sent: { title: 'Sent', sentence: 'Thank you.' },
  fields: [
    list('class', '10', '11', '12'),
    { ...list('stream', 'Arts', 'Science'), ...onlyIf('class', '11', '12') },
    {
      kind: 'text',
      name: 'laboratory',
      label: 'Laboratory',
      required: true,
      maxLength: 5,
      ...onlyIf('stream', 'Science'),
    },
    { kind: 'text', name: 'village', label: 'Village', maxLength: 40 },
  ],
};
const asked = (values: Record<string, string>) => askedFields(form, values).map(({ name }) => name);
const missing = (values: Record<string, string>) =>
  validate(form, values, '2026-11-20', words.form).map(({ name }) => name);

test('a conditional question is asked only for the answers it lists', () => {
  expect(asked({})).toEqual(['class', 'village']);
  expect(asked({ class: '10' })).toEqual(['class', 'village']);
  expect(asked({ class: '11' })).toEqual(['class', 'stream', 'village']);
  expect(asked({ class: ' 12 ' })).toEqual(['class', 'stream', 'village']);
  expect(asked({ class: 'Class 12' })).toEqual(['class', 'village']);
});

test('a question that is not asked triggers no other, whatever its old answer', () => {
  expect(asked({ class: '11', stream: 'Science' })).toEqual(['class', 'stream', 'laboratory', 'village']);
  expect(asked({ class: '10', stream: 'Science' })).toEqual(['class', 'village']);
});

test('a required question is required only if asked', () => {
  expect(missing({ class: '10' })).toEqual([]);
  expect(missing({ class: '11' })).toEqual(['stream']);
  expect(missing({ class: '11', stream: 'Science' })).toEqual(['laboratory']);
  expect(missing({ class: '11', stream: 'Arts' })).toEqual([]);
});

test('an answer to a question that is not asked is never an error', () => {
  expect(missing({ class: '10', stream: 'Painting', laboratory: 'much too long' })).toEqual([]);
  expect(missing({ class: '11', stream: 'Painting' })).toEqual(['stream']);
});

test('the office reads the questions that were asked or answered', () => {
  const read = (values: Record<string, string>) => fieldsToRead(form, values).map(({ name }) => name);
  expect(read({ class: '10', stream: '' })).toEqual(['class', 'village']);
  expect(read({ class: '10', stream: 'Science' })).toEqual(['class', 'stream', 'village']);
});

test('sample answers trigger every question, and answer only those', () => {
  expect(Object.keys(sampleAnswers(form))).toEqual(['class', 'stream', 'laboratory', 'village']);
  const either = {
    ...form,
    fields: [
      list('class', '10', '11'),
      ...form.fields.slice(1, 2).map((field) => ({ ...field, ...onlyIf('class', '10') })),
      { ...form.fields[3]!, ...onlyIf('class', '11') },
    ],
  };
  expect(Object.keys(sampleAnswers(either))).toEqual(['class', 'stream']);
});
