import { inLatinDigits } from '../words/digits';
import { plainlyTyped } from './invisible-characters';

/**
 * Parses a date as `<input type="date">` sends it (`2018-06-15`), or day first, as people in India type it where a browser
 * shows a text box (`15/06/2018`, `15-6-2018`), in any digits.
 *
 * @returns the date as ISO 8601 `yyyy-mm-dd`, or `undefined` if the day doesn't exist
 */
export function parseCalendarDate(typed: string): string | undefined {
  const plain = inLatinDigits(plainlyTyped(typed));
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  const dayFirst = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(plain);
  const [year, month, day] = iso ? iso.slice(1) : dayFirst ? dayFirst.slice(1).reverse() : [];
  if (!year || !month || !day) return undefined;
  const candidate = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${candidate}T00:00:00Z`);
  // 31 February becomes 3 March in some engines and an invalid date in others; neither equals the input.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(candidate) ? candidate : undefined;
}

/** Writes an ISO date as people type it, `15/06/2018`; any other text stays as it is. */
export function dayFirst(text: string): string {
  return parseCalendarDate(text) === text ? text.split('-').reverse().join('/') : text;
}

/** India is 5½ hours ahead of UTC all year (IANA Asia/Kolkata). `Intl` formats differ between browsers. */
const AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000;

/** Today's date in India, ISO 8601 `yyyy-mm-dd`. */
export function todayInIndia(now: Date = new Date()): string {
  return new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
}
