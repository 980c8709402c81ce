import { createHash } from 'node:crypto';
import { todayInIndia } from '../../forms/calendar-date';
import { choiceField } from '../../forms/choice-field';
import { envelopeFields, type FormDefinition, type FormField, type FormValues } from '../../forms/form-definition';
import type { Language } from '../../words/languages';
import { openedAt } from '../../forms/submission-id';

/** A received field. Names are unique; line ends are `\n`. */
export interface ReceivedField {
  name: string;
  value: string;
}

/**
 * Reasons for a closer look by the office. Tagged submissions are kept: phones autofill honeypots, and some people are quick.
 * `damaged` means that we read the submission from a damaged database.
 */
export const tags = ['honeypot', 'too fast', 'damaged'] as const;
export type Tag = (typeof tags)[number];

export interface Submission {
  /** Id of the submission, the same on every retry. */
  submissionId: string;
  /** Id of the form. */
  form: string;
  /** All fields except the envelope. We keep unknown fields, because the site may have a new question. */
  fields: ReceivedField[];
  /** Phone numbers among the answers, as typed, for finding and erasing. */
  phones: string[];
  /** Short answers in words, such as names, for finding. */
  names: string[];
  /** Names of the fields that name the person, such as the child: the short texts in the form's summary. */
  nameFields: string[];
  /** Answer to the form's list that identifies submissions best, such as the class; empty without one. */
  choice: string;
  tags: Tag[];
  receivedAt: Date;
  /** Language for calling the visitor back, if known. */
  language?: Language;
}

/** The shortest time in which a person can fill in a form, in milliseconds. */
const minFillingMs = 3000;

/** Names of the envelope, which the office doesn't see. `accessToken` is a secret of the official Node client. */
const envelopeNames = new Set<string>([
  envelopeFields.serviceId,
  envelopeFields.templateId,
  envelopeFields.userId,
  envelopeFields.submissionId,
  'lib_version',
  'accessToken',
]);

export function toSubmission(
  form: Pick<FormDefinition, 'id' | 'fields' | 'summary'>,
  received: readonly ReceivedField[],
  receivedAt: Date,
  language?: Language,
): Submission {
  const values = toValues(received);
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
  return {
    submissionId,
    form: form.id,
    fields,
    ...identifyingAnswers(form, values),
    nameFields: form.fields.flatMap(({ kind, name }) => (kind === 'text' && form.summary.includes(name) ? name : [])),
    tags: found,
    receivedAt,
    language,
  };
}

/** In characters: names and villages are shorter, and the words of a long text would fill the index. */
const maxNameLength = 120;

/**
 * The answers by which the office finds and counts submissions. Takes all short texts for names: only their form knows which of them are names,
 * and a village or an earlier school helps to find a family, too.
 *
 * @param form `undefined` if the school no longer has it: then any answer may be a number or a name
 */
export function identifyingAnswers(
  form: Pick<FormDefinition, 'fields' | 'summary'> | undefined,
  values: FormValues,
): Pick<Submission, 'phones' | 'names' | 'choice'> {
  const answersOf = (asked: FormField['kind']) =>
    form
      ? form.fields.flatMap(({ kind, name }) => (kind === asked ? (values[name] ?? []) : []))
      : Object.values(values);
  const list = form && choiceField(form);
  return {
    phones: answersOf('mobile'),
    names: answersOf('text').filter((answer) => answer.length <= maxNameLength),
    choice: (list && values[list.name]) ?? '',
  };
}

/** Makes an object of fields. It has no prototype: a posted field can be named `constructor`. */
export function toValues(fields: readonly ReceivedField[]): FormValues {
  const values = Object.create(null) as Record<string, string>;
  for (const { name, value } of fields) values[name] = value;
  return values;
}

/** Pages without JavaScript send no id, so the same answers on the same day in India are one submission. */
function idFromContent(form: string, fields: readonly ReceivedField[], receivedAt: Date): string {
  const content = JSON.stringify([form, todayInIndia(receivedAt), fields.map(({ name, value }) => [name, value])]);
  return `content-${createHash('sha256').update(content).digest('hex')}`;
}

function isTooFast(submissionId: string, receivedAt: Date): boolean {
  const opened = openedAt(submissionId);
  if (opened === undefined) return false;
  const tookMs = receivedAt.getTime() - opened;
  // A negative time means that the phone's clock is ahead.
  return tookMs >= 0 && tookMs < minFillingMs;
}
