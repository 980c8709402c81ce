import { type Language, localeOf } from '../../../words/languages';

/** Creating a format takes fifty times as long as formatting a date. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/** Writes a moment in India, for example `20 Nov 2026, 5:30 pm`. @param instant Unix ms */
export function formatInIndia(instant: number, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  formats.set(language, format);
  return format.format(new Date(instant));
}
