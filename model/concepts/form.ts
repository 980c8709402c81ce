import { z } from 'zod';
import { anyAge, maxAnswerLength } from '../../forms/form-definition';
import { annotate } from './fields';
import { contradiction, distinct, exactly, formatted, line, record, reference, slug } from './record';

/** The tokens of https://html.spec.whatwg.org/#autofill that a school form can need. */
const autofillTokens = [
  'off',
  'name',
  'honorific-prefix',
  'given-name',
  'additional-name',
  'family-name',
  'nickname',
  'email',
  'tel',
  'street-address',
  'address-line1',
  'address-line2',
  'address-level1',
  'address-level2',
  'address-level3',
  'postal-code',
  'country-name',
  'bday',
  'sex',
  'language',
  'url',
  'organization',
  'organization-title',
] as const;

const fieldName = formatted(/^[A-Za-z][A-Za-z0-9_]*$/, 'question-name');
const questionName = annotate(fieldName, { refersTo: 'question' });

const fixedLine = annotate(line, { isFixed: true, names: 'answer' });

const question = {
  name: annotate(fieldName, { names: 'question', unique: 'name of a question', isUniqueInFile: true }),
  part: line.optional(),
  label: line,
  hint: line.optional(),
  required: z.boolean().optional(),
  whenEmpty: annotate(line, {
    shownIf: { field: 'required', isOneOf: [true], rule: 'message-never-shown' },
  }).optional(),
  onlyIf: exactly('onlyIf', {
    question: annotate(fieldName, { refersTo: 'list' }),
    answers: z
      .array(annotate(reference, { refersTo: 'answer' }))
      .min(1)
      .check(distinct),
  }).optional(),
  autocomplete: z.enum(autofillTokens).optional(),
};

const fieldSchema = z.discriminatedUnion('kind', [
  record('question', {
    kind: z.enum(['text', 'multiline', 'mobile', 'email']),
    ...question,
    maxLength: z.int().min(1).max(maxAnswerLength),
    keypad: z.literal('numbers').optional(),
  }),
  record('question', {
    kind: z.literal('date'),
    ...question,
  }),
  record('question', {
    kind: z.literal('date-of-birth'),
    ...question,
    ages: exactly('ages', {
      from: z.int().min(anyAge.from).max(anyAge.to),
      to: annotate(z.int().min(anyAge.from).max(anyAge.to), { isAfter: [{ field: 'from', canBeEqual: true }] }),
    }).optional(),
  }),
  record('question', {
    kind: z.literal('select'),
    ...question,
    placeholder: line,
    options: z.array(fixedLine).optional(),
    classesExcept: z.array(annotate(reference, { refersTo: 'class' })).optional(),
  }),
]);

const stagesSchema = z
  .array(
    exactly('stage', {
      id: annotate(slug, { unique: 'id of a stage', isUniqueInFile: true }),
      label: line,
      final: z.literal(true).optional(),
    }),
  )
  .min(2)
  .check(({ value, issues }) => {
    if (value[0]?.final) issues.push(contradiction([0, 'final'], true, 'first-stage-is-final'));
  });

/** `content/forms/<id>.yaml`. */
export const formSchema = record('form', {
  title: line,
  template: annotate(formatted(/^[A-Za-z0-9_-]+$/, 'template-name'), { unique: 'template of a form' }),
  summary: z.array(questionName).min(1).max(3),
  sent: record('afterSending', {
    title: line,
    sentence: line,
  }),
  stages: stagesSchema.optional(),
  fields: z
    .array(fieldSchema)
    .min(1)
    .check(({ value: [first, ...others], issues }) => {
      if (!first || first.part || !others.some(({ part }) => part)) return;
      issues.push(contradiction([0, 'part'], undefined, 'begins-without-heading'));
    }),
});

export type WrittenForm = z.output<typeof formSchema>;
export type WrittenField = WrittenForm['fields'][number];

/** The file of a form, relative to `content/`. */
export function formFile(id: string): string {
  return `forms/${id}.yaml`;
}
