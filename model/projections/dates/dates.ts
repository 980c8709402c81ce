import { dayFormat, dayIn } from '../../../words/days';
import { type Language, localeOf } from '../../../words/languages';

/** Writes a day for readers, for example “25 October 2019”. @param isoDay `yyyy-mm-dd` */
export function formatDay(isoDay: string, language: Language): string {
  return dayIn(localeOf(language), isoDay);
}

/** Writes the month of a day, for example “October 2019”. @param isoDay `yyyy-mm-dd` */
export function monthOf(isoDay: string, language: Language): string {
  return formatDay(isoDay, language).replace(/^\S+ /, '');
}

/** Writes a day without its year, for example “25 Oct”. @param isoDay `yyyy-mm-dd` */
export function shortDay(isoDay: string, language: Language): string {
  return dayFormat(localeOf(language), { day: 'numeric', month: 'short' }).format(new Date(`${isoDay}T00:00:00Z`));
}

/** Writes a date, for example “25 Oct 2019”. In a narrow column it breaks only before the year. @param isoDay `yyyy-mm-dd` */
export function shortDate(isoDay: string, language: Language): string {
  return `${shortDay(isoDay, language).replace(' ', '\u00a0')} ${isoDay.slice(0, 4)}`;
}

/** Writes the weekday in short, for example “Fri”. @param isoDay `yyyy-mm-dd` */
export function shortWeekday(isoDay: string, language: Language): string {
  return dayFormat(localeOf(language), { weekday: 'short' }).format(new Date(`${isoDay}T00:00:00Z`));
}

/** Writes the weekday of a day, for example “Friday”. @param isoDay `yyyy-mm-dd` */
export function weekdayOf(isoDay: string, language: Language): string {
  return dayFormat(localeOf(language), { weekday: 'long' }).format(new Date(`${isoDay}T00:00:00Z`));
}

/** The day some days later; earlier if `days` is negative. @param isoDay `yyyy-mm-dd` @returns `yyyy-mm-dd` */
export function daysAfter(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * 86_400_000).toISOString().slice(0, 10);
}
