import { careerForm } from '../../../forms/career';
import { enquiryForm } from '../../../forms/enquiry';
import type { FormDefinition } from '../../../forms/form-definition';
import { serverWords } from '../../../words/en-server';
import type { MailRenderers, MailView } from './mail-templates';
import type { SpoolRecord } from '../spool/spool-record';
import { toValues } from '../submission';

/** A mail as nodemailer takes it. */
export interface Mail {
  from: string;
  to: string;
  replyTo: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  html: string;
  /** The same on every try of one submission, so that a mailbox can tell a repeat (RFC 5322 §3.6.4). */
  messageId: string;
  date: Date;
}

export interface MailAddresses {
  from: string;
  to: Readonly<Record<FormDefinition['id'], string>>;
}

export const forms: Readonly<Record<FormDefinition['id'], FormDefinition>> = {
  enquiry: enquiryForm,
  career: careerForm,
};

/** A name for one revision of a submission, in file names and message ids: 40 hex digits, a dot, the revision. */
export function mailName(record: Pick<SpoolRecord, 'name' | 'revision'>): string {
  return `${record.name.slice(0, 40)}.${record.revision}`;
}

/** Recipient and sender come from the settings alone; what was typed reaches only the subject, the text and Reply-To. */
export function composeMail(record: SpoolRecord, renderers: MailRenderers, addresses: MailAddresses): Mail {
  const form = forms[record.form];
  const rendered = renderers[record.form](toView(record, form));
  const marks = [record.tags.length > 0 && '[check]', record.revision > 1 && '[corrected]'].filter(Boolean);
  return {
    from: addresses.from,
    to: addresses.to[record.form],
    replyTo: replyAddress(record, form),
    subject: [...marks, toHeaderText(rendered.subject)].join(' '),
    text: rendered.text,
    html: rendered.html,
    messageId: `<${mailName(record)}@${domainOf(addresses.from)}>`,
    date: new Date(record.receivedAt),
  };
}

export function toView(record: SpoolRecord, form: FormDefinition): MailView {
  const values = toValues(record.fields);
  const known = new Set(form.fields.map(({ name }) => name));
  const otherFields = record.fields
    .filter(({ name }) => !known.has(name))
    .map(({ name, value }) => ({ label: name, name, value }));
  return {
    fields: form.fields.map(({ label, name }) => ({ label, name, value: values[name] || serverWords.mail.empty })),
    otherFields,
    hasOtherFields: otherFields.length > 0,
    receivedAt: formatInIndia(record.receivedAt),
    reference: record.name.slice(0, 12),
    reasonsToCheck: record.tags.map((tag) => serverWords.tags[tag]),
    mustCheck: record.tags.length > 0,
    isCorrection: record.revision > 1,
  };
}

/** For example `20 Nov 2026, 5:30 pm`. */
export function formatInIndia(instant: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(
    new Date(instant),
  );
}

/** Enough for a name and a class on a phone's list of mails, in letters as a reader counts them. */
const subjectLength = 140;

/**
 * Safe in a header: no control characters, above all no line ends, which would begin a header of the sender's choice
 * (RFC 5322 §2.2); no marks that turn the direction of what follows. Joiners stay: Devanagari needs them.
 */
export function toHeaderText(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line),
    ({ segment }) => segment,
  );
  return letters.length > subjectLength ? `${letters.slice(0, subjectLength).join('')}…` : line;
}

/** The first valid address in an e-mail field. ASCII only: others need a server that speaks SMTPUTF8, and stand in the text. */
function replyAddress(record: SpoolRecord, form: FormDefinition): Mail['replyTo'] {
  const values = toValues(record.fields);
  const typed = form.fields.filter(({ kind }) => kind === 'email').map(({ name }) => values[name]?.trim() ?? '');
  const address = typed.find(
    (value) => value.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value),
  );
  return address === undefined ? undefined : { name: '', address };
}

function domainOf(mailbox: string): string {
  return /@([^\s>]+)>?\s*$/.exec(mailbox)?.[1] ?? 'localhost';
}
