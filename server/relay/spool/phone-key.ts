import { inLatinDigits } from '../../../words/digits';

/** What two ways of writing one number have in common: its last ten digits. Empty for what is no number. */
export function phoneKey(typed: string): string {
  const digits = inLatinDigits(typed).replace(/[\s\-‐‑–.()+]/g, '');
  return /^\d{8,15}$/.test(digits) ? digits.slice(-10) : '';
}
