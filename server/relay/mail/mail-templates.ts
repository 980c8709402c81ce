import Mustache from 'mustache';
import type { mailWords } from '../../../model/concepts/mail-words';
import type { MailTemplate } from '../../../model/concepts/mail-words';
import { toHeaderText } from './header-text';

export interface ViewedField {
  label: string;
  /** From `withColon`; replaces `{{label}}:` in a template. */
  labelWithColon: string;
  name: string;
  value: string;
}

/** What a template can use. Names of the form's own fields (`{{full_name}}`) stand beside these. */
export interface MailView extends Record<(typeof mailWords)[number], unknown> {
  /** Name of the form. */
  title: string;
  /** The answers by which the office tells one from another, on one line. */
  summary: string;
  /** All fields of the form in their order. */
  fields: ViewedField[];
  /** To call or write back with one tap; empty if there is no number that can be called. */
  phoneLinks: { call: string; whatsapp: string; number: string }[];
  otherFields: ViewedField[];
  hasOtherFields: boolean;
  /** When it arrived, in India. */
  receivedAt: string;
  /** What the visitor was told, the same in the inbox. */
  reference: string;
  /** In which to call, by its own name; empty if nobody has said so, or the school has only one. */
  language: string;
  /** Why the office should look twice; empty if there is no reason. */
  reasonsToCheck: string[];
  mustCheck: boolean;
  isCorrection: boolean;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/**
 * Fills in what was sent.
 *
 * @param links values that may become links
 */
export function renderMail(
  { subject, text, html }: Required<MailTemplate>,
  view: MailView,
  links: readonly string[],
): RenderedMail {
  const escape = (value: string) => (links.includes(value) ? Mustache.escape(value) : escapeWithoutLinks(value));
  return {
    subject: Mustache.render(subject, withFieldNames(withShortValues(view)), undefined, { escape: String }),
    text: Mustache.render(withColons(text), withFieldNames(view), undefined, { escape: String }),
    html: Mustache.render(withColons(html), withFieldNames(view), undefined, { escape }),
  };
}

/** A template can't know which labels end in a question mark and need no colon. */
function withColons(template: string): string {
  return template.replaceAll('{{label}}:', '{{labelWithColon}}');
}

/** The template's own words win over a field of the same name. */
function withFieldNames(view: MailView): Record<string, unknown> {
  return { ...Object.fromEntries(view.fields.map(({ name, value }) => [name, value])), ...view };
}

/** A long name must not push class and reference out of the subject. */
function withShortValues(view: MailView): MailView {
  return { ...view, fields: view.fields.map((field) => ({ ...field, value: toHeaderText(field.value, 50) })) };
}

/**
 * Mail programs turn anything that looks like an address into a link, and the office trusts links in mails from the school's
 * own server. A tag at each punctuation mark stops most programs, and people can still search and copy the text.
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
