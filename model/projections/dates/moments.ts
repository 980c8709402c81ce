import { type Language, localeOf, scriptOf } from '../../../words/languages';

/** Creating a format takes fifty times as long as formatting a date. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/**
 * Writes a moment in India, for example `20 Nov 2026, 5:30 pm`. In other scripts, `Intl` would write AM and PM in Latin letters, so they
 * have 24 hours.
 *
 * @param instant Unix ms
 */
export function formatInIndia(instant: number, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: 'medium',
      timeStyle: 'short',
      hour12: scriptOf(language).name === 'latin',
      timeZone: 'Asia/Kolkata',
    });
  formats.set(language, format);
  return format.format(new Date(instant));
}
