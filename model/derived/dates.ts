import { type Language, localeOf } from '../../words/languages';

/** @param isoDay `yyyy-mm-dd` @returns for example “25 October 2019” */
export function formatDay(isoDay: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // Without the comma that some releases of ICU put into a Marathi date.
  const parts = format.formatToParts(new Date(`${isoDay}T00:00:00Z`)).filter(({ type }) => type !== 'literal');
  return parts.map(({ value }) => value).join(' ');
}

/** @param isoDay `yyyy-mm-dd` @returns for example “Friday” */
export function weekdayOf(isoDay: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}

/** @returns the day that a moment falls on in India, as `yyyy-mm-dd` */
export function indianDayOf(moment: Date): string {
  const aheadOfUtcMs = 5.5 * 60 * 60 * 1000;
  return new Date(moment.getTime() + aheadOfUtcMs).toISOString().slice(0, 10);
}
