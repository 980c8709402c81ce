import { inLatinDigits } from '../words/digits';
import { plainlyTyped } from './invisible-characters';

export const lowestSpokenNumber = 100_000;
export const highestSpokenNumber = 999_999;

/** The header of the endpoint's answer that says it. The provider's clients want the body to be `OK`. */
export const spokenNumberHeader = 'spoken-number';

/**
 * For example `482 913`. With a plain space screen readers say 482 and 913, as people do on the telephone; without one they
 * say four hundred eighty-two thousand.
 */
export function showSpokenNumber(number: number): string {
  return String(number).replace(/(?=\d{3}$)/, ' ');
}

/** @returns `undefined` for what is not a number of six digits, however they are grouped. */
export function readSpokenNumber(text: string): number | undefined {
  const digits = inLatinDigits(plainlyTyped(text)).replace(/[\s-]/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? Number(digits) : undefined;
}
