import { todayInIndia } from '../../../forms/calendar-date';
import { formatInIndia, timeInIndia } from '../../../model/projections/dates/moments';
import { formatDay, shortDay, shortWeekday, weekdayOf } from '../../../model/projections/dates/dates';
import type { OfficeWords } from '../../../words/words';
import type { Language } from '../../../words/languages';
import { useFrame } from '../frame/frame-context';

/** A moment in India, such as `20 Nov 2026, 5:30 pm`. @param at Unix ms */
export function Moment({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{formatInIndia(at, useFrame().language)}</time>;
}

/** The time of a moment today, such as `10:42 am`; with its day if that isn't today. @param at Unix ms */
export function timeOrMoment(at: number, language: Language): string {
  const isToday = todayInIndia(new Date(at)) === todayInIndia();
  return isToday ? timeInIndia(at, language) : formatInIndia(at, language);
}

/** Days from one day to another. Both are ISO 8601 `yyyy-mm-dd`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Full days in India since a moment. @param at Unix ms @param today `yyyy-mm-dd` */
export function daysSince(at: number, today: string): number {
  return Math.max(0, daysBetween(todayInIndia(new Date(at)), today));
}

/** A day such as “Thu, 3 Dec”; with its year if that isn't this year. @param isoDay `yyyy-mm-dd` */
export function dayWithWeekday(isoDay: string, today: string, language: Language): string {
  const year = isoDay.slice(0, 4) === today.slice(0, 4) ? '' : ` ${isoDay.slice(0, 4)}`;
  return `${shortWeekday(isoDay, language)}, ${shortDay(isoDay, language)}${year}`;
}

/** A day in a sentence, such as “Wednesday, 2 December”; with its year if that isn't this year. @param isoDay `yyyy-mm-dd` */
export function longDay(isoDay: string, today: string, language: Language): string {
  const day = formatDay(isoDay, language);
  const isThisYear = isoDay.slice(0, 4) === today.slice(0, 4);
  return `${weekdayOf(isoDay, language)}, ${isThisYear ? day.replace(/,? \d{4}$/, '') : day}`;
}

/** How long ago something came: today, yesterday, 5 days ago. @param at Unix ms */
export function ago(at: number, today: string, { time }: OfficeWords): string {
  const days = daysSince(at, today);
  return days === 0 ? time.today : days === 1 ? time.yesterday : time.daysAgo(days);
}
