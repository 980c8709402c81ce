import { inLatinDigits } from '../words/digits';
import { plainlyTyped } from './invisible-characters';

export const lowestSpokenNumber = 100_000;
export const highestSpokenNumber = 999_999;

/** Response header with the number. The body must be `OK` for the provider's clients. */
export const spokenNumberHeader = 'spoken-number';

/**
 * For example `482 913`. With a space, screen readers read two numbers, as people do on the phone; without it they read
 * four hundred eighty-two thousand.
 */
export function showSpokenNumber(number: number): string {
  return String(number).replace(/(?=\d{3}$)/, ' ');
}

/** @returns `undefined` unless the text has six digits, in any grouping */
export function readSpokenNumber(text: string): number | undefined {
  const digits = inLatinDigits(plainlyTyped(text)).replace(/[\s-]/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? Number(digits) : undefined;
}
