import { type Language, localeOf, scriptOf } from '../../../words/languages';

/** Creating a format takes fifty times as long as formatting a date. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes a moment in India, for example `20 Nov 2026, 5:30 pm`. In other scripts, `Intl` would write AM and PM in Latin letters, so they
 * have 24 hours.
 *
 * @param instant Unix ms
 */
export function formatInIndia(instant: number, language: Language): string {
  return formatOf(language, 'medium').format(new Date(instant));
}

/** Writes only the time of a moment in India, for example `5:30 pm`. @param instant Unix ms */
export function timeInIndia(instant: number, language: Language): string {
  return formatOf(language, undefined).format(new Date(instant));
}

function formatOf(language: Language, dateStyle: 'medium' | undefined): Intl.DateTimeFormat {
  const key = `${language} ${dateStyle}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(localeOf(language), {
      dateStyle,
      timeStyle: 'short',
      // With `hour12: false`, midnight is 24:00.
      hourCycle: scriptOf(language).name === 'latin' ? 'h12' : 'h23',
      timeZone: 'Asia/Kolkata',
    });
  formats.set(key, format);
  return format;
}
