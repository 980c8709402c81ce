/**
 * Matches telephone numbers in running text: +, country code and number (at most 15 digits, ITU-T E.164); ten digits of an
 * Indian mobile; or 0 and ten digits in groups. Single spaces or hyphens may separate digits. Fees, years, PIN codes
 * and eleven digits in one group (U-DISE codes) don't match.
 */
const NUMBER = /(?:\+\d(?:[ -]?\d){7,14}|\b0(?!\d{10})(?:[ -]?\d){10}|\b[6-9](?:[ -]?\d){9})(?![\w-])/;

/** A school's registration numbers. The U-DISE codes of the states 01 to 09 look like landlines. */
export type Registrations = readonly { number: string }[];

/** Splits a text. @returns text and telephone numbers in turn, beginning with text */
export function splitAtTelephones(text: string, registrations: Registrations): string[] {
  const parts = [''];
  for (const [index, part] of text.split(new RegExp(`(${NUMBER.source})`)).entries()) {
    if (index % 2 === 1 && !isRegistration(part, registrations)) parts.push(part, '');
    else parts[parts.length - 1] += part;
  }
  return parts;
}

function isRegistration(found: string, registrations: Registrations): boolean {
  const digits = digitsOf(found);
  return registrations.some(({ number }) => digitsOf(number) === digits);
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}
