import { inLatinDigits } from '../words/digits';
import { plainlyTyped } from './invisible-characters';

export const lowestSpokenNumber = 100_000;
export const highestSpokenNumber = 999_999;

/** The response header with the spoken number. The body can't have it: clients of the mail provider expect `OK` there. */
export const spokenNumberHeader = 'spoken-number';

/**
 * Groups a spoken number: `482 913`. Screen readers read the two groups one after the other, as people do on the phone;
 * `482913` would be four hundred eighty-two thousand.
 */
export function showSpokenNumber(number: number): string {
  return String(number).replace(/(?=\d{3}$)/, ' ');
}

/** @returns `undefined` unless the text has six digits, in any grouping */
export function readSpokenNumber(text: string): number | undefined {
  const digits = inLatinDigits(plainlyTyped(text)).replace(/[\s-]/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? Number(digits) : undefined;
}
