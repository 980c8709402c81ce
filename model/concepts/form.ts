import { z } from 'zod';
import { anyAge, longestAnswer } from '../../forms/form-definition';
import { annotate } from './fields';
import { contradiction, exactly, line, record, reference } from './record';

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

const fieldName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_]*$/, 'must be letters, digits and _ without spaces, for example full_name');

const fixedLine = annotate(line, { isFixed: true });

const question = {
  name: fieldName.describe('What is sent, and what the mail template calls it: {{full_name}}. Never shown.'),
  part: line.optional().describe('Begins a part of a long form: its title. Then the first question needs one too.'),
  label: line.describe('The question.'),
  hint: line.optional().describe('Why you ask, or how to answer, in one line.'),
  required: z.boolean().optional().describe('true: it cannot be left empty.'),
  whenEmpty: line
    .optional()
    .describe('With `required: true`: what to say when it is empty, without a full stop, for example Enter a name.'),
  onlyIf: exactly({
    question: fieldName.describe('The `name` of a list (`kind: select`) above this question.'),
    answers: z.array(reference).min(1).describe('The answers of that list to which this question belongs.'),
  })
    .optional()
    .describe(
      'Asks this question only where one of these answers is chosen: { question: class_name, answers: [Grade 11] }.',
    ),
  autocomplete: z
    .enum(autofillTokens)
    .optional()
    .describe(
      'What the browser may fill in about the person who types: name, tel, email … off if the question is about someone else.',
    ),
};

const fieldSchema = z.discriminatedUnion('kind', [
  record({
    kind: z.enum(['text', 'multiline', 'mobile', 'email']).describe('How it is asked for.'),
    ...question,
    maxLength: z.int().min(1).max(longestAnswer).describe('The longest answer, in letters.'),
    keypad: z.literal('numbers').optional().describe('numbers: a phone shows digits to type with.'),
  }),
  record({
    kind: z.literal('date').describe('Any day.'),
    ...question,
  }),
  record({
    kind: z.literal('date-of-birth').describe('A day before today.'),
    ...question,
    ages: exactly({
      from: z.int().min(anyAge.from).max(anyAge.to).describe('The youngest, in completed years.'),
      to: z.int().min(anyAge.from).max(anyAge.to).describe('The oldest.'),
    })
      .check(({ value: { from, to }, issues }) => {
        if (from <= to) return;
        issues.push(contradiction(['to'], `${to}`, `an age of at least ${from}`, 'Write the younger age in “from”.'));
      })
      .optional()
      .describe(
        'The ages that are accepted, for example { from: 1, to: 25 }. Be generous: it is meant to catch mistyped years. Without it 0 to 120.',
      ),
  }),
  record({
    kind: z.literal('select').describe('One answer out of a list.'),
    ...question,
    placeholder: line.describe('The first, empty entry, for example Select Class.'),
    options: z.array(fixedLine).optional().describe('The answers, as they are shown and sent.'),
    classesExcept: z
      .array(reference)
      .optional()
      .describe(
        'After the options come the classes of facts/classes.yaml, except these; [] for all. Sent without spaces: Std5.',
      ),
  }),
]);

const stagesSchema = z
  .array(
    exactly({
      id: z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, for example form-sold')
        .describe('What is stored. Never change it after the office has used it.'),
      label: line.describe('What the office reads, for example Form sold. It can be changed.'),
      final: z
        .literal(true)
        .optional()
        .describe('true: nobody has to call any more, for example after admission, or if the family is not coming.'),
    }),
  )
  .min(2)
  .check(({ value, issues }) => {
    for (const [index, { id }] of value.entries())
      if (value.findIndex((each) => each.id === id) < index)
        issues.push(contradiction([index, 'id'], id, 'an id that is in the list only once', 'Give it another id.'));
    if (value[0]?.final)
      issues.push(
        contradiction(
          [0, 'final'],
          'true',
          'left out: new forms begin in the first stage',
          'Delete this “final: true”.',
        ),
      );
  });

/** `content/forms/<id>.yaml`. */
export const formSchema = record({
  title: line.describe('Heading of the dialog, and name of the form in the office, for example Admission enquiry.'),
  template: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'must be letters, digits, - and _, for example enquiry_form')
    .describe('Id of the mail template, at a mail provider too. The files in content/mail/ begin with it.'),
  summary: z
    .array(fieldName)
    .min(1)
    .max(3)
    .describe('Names of one to three fields by which the office tells one from another.'),
  sent: record({
    title: line.describe('Heading of what visitors read after sending.'),
    sentence: line.describe('What they read below it.'),
  }),
  stages: stagesSchema
    .optional()
    .describe(
      'The stages of the office’s work on what arrives, in their order; the first is that of new forms. Without them: New, In progress, Done.',
    ),
  fields: z
    .array(fieldSchema)
    .min(1)
    .describe('The questions, in their order.')
    .check(({ value: [first, ...others], issues }) => {
      if (!first || first.part || !others.some(({ part }) => part)) return;
      const advice = 'Add “part:” to the first question too, or delete it from the others.';
      issues.push(contradiction([0, 'part'], '', 'the title of the part with which the form begins', advice));
    }),
});

export type WrittenForm = z.output<typeof formSchema>;
export type WrittenField = WrittenForm['fields'][number];

/** The file of a form, relative to `content/`. */
export function formFile(id: string): string {
  return `forms/${id}.yaml`;
}

/** The value that a form sends for a class: `Std 5` → `Std5`. */
export function valueOfClass(label: string): string {
  return label.replaceAll(' ', '');
}
