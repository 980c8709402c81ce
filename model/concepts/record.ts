import { z } from 'zod';
import type { Format } from '../../words/mistake-values';
import type { Rule, ValuesOf } from '../../words/mistakes';
import type { FieldWords } from '../../words/words';
import { inputOfFormat } from './input';
import { type ContentPath, annotate, type EntryName, issueWith } from './fields';

const sampleMark = annotate(z.union([z.literal(true), z.array(z.string())], 'sample-mark' satisfies Format), {
  input: 'sample-mark',
}).optional();

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
      issues.push({ code: 'invalid_value', values: fields, path: ['sample', index], input: name, message: '' });
    }
  });
}

/** An issue for a well-formed value that can’t be true. If two fields contradict each other, `path` leads to one of them. */
export function contradiction<Broken extends Rule>(
  path: ContentPath,
  input: unknown,
  rule: Broken,
  ...[values]: undefined extends ValuesOf<Broken> ? [] : [ValuesOf<Broken>]
) {
  return { code: 'custom' as const, path: [...path], input, message: rule, params: { rule, values } };
}

/** Reports values that a list has more than once. */
export const distinct: z.core.CheckFn<string[]> = ({ value: values, issues }) => {
  for (const [index, value] of values.entries())
    if (values.indexOf(value) < index) issues.push(contradiction([index], value, 'used-twice', { value }));
};

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

/** An object that rejects unknown fields. @param name of the entry in `words/` */
export function exactly<Name extends EntryName, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  shape: Shape & Described<Name, Shape>,
) {
  return strictly<Shape>(name, shape);
}

function strictly<Shape extends z.core.$ZodLooseShape>(name: EntryName, shape: Shape) {
  return annotate(z.strictObject(shape, issueWith({ known: Object.keys(shape) })), { entry: name });
}

/** A text in a format. */
export function formatted(pattern: RegExp, format: Format) {
  const input = inputOfFormat[format];
  return annotate(z.string().regex(pattern, format), { ...(input && { input }) });
}

export const line = annotate(
  z
    .string()
    .min(1, { abort: true })
    .regex(/^\s*\S[^\n]*\s*$/, 'line' satisfies Format),
  { text: { kind: 'line' } },
);

/** A line that must be equal to a text elsewhere in the content, so it isn’t translated by itself. */
export const reference = annotate(line, { text: undefined, input: 'reference' });

/** Text in Markdown. */
export const markdown = annotate(z.string().min(1, { abort: true }).regex(/\S/), {
  text: { kind: 'markdown' },
});

/** Longest name of an entry or a file. File systems allow 255 bytes, and the build adds to these names. */
export const MAX_NAME = 100;

/** A short name for addresses and references. */
export const slug = formatted(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug').max(MAX_NAME);

const sitePath = formatted(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'site-address');

/** An address to redirect, possibly of an earlier website: it may contain spaces, `.html` and letters of any script. */
export const oldPath = annotate(formatted(/^(\/[\w.~ \u00a0-\uffff-]+)+\/?$/, 'old-address'), { isAddress: true });

export const webAddress = annotate(z.url({ protocol: /^https$/, error: 'web-address' satisfies Format }), {
  input: 'web-address',
});

export const screenAddress = annotate(sitePath, { refersTo: 'screen', isAddress: true });

export const rupees = annotate(z.number().int().positive(), { input: 'rupees' });

/** Browsers fill up a year of two digits: 0026. */
export const day = annotate(
  z.iso.date('day' satisfies Format).refine((text) => !/^0\d{3}-/.test(text), 'day' satisfies Format),
  { input: 'date' },
);

export const clockTime = formatted(/^([01]\d|2[0-3]):[0-5]\d$/, 'time');

/** A year that has begun. `checkYears` warns of others. @param earliest year that is plausible */
export function yearSince(earliest: number) {
  return annotate(z.int().min(1000).max(9999), { yearSince: earliest });
}

/**
 * A telephone number: of India, toll-free (1800) or, with its country's code, abroad. A landline has a 0 and ten digits; the first two to four of them are the area code. Earlier releases
 * wrote a landline with +91, or with a space after its code, and `checkSchool` proposes the form of today.
 */
export const phoneNumber = annotate(
  z
    .string('phone' satisfies Format)
    .regex(
      /^(\+91 \d{5} \d{5}|(\+91 |0)(\d{2}[ -]\d{8}|\d{3}[ -]\d{7}|\d{4}[ -]\d{6})|1[89]00[ -]?\d{2,3}[ -]?\d{3,4}|\+(?!91)\d[\d -]{7,18})$/,
      'phone' satisfies Format,
    ),
  { input: 'phone' },
);

/** The day since which the school has been waiting for something, for example a document. `checkYears` warns of a later one. */
export const dayUntilToday = annotate(day, { isUntilToday: true });

/** A file in `content/documents/`. */
export const scanFile = annotate(formatted(/^[^/].*\.pdf$/i, 'pdf-file'), { refersTo: 'scan' });
