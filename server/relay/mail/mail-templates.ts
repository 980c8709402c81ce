import Mustache from 'mustache';
import type { MailTemplate, mailWords } from '../../../model/concepts/mail-words';
import { toHeaderText } from './header-text';

export interface ViewedField {
  label: string;
  /** The label with its colon (`withColon`), which replaces `{{label}}:` in a template. */
  labelWithColon: string;
  name: string;
  value: string;
}

/** Variables of a mail template, in addition to the form's fields (`{{full_name}}`). */
export interface MailView extends Record<(typeof mailWords)[number], unknown> {
  /** Title of the form. */
  title: string;
  /** The answers that identify a submission, such as name and class, on one line. */
  summary: string;
  /** All fields of the form, in order. */
  fields: ViewedField[];
  /** Links for calling or writing back with one tap; empty without a valid number. */
  phoneLinks: { call: string; whatsapp: string; number: string }[];
  otherFields: ViewedField[];
  hasOtherFields: boolean;
  /** Arrival of the submission, in Indian time. */
  receivedAt: string;
  /** Spoken number and reference, as the visitor and the office see them. */
  reference: string;
  /** Own name of the language for calling back; empty if we don't know it or the school has only one. */
  language: string;
  /** Reasons why the office should check the submission; may be empty. */
  reasonsToCheck: string[];
  mustCheck: boolean;
  isCorrection: boolean;
}

/**
 * Fills in a template.
 *
 * @param links values that mail programs may show as links
 */
export function renderMail(
  { subject, text, html }: Required<MailTemplate>,
  view: MailView,
  links: readonly string[],
): Required<MailTemplate> {
  const escape = (value: string) => (links.includes(value) ? Mustache.escape(value) : escapeWithoutLinks(value));
  return {
    subject: Mustache.render(subject, withFieldNames(withShortValues(view)), undefined, { escape: String }),
    text: Mustache.render(withColons(text), withFieldNames(view), undefined, { escape: String }),
    html: Mustache.render(withColons(html), withFieldNames(view), undefined, { escape }),
  };
}

/** Lets each label decide about its colon: a template can't know which labels end in a question mark. */
function withColons(template: string): string {
  return template.replaceAll('{{label}}:', '{{labelWithColon}}');
}

/** Adds the form's fields as variables. A variable of the view wins over a field of the same name. */
function withFieldNames(view: MailView): Record<string, unknown> {
  return { ...Object.fromEntries(view.fields.map(({ name, value }) => [name, value])), ...view };
}

/** Shortens the fields' values, so that a long name doesn't push class and reference out of the subject. */
function withShortValues(view: MailView): MailView {
  return { ...view, fields: view.fields.map((field) => ({ ...field, value: toHeaderText(field.value, 50) })) };
}

/**
 * Mail programs turn everything that looks like an address into a link, and the office trusts links in mails from its own server. A tag at
 * each punctuation mark prevents that in most programs, while the text can still be searched and copied.
 */
function escapeWithoutLinks(value: string): string {
  return String(value).replace(/\S+|\s+/g, (word) =>
    /:\/\/|\\\\|@|\b(?:mailto|tel|javascript|data):|[a-z0-9]\.[a-z]{2}/i.test(word)
      ? word
          .split(/(?=[.@:/\\])/)
          .map((part) => `<span>${Mustache.escape(part)}</span>`)
          .join('')
      : Mustache.escape(word),
  );
}
