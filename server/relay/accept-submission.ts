import { answerToSend } from '../../forms/answer-to-send';
import { todayInIndia } from '../../forms/calendar-date';
import { envelopeFields, type FormDefinition, type FormValues, maxAnswerLength } from '../../forms/form-definition';
import { ownValue } from '../../forms/own-value';
import { type FieldError, validate } from '../../forms/validate';
import type { Language } from '../../words/languages';
import { wordsIn } from '../../words/words';
import { codeOf, type LogEntry } from '../log';
import type { ServedSchool } from '../settings/school';
import type { ReceivedBody } from './read-body';
import { problems } from './relay-problem';
import type { StorageQuota } from './storage-quota';
import type { Spool } from './spool/spool';
import { toSubmission, toValues } from './submission';

export interface AcceptOptions {
  spool: Spool;
  quota: StorageQuota;
  /** Called when a submission is on disk, also for a repeat. */
  onStored: () => void;
  /** A clock for tests. */
  now?: () => Date;
}

export interface Accepted {
  /** Errors to correct; if there are any, nothing was stored. */
  errors: FieldError[];
  /** The form in the visitor's language. */
  form: FormDefinition;
  /** Reference for the visitor; empty if nothing was stored. */
  reference: string;
  /** Number to say on the phone; `null` if there was no free number. */
  spokenNumber: number | null;
  log: LogEntry;
}

export interface SubmissionSender {
  /** Whether the sender is a page without JavaScript: then we check its fields. The provider never checks fields. */
  isPage: boolean;
  /** Language of the visitor, if known. */
  language: Language | undefined;
  /** Counts a valid submission. @throws {RelayProblem} if there were too many */
  admit: () => Promise<void>;
}

/**
 * Checks a submission as the provider does, and stores it.
 *
 * @throws {RelayProblem}
 */
export async function acceptSubmission(
  school: ServedSchool,
  received: ReceivedBody,
  { isPage, language, admit }: SubmissionSender,
  options: AcceptOptions,
): Promise<Accepted> {
  const spoken = language ?? school.languages[0];
  const form = checkEnvelope(school, received, spoken);
  const fields = received.fields.map(({ name, value }) => {
    const field = form.fields.find((each) => each.name === name);
    return { name, value: field ? answerToSend(field, value) : value };
  });
  const now = options.now?.() ?? new Date();
  const errors = isPage ? validate(form, toValues(fields), todayInIndia(now), wordsIn[spoken].form) : [];
  if (errors.length > 0)
    return {
      errors,
      form,
      reference: '',
      spokenNumber: null,
      log: { event: 'refused', form: form.id, status: 422, code: 'fields' },
    };
  // Only browsers enforce the form's own `maxLength`.
  const long = fields.find(
    ({ name, value }) => value.length > maxAnswerLength && form.fields.some((each) => each.name === name),
  );
  if (long) throw problems.tooLong(long.name);

  await admit();
  const missing = options.quota.missing();
  if (missing !== undefined) throw problems.notStored(missing);
  const submission = toSubmission(form, fields, now, language);
  const stored = await options.spool.intake.store(submission).catch((error: unknown) => {
    throw problems.notStored(codeOf(error));
  });
  const { name, reference, spokenNumber, tags, outcome } = stored;
  options.onStored();
  const log = { event: outcome, record: name, form: form.id, tags, status: 200 };
  return { errors: [], form, reference, spokenNumber, log };
}

/** The form with the posted template, in a language; `undefined` if the school has no such form. */
export function formOf(
  values: FormValues,
  { formsIn, mail }: ServedSchool,
  language: Language,
): FormDefinition | undefined {
  const template = values[envelopeFields.templateId];
  return formsIn[language]?.find(({ id }) => ownValue(mail.templates, id) === template);
}

/** The provider's name for the first mail service of an account: https://www.emailjs.com/docs/rest-api/send/ */
const defaultService = 'default_service';

function checkEnvelope(
  school: ServedSchool,
  { fields, isTooLarge, hasAttachment }: ReceivedBody,
  language: Language,
): FormDefinition {
  if (hasAttachment) throw problems.attachment();
  if (isTooLarge) throw problems.tooLarge();
  const { userId, serviceId, templateId } = envelopeFields;
  const values = toValues(fields);
  for (const parameter of [userId, serviceId, templateId]) if (!values[parameter]) throw problems.missing(parameter);
  if (values[userId] !== school.mail.publicKey) throw problems.unknownKey();
  if (![school.mail.serviceId, defaultService].includes(values[serviceId] ?? '')) throw problems.unknownService();
  const form = formOf(values, school, language);
  if (!form) throw problems.unknownTemplate();
  if (!ownValue(school.mailTo, form.id)?.trim()) throw problems.noRecipient();
  return form;
}
