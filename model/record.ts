import { z } from 'zod';

const sampleMark = z
  .union([z.literal(true), z.array(z.string())], {
    error: 'must be true, or a list of field names, for example [name, qualification]',
  })
  .describe(
    'Marks invented content that the school still has to replace: `true` for the whole entry, or a list of its field names. Delete the line once the content is real. The launch check lists every mark.',
  )
  .optional();

/** An object of content: unknown fields are errors, and any entry can be marked as sample content. */
export function record<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return exactly({ ...shape, sample: sampleMark });
}

const fieldsBegin = 'only these fields: ';

/** An object that knows no other fields, and says which it knows when it meets one. */
export function exactly<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? fieldsBegin + Object.keys(shape).join(', ') : undefined),
  });
}

/** The names in the message of an unknown field; zod’s issue itself has only the unknown ones. */
export function knownFields(message: string): string[] {
  return message.startsWith(fieldsBegin) ? message.slice(fieldsBegin.length).split(', ') : [];
}

/** One line of text for a reader. */
export const line = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\n]*$/, 'must be one line');

/** Running text; an empty line begins a new paragraph. Markdown is understood (**bold**, [link](/address), lists). */
export const markdown = z.string().trim().min(1);

/** A short name for addresses and references: small letters, digits, hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, for example sports-day');

/** An address within the site, as the route table has it: begins with a slash, has none at the end. */
export const sitePath = z
  .string()
  .regex(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
    'must be an address of this site that begins with /, for example /contact-us',
  );

/** An address outside the site. */
export const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be a full address that begins with https://, for example https://www.school.in',
});

/** A day as year-month-day. */
export const day = z.iso.date('must be a day written as year-month-day, for example 2019-10-25');
