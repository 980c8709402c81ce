import { z } from 'zod';

const instant = z.iso.datetime();

/** How far the mail has come. */
const deliverySchema = z.strictObject({
  state: z.enum(['waiting', 'delivered']),
  /** Tries so far. */
  attempts: z.int().nonnegative(),
  /** Not before this moment. */
  nextAttemptAt: instant.optional(),
  deliveredAt: instant.optional(),
  /** What the mail server or the disk said last. For the inbox, not for logs. */
  lastError: z.string().optional(),
  /** The mail server said no for good (SMTP 5xx): somebody must look, yet we keep trying. */
  isRefused: z.boolean().optional(),
});

const fieldsSchema = z.array(z.strictObject({ name: z.string(), value: z.string() }));

/** One file in the spool: a submission, whole, and what became of it. */
export const spoolRecordSchema = z.strictObject({
  version: z.literal(1),
  /** Also the file's name: SHA-256 of the submission id, in hex. */
  name: z.string(),
  submissionId: z.string(),
  form: z.enum(['enquiry', 'career']),
  receivedAt: instant,
  /** 1, and one more each time that it was sent again with other answers. */
  revision: z.int().positive(),
  fields: fieldsSchema,
  tags: z.array(z.enum(['honeypot', 'too fast'])),
  /** Answers of earlier revisions, oldest first. */
  earlier: z.array(z.strictObject({ receivedAt: instant, fields: fieldsSchema })),
  delivery: deliverySchema,
});

export type SpoolRecord = z.infer<typeof spoolRecordSchema>;
export type Delivery = z.infer<typeof deliverySchema>;

/** @returns `undefined` for anything but a whole record. */
export function parseSpoolRecord(text: string): SpoolRecord | undefined {
  try {
    return spoolRecordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
