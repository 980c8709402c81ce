import { todayInIndia } from '../../forms/calendar-date';
import { envelopeFields, type FormDefinition } from '../../forms/form-definition';
import { type FieldError, validate } from '../../forms/validate';
import type { LogEntry } from '../log';
import type { MailIdentifiers } from '../settings';
import { forms } from './mail/compose-mail';
import type { ReceivedBody } from './read-body';
import { problems } from './relay-problem';
import type { Spool } from './spool/spool';
import { type ReceivedField, toSubmission, toValues } from './submission';

export interface AcceptOptions {
  mail: MailIdentifiers;
  /** Who reads what each form sends. */
  recipients: Readonly<Record<FormDefinition['id'], string>>;
  spool: Spool;
  /** Called with the record's name when a submission is on disk, also if it was there before. */
  onStored: (recordName: string) => void;
  /** The clock; for tests. */
  now?: () => Date;
}

export interface Accepted {
  /** What a person has to correct; then nothing was stored. */
  errors: FieldError[];
  log: LogEntry;
}

/**
 * Checks as the provider does and stores.
 *
 * @param isPage a form post without scripts: nobody has checked its fields yet. The provider itself never does.
 * @throws {RelayProblem}
 */
export async function acceptSubmission(
  received: ReceivedBody,
  isPage: boolean,
  options: AcceptOptions,
): Promise<Accepted> {
  const form = checkEnvelope(received, options);
  const now = options.now?.() ?? new Date();
  const errors = isPage ? validate(form, toValues(received.fields), todayInIndia(now)) : [];
  if (errors.length > 0) return { errors, log: { event: 'refused', form: form.id, status: 422, code: 'fields' } };

  const submission = toSubmission(form.id, received.fields, now);
  const { record, outcome } = await options.spool.store(submission).catch((error: NodeJS.ErrnoException) => {
    throw problems.notStored(error.code ?? error.name);
  });
  options.onStored(record.name);
  return { errors: [], log: { event: outcome, record: record.name, form: form.id, tags: record.tags, status: 200 } };
}

/** The form whose template was named last; `undefined` if it is none of ours. */
export function formOf(fields: readonly ReceivedField[], mail: MailIdentifiers): FormDefinition | undefined {
  const template = toValues(fields)[envelopeFields.templateId];
  return Object.values(forms).find(({ id }) => mail.templates[id] === template);
}

function checkEnvelope({ fields, isTooLarge, hasAttachment }: ReceivedBody, options: AcceptOptions): FormDefinition {
  if (hasAttachment) throw problems.attachment();
  if (isTooLarge) throw problems.tooLarge();
  const values = toValues(fields);
  const { userId, serviceId, templateId } = envelopeFields;
  for (const parameter of [userId, serviceId, templateId]) if (!values[parameter]) throw problems.missing(parameter);
  if (values[userId] !== options.mail.publicKey) throw problems.unknownKey();
  if (values[serviceId] !== options.mail.serviceId) throw problems.unknownService();
  const form = formOf(fields, options.mail);
  if (!form) throw problems.unknownTemplate();
  if (options.recipients[form.id].trim() === '') throw problems.noRecipient();
  return form;
}
