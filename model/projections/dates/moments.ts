import type { LanguageFolder } from '../../../words/language';
import { type Language, languages, localeOf, scriptOf } from '../../../words/languages';
import { formatDay } from './dates';

/** Creating a format takes fifty times as long as formatting a date. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes a moment in India, for example `20 Nov 2026, 5:30 pm`, or `20 नोव्हेंबर 2026, संध्याकाळी 5:30`.
 *
 * @param instant Unix ms
 */
export function formatInIndia(instant: number, language: Language): string {
  if (isLatin(language)) return formatOf(language, { dateStyle: 'medium', timeStyle: 'short' }).format(instant);
  const day = new Date(instant + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
  return `${formatDay(day, language)}, ${timeInIndia(instant, language)}`;
}

/** Writes only the time of a moment in India, for example `5:30 pm`. @param instant Unix ms */
export function timeInIndia(instant: number, language: Language): string {
  if (isLatin(language)) return formatOf(language, { timeStyle: 'short' }).format(instant);
  // Without the part of the day, `Intl` would write AM and PM in Latin letters.
  const parts = formatOf(language, { hour: 'numeric', minute: '2-digit', dayPeriod: 'long' }).formatToParts(instant);
  const { dayPeriods }: LanguageFolder = languages[language];
  return parts.map(({ type, value }) => (type === 'dayPeriod' ? (dayPeriods?.[value] ?? value) : value)).join('');
}

/** India is 5½ hours ahead of UTC all year (IANA Asia/Kolkata). */
export const AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000;

function isLatin(language: Language): boolean {
  return scriptOf(language).name === 'latin';
}

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.keys(options).join()}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(localeOf(language), { ...options, hourCycle: 'h12', timeZone: 'Asia/Kolkata' });
  formats.set(key, format);
  return format;
}
