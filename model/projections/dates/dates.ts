import { type Language, localeOf } from '../../../words/languages';

/** Creating a format takes as long as formatting a hundred days. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** @param isoDay `yyyy-mm-dd` @returns for example “25 October 2019” */
export function formatDay(isoDay: string, language: Language): string {
  const format = formatOf(language, { day: 'numeric', month: 'long', year: 'numeric' });
  // Some ICU releases put a comma into Marathi dates.
  const parts = format.formatToParts(new Date(`${isoDay}T00:00:00Z`)).filter(({ type }) => type !== 'literal');
  return parts.map(({ value }) => value).join(' ');
}

/** @param isoDay `yyyy-mm-dd` @returns for example “October 2019” */
export function monthOf(isoDay: string, language: Language): string {
  return formatDay(isoDay, language).replace(/^\S+ /, '');
}

/** @param isoDay `yyyy-mm-dd` @returns for example “25 Oct” */
export function shortDay(isoDay: string, language: Language): string {
  return formatOf(language, { day: 'numeric', month: 'short' }).format(new Date(`${isoDay}T00:00:00Z`));
}

/** @param isoDay `yyyy-mm-dd` @returns for example “25 Oct 2019”, which can break only before the year */
export function shortDate(isoDay: string, language: Language): string {
  // A narrow column shows the year below the day.
  return `${shortDay(isoDay, language).replace(' ', '\u00a0')} ${isoDay.slice(0, 4)}`;
}

/** @param isoDay `yyyy-mm-dd` @returns for example “Fri” */
export function shortWeekday(isoDay: string, language: Language): string {
  return formatOf(language, { weekday: 'short' }).format(new Date(`${isoDay}T00:00:00Z`));
}

/** @param isoDay `yyyy-mm-dd` @returns for example “Friday” */
export function weekdayOf(isoDay: string, language: Language): string {
  return formatOf(language, { weekday: 'long' }).format(new Date(`${isoDay}T00:00:00Z`));
}

/** @param isoDay `yyyy-mm-dd` @param days may be negative @returns `yyyy-mm-dd` */
export function daysAfter(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * 86_400_000).toISOString().slice(0, 10);
}
