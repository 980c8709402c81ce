import { type Language, localeOf } from '../../../words/languages';

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

/** @param isoDay `yyyy-mm-dd` @returns for example “October 2019” */
export function monthOf(isoDay: string, language: Language): string {
  return formatDay(isoDay, language).replace(/^\S+ /, '');
}

/** @param isoDay `yyyy-mm-dd` @returns for example “25 Oct” */
export function shortDay(isoDay: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}

/** @param isoDay `yyyy-mm-dd` @returns for example “25 Oct 2019”, of which the day and the month stay together */
export function shortDate(isoDay: string, language: Language): string {
  // In a narrow column the year stands below the day.
  return `${shortDay(isoDay, language).replace(' ', '\u00a0')} ${isoDay.slice(0, 4)}`;
}

/** @param isoDay `yyyy-mm-dd` @returns for example “Fri” */
export function shortWeekday(isoDay: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}

/** @param isoDay `yyyy-mm-dd` @returns for example “Friday” */
export function weekdayOf(isoDay: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}

/** @param isoDay `yyyy-mm-dd`, as is what is returned @param days may be negative */
export function daysAfter(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * 86_400_000).toISOString().slice(0, 10);
}
