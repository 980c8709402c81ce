/**
 * A telephone number as people write it in a text: with a country’s + (ITU-T E.164: 15 digits at most), or in India ten
 * digits of a mobile, or a 0 with ten digits of a landline or a mobile in groups; with single spaces or hyphens between
 * them. Fees, years, PIN codes and the school’s own numbers are none, nor are eleven digits in one group, as U-DISE codes are.
 */
const NUMBER = /(?:\+\d(?:[ -]?\d){7,14}|\b0(?!\d{10})(?:[ -]?\d){10}|\b[6-9](?:[ -]?\d){9})(?![\w-])/;

/** What a school is registered by: a U-DISE code of a state from 01 to 09 looks like a landline. */
export type Registrations = readonly { number: string }[];

/** Text and telephone numbers in turn: every second part is a number. */
export function splitAtTelephones(text: string, registrations: Registrations): string[] {
  const parts = [''];
  for (const [index, part] of text.split(new RegExp(`(${NUMBER.source})`)).entries()) {
    if (index % 2 === 1 && !isRegistration(part, registrations)) parts.push(part, '');
    else parts[parts.length - 1] += part;
  }
  return parts;
}

/** However the digits are grouped. */
function isRegistration(found: string, registrations: Registrations): boolean {
  const digits = digitsOf(found);
  return registrations.some(({ number }) => digitsOf(number) === digits);
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}
