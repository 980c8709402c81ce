import { fieldsToRead } from '../../../forms/asked-fields';
import type { FormDefinition, FormField } from '../../../forms/form-definition';
import { withoutInvisible } from '../../../forms/invisible-characters';
import { withColon } from '../../../forms/label-with-colon';
import { ownValue } from '../../../forms/own-value';
import { telephoneLink, toInternationalNumber, whatsappLink } from '../../../forms/phone-number';
import { settingNamesOf } from '../../../forms/setting-names';
import { showSpokenNumber } from '../../../forms/spoken-number';
import { formatInIndia } from '../../../model/projections/dates/moments';
import { type Language, languages as everyLanguage } from '../../../words/languages';
import { serverWordsIn } from '../../../words/words';
import { type MailView, renderMail } from './mail-templates';
import { defaultTemplateIn } from './default-template';
import type { ServedSchool } from '../../settings/school';
import { toHeaderText } from './header-text';
import { addressesIn } from './mailboxes';
import type { DeliveryData, ListedSubmission, SubmissionRecord } from '../spool/submission-record';
import { toValues } from '../submission';

/** Mail options for nodemailer. */
export interface Mail {
  from: string;
  /** The `To` header: all recipients of the form. */
  to: string;
  /** Recipients of this delivery, without those that already have the mail. */
  recipients: string[];
  envelopeFrom: string;
  replyTo: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  html: string;
  /** Message-ID, the same on every retry, so that mailboxes can recognise a repeat (RFC 5322 §3.6.4). */
  messageId: string;
  date: Date;
}

/** The school's data for mails: colours, forms, recipients, templates. */
export type MailSchool = Pick<
  ServedSchool,
  'colours' | 'languages' | 'mailFrom' | 'mailTo' | 'forms' | 'mailTemplates'
>;

/** The form of a submission; for a removed form, one made from the submitted field names. */
export function formOfRecord(
  { form: id, fields }: Pick<ListedSubmission, 'form' | 'fields'>,
  forms: readonly FormDefinition[],
): FormDefinition {
  const known = forms.find((form) => form.id === id);
  if (known) return known;
  const names = fields.map(({ name }) => name);
  return {
    id,
    title: id,
    template: '',
    summary: names.slice(0, 3),
    fields: names.map((name) => ({ kind: 'multiline', name, label: name, maxLength: Infinity })),
    sent: { title: '', sentence: '' },
  };
}

/** What a mail says of a submission. */
export type MailedSubmission = Omit<ListedSubmission, keyof DeliveryData>;

/** Name of a revision in file names and Message-IDs: 40 hex digits, a dot, the revision. */
export function mailName(record: Pick<SubmissionRecord, 'name' | 'revision'>): string {
  return `${record.name.slice(0, 40)}.${record.revision}`;
}

/**
 * Recipients and sender come from the settings only; input is only used in subject, text and Reply-To.
 *
 * @throws if the form has no recipients: its submissions must not go to those of another form
 */
export function composeMail(stored: MailedSubmission, school: MailSchool): Mail {
  const fields = stored.fields.map(({ name, value }) => ({
    name: withoutInvisible(name),
    value: withoutInvisible(value),
  }));
  const record = { ...stored, fields };
  const form = formOfRecord(record, school.forms);
  const mailTo = ownValue(school.mailTo, record.form);
  if (!mailTo) {
    throw new Error(
      `The form “${record.form}” has no recipient: set ${settingNamesOf(record.form).mailTo}, then send again.`,
    );
  }
  const [language] = school.languages;
  const view = toView(record, form, school.languages);
  const template = { ...defaultTemplateIn(language, school.colours), ...ownValue(school.mailTemplates, record.form) };
  const replyTo = replyAddress(record, form);
  const links = [...view.phoneLinks.flatMap((phone) => Object.values(phone)), replyTo?.address ?? ''];
  const rendered = renderMail(template, view, links);
  const { toCheck, corrected } = serverWordsIn[language].mail;
  const marks = [view.mustCheck && `[${toCheck}]`, view.isCorrection && `[${corrected}]`].filter(Boolean);
  return {
    from: school.mailFrom,
    to: mailTo,
    recipients: addressesIn(mailTo),
    envelopeFrom: addressesIn(school.mailFrom)[0] ?? '',
    replyTo,
    subject: [...marks, toHeaderText(rendered.subject)].join(' '),
    text: rendered.text,
    html: rendered.html,
    messageId: `<${mailName(record)}@${domainOf(school.mailFrom)}>`,
    date: new Date(record.receivedAt),
  };
}

function toView(record: MailedSubmission, form: FormDefinition, languages: MailSchool['languages']): MailView {
  const [language] = languages;
  const words = serverWordsIn[language];
  const values = toValues(record.fields);
  const known = new Set(form.fields.map(({ name }) => name));
  const otherFields = record.fields
    .filter(({ name }) => !known.has(name))
    .map(({ name, value }) => ({ label: name, labelWithColon: withColon(name), name, value }));
  const ofKind = (kind: FormField['kind']) =>
    values[form.fields.find((field) => field.kind === kind)?.name ?? ''] ?? '';
  const number = toInternationalNumber(ofKind('mobile'));
  return {
    title: form.title,
    summary: form.summary
      .map((name) => toHeaderText(values[name] ?? '', 50))
      .filter(Boolean)
      .join(', '),
    fields: fieldsToRead(form, values).map(({ label, name }) => ({
      label,
      labelWithColon: withColon(label),
      name,
      value: values[name] || words.mail.empty,
    })),
    phoneLinks: number === undefined ? [] : [{ call: telephoneLink(number), whatsapp: whatsappLink(number), number }],
    otherFields,
    hasOtherFields: otherFields.length > 0,
    receivedAt: formatInIndia(record.receivedAt, language),
    reference: referencesOf(record),
    language: languageToCallIn(record, languages),
    reasonsToCheck: record.tags.map((tag) => words.tags[tag]),
    mustCheck: record.tags.length > 0,
    isCorrection: record.revision > 1,
  };
}

/** Own name of the visitor's language, such as `मराठी`; empty if we don't know the language or the school has only one. */
function languageToCallIn({ language }: Pick<SubmissionRecord, 'language'>, languages: readonly Language[]): string {
  return language === null || languages.length === 1 ? '' : everyLanguage[language].name;
}

/** Spoken number and reference, such as `482 913 · 7c4d-91e2-03ab`. */
export function referencesOf({
  spokenNumber,
  reference,
}: Pick<SubmissionRecord, 'spokenNumber' | 'reference'>): string {
  return spokenNumber === null ? reference : `${showSpokenNumber(spokenNumber)} · ${reference}`;
}

/** The first valid ASCII address in an e-mail field. Other addresses need SMTPUTF8; the mail's text still has them. */
function replyAddress(record: MailedSubmission, form: FormDefinition): Mail['replyTo'] {
  const values = toValues(record.fields);
  const typed = form.fields.filter(({ kind }) => kind === 'email').map(({ name }) => values[name]?.trim() ?? '');
  const address = typed.find(
    (value) => value.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value),
  );
  return address === undefined ? undefined : { name: '', address };
}

/** Domain of a mailbox such as `School <website@school.in>` (RFC 5322). */
export function domainOf(mailbox: string): string {
  return /@([^\s>]+)>?\s*$/.exec(mailbox)?.[1] ?? 'localhost';
}
