import { z } from 'zod';
import type { Rule, ValuesOf } from '../../words/mistakes';
import type { FieldWords } from '../../words/words';
import { type ContentPath, annotate, type EntryName } from './fields';

const sampleMark = z
  .union([z.literal(true), z.array(z.string())], {
    error: 'must be true, or a list of field names, for example [name, qualification]',
  })
  .optional();

/** An object that rejects unknown fields and can be marked as sample content. */
export function record<Name extends EntryName, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  shape: Shape & Described<Name, Shape>,
) {
  const fields = Object.keys(shape);
  return strictly(name, { ...shape, sample: sampleMark }).check(({ value, issues }) => {
    const { sample } = value as { sample?: unknown };
    for (const [index, name] of (Array.isArray(sample) ? (sample as string[]) : []).entries()) {
      // The mark `body` means the text below the front matter.
      if (name === 'body' || fields.includes(name)) continue;
      const message = 'must be the name of a field of this entry';
      issues.push({ code: 'invalid_value', values: fields, path: ['sample', index], input: name, message });
    }
  });
}

/** An issue for a well-formed value that can’t be true. If two fields contradict each other, `path` leads to one of them. */
export function contradiction<Broken extends Rule>(
  path: ContentPath,
  input: unknown,
  rule: Broken,
  ...values: undefined extends ValuesOf<Broken> ? [] : [ValuesOf<Broken>]
): ReturnType<typeof issueOf>;
/** @deprecated A contradiction that is not data yet. */
export function contradiction(
  path: ContentPath,
  input: unknown,
  expected: string,
  advice: string,
): ReturnType<typeof issueOf>;
export function contradiction(path: ContentPath, input: unknown, rule: string, values?: unknown) {
  return issueOf(path, input, rule, typeof values === 'string' ? { advice: values } : { rule, values });
}

function issueOf(path: ContentPath, input: unknown, expected: string, params: object) {
  return { code: 'custom' as const, path: [...path], input, message: `must be ${expected}`, params };
}

/** Reports values that a list has more than once. @param expected for example `a word that is in the list only once` */
export function distinct(expected: string): z.core.CheckFn<string[]> {
  return ({ value, issues }) => {
    for (const [index, each] of value.entries())
      if (value.indexOf(each) < index) issues.push(contradiction([index], each, expected, 'Delete the second one.'));
  };
}

const fieldsBegin = 'only these fields: ';

/** The choices of a field: the values of its enumeration, or of that in its list. */
type ChoiceOf<Schema> =
  Schema extends z.ZodOptional<infer Inner>
    ? ChoiceOf<Inner>
    : Schema extends z.ZodArray<infer Entry>
      ? ChoiceOf<Entry>
      : Schema extends z.ZodEnum<infer Choices>
        ? keyof Choices
        : never;

/** Makes a shape with a field or a choice that has no words a compile error. */
type Described<Name extends EntryName, Shape> = {
  [Key in keyof Shape]: Key extends keyof FieldWords[Name]
    ? [ChoiceOf<Shape[Key]>] extends [never]
      ? unknown
      : FieldWords[Name][Key] extends { choices: Record<ChoiceOf<Shape[Key]>, string> }
        ? unknown
        : 'a choice has no name in words/en/fields'
    : 'the field has no label in words/en/fields';
};

/** An object that rejects unknown fields with a message that lists the known ones. @param name of the entry in `words/` */
export function exactly<Name extends EntryName, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  shape: Shape & Described<Name, Shape>,
) {
  return strictly<Shape>(name, shape);
}

function strictly<Shape extends z.core.$ZodLooseShape>(name: EntryName, shape: Shape) {
  const object = z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? fieldsBegin + Object.keys(shape).join(', ') : undefined),
  });
  return annotate(object, { entry: name });
}

/** The field names that a message of `exactly` lists; zod’s issue contains only the unknown name. */
export function knownFields(message: string): string[] {
  return message.startsWith(fieldsBegin) ? message.slice(fieldsBegin.length).split(', ') : [];
}

export const line = annotate(
  z
    .string()
    .min(1, { abort: true })
    .regex(/^\s*\S[^\n]*\s*$/, 'must be one line'),
  { text: { kind: 'line' } },
);

/** A line that must be equal to a text elsewhere in the content, so it isn’t translated by itself. */
export const reference = annotate(line, { text: undefined });

/** Text in Markdown. */
export const markdown = annotate(z.string().min(1, { abort: true }).regex(/\S/, 'must be a text'), {
  text: { kind: 'markdown' },
});

/** Longest name of an entry or a file. File systems allow 255 bytes, and the build adds to these names. */
export const MAX_NAME = 100;

/** A short name for addresses and references. */
export const slug = z
  .string()
  .max(MAX_NAME)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, for example sports-day');

const sitePath = z
  .string()
  .regex(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
    'must be an address of this site that begins with /, for example /contact-us',
  );

/** An address to redirect, possibly of an earlier website: it may contain spaces, `.html` and letters of any script. */
export const oldPath = annotate(
  z
    .string()
    .regex(
      /^(\/[\w.~ \u00a0-\uffff-]+)+\/?$/,
      'must be an address that begins with / and has no %, ? or #, for example /enquiryForm or /About us.html',
    ),
  { isAddress: true },
);

export const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be a full address that begins with https://, for example https://www.school.in',
});

export const screenAddress = annotate(sitePath, { refersTo: 'screen', isAddress: true });

export const rupees = z.number().int().positive();

export const dayForm = 'must be a day written as year-month-day, for example 2019-10-25';

export const day = z.iso.date(dayForm);

export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in quotes as on a clock of 24 hours, for example "07:10"');

/** A year that has begun. `checkYears` warns of others. @param earliest year that is plausible */
export function yearSince(earliest: number) {
  return annotate(z.int().min(1000).max(9999), { yearSince: earliest });
}

export const phoneForm =
  'must be +91, a space, and a mobile number in two halves, for example +91 98765 43210; or a landline as people dial it, with a hyphen after the code of its town, for example 02462-250001';

/**
 * A telephone number: of India, toll-free (1800) or, with its country's code, abroad. A landline has a 0 and ten digits; the first two to four of them are the area code. Earlier releases
 * wrote a landline with +91, or with a space after its code, and `checkTelephones` proposes the form of today.
 */
export const phoneNumber = z
  .string({ error: phoneForm })
  .regex(
    /^(\+91 \d{5} \d{5}|(\+91 |0)(\d{2}[ -]\d{8}|\d{3}[ -]\d{7}|\d{4}[ -]\d{6})|1[89]00[ -]?\d{2,3}[ -]?\d{3,4}|\+(?!91)\d[\d -]{7,18})$/,
    phoneForm,
  );

/** The day since which the school has been waiting for something, for example a document. `checkYears` warns of a later one. */
export const dayUntilToday = annotate(day, { isUntilToday: true });
