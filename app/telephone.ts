import { telephoneLink } from '../forms/phone-number';

/**
 * A telephone number as people write it in a text: with a country’s + (ITU-T E.164: 15 digits at most), or in India ten
 * digits of a mobile, also after 0, or a 0 with ten digits of a landline; with single spaces or hyphens between them.
 * Fees, years, PIN codes and the school’s own numbers are none.
 */
const NUMBER = /(?:\+\d(?:[ -]?\d){7,14}|\b0(?:[ -]?\d){10}|\b[6-9](?:[ -]?\d){9})(?![\w-])/;

/** Text and telephone numbers in turn: every second part is a number. */
export function splitAtTelephones(text: string): string[] {
  return text.split(new RegExp(`(${NUMBER.source})`));
}

/** Makes links of the telephone numbers in the texts of HTML, except where they stand in a link. */
export function withTelephoneLinks(html: string): string {
  return html.replace(new RegExp(`<a\\b.*?</a>|<[^>]*>|${NUMBER.source}`, 'gs'), (found) =>
    found.startsWith('<') ? found : `<a href="${telephoneLink(found)}">${found}</a>`,
  );
}
