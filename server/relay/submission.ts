import { createHash } from 'node:crypto';
import { todayInIndia } from '../../forms/calendar-date';
import { envelopeFields, type FormDefinition, type FormValues } from '../../forms/form-definition';
import type { Language } from '../../words/languages';
import { openedAt } from '../../forms/submission-id';

/** Fields as they arrived: in their order, a name only once, line ends as `\n`. */
export interface ReceivedField {
  name: string;
  value: string;
}

/**
 * Why the office should look twice. Nothing is dropped for it: phones fill in honeypots, and some people are quick.
 * `damaged`: the disk no longer holds what was stored.
 */
export const tags = ['honeypot', 'too fast', 'damaged'] as const;
export type Tag = (typeof tags)[number];

export interface Submission {
  /** What makes it one and the same on every try. */
  submissionId: string;
  /** Id of the form. */
  form: string;
  /** Everything but the envelope. Unknown fields are kept within the network’s daily budget: the site may have a new question. */
  fields: ReceivedField[];
  /** The answers that are telephone numbers, as typed: what was sent is found and erased by them. */
  phones: string[];
  tags: Tag[];
  receivedAt: Date;
  /** In which to call; left out where nobody has said so. */
  language?: Language;
}

/** No person fills in nine fields in less, in milliseconds. */
const fastestPersonMs = 3000;

/** Of no interest to the office; `accessToken` is a secret of the official Node client. */
const envelopeNames = new Set<string>([
  envelopeFields.serviceId,
  envelopeFields.templateId,
  envelopeFields.userId,
  envelopeFields.submissionId,
  'lib_version',
  'accessToken',
]);

export function toSubmission(
  form: Pick<FormDefinition, 'id' | 'fields'>,
  received: readonly ReceivedField[],
  values: FormValues,
  receivedAt: Date,
  language?: Language,
): Submission {
  const trap = values[envelopeFields.trap]?.trim() ?? '';
  const fields = received.filter(
    ({ name, value }) =>
      !envelopeNames.has(name) &&
      (name !== envelopeFields.trap || trap !== '') &&
      (name !== envelopeFields.language || (value !== '' && value !== language)),
  );
  const submissionId = values[envelopeFields.submissionId]?.trim() || idFromContent(form.id, fields, receivedAt);
  const found: Tag[] = [];
  if (trap !== '') found.push('honeypot');
  if (isTooFast(submissionId, receivedAt)) found.push('too fast');
  const phones = form.fields.flatMap(({ kind, name }) => (kind === 'mobile' ? (values[name] ?? []) : []));
  return { submissionId, form: form.id, fields, phones, tags: found, receivedAt, language };
}

/** Field name → value. Without a prototype, so that a field called `constructor` is only a field. */
export function toValues(fields: readonly ReceivedField[]): FormValues {
  const values = Object.create(null) as Record<string, string>;
  for (const { name, value } of fields) values[name] = value;
  return values;
}

/** The same content on the same day in India is the same enquiry: a page without scripts has no id to send. */
function idFromContent(form: string, fields: readonly ReceivedField[], receivedAt: Date): string {
  const content = JSON.stringify([form, todayInIndia(receivedAt), fields.map(({ name, value }) => [name, value])]);
  return `content-${createHash('sha256').update(content).digest('hex')}`;
}

function isTooFast(submissionId: string, receivedAt: Date): boolean {
  const opened = openedAt(submissionId);
  if (opened === undefined) return false;
  const tookMs = receivedAt.getTime() - opened;
  // A negative time is a phone whose clock is ahead, not a robot.
  return tookMs >= 0 && tookMs < fastestPersonMs;
}
