import { todayInIndia } from '../../forms/calendar-date';

const dayMs = 24 * 60 * 60_000;

/** @param day ISO date @returns ISO date of a later day */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Start of a day in India, Unix ms. */
export function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00+05:30`);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return daysAfter(nextMonday(day), -7);
}

/** The Monday after a day. */
export function nextMonday(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return daysAfter(day, (8 - weekday) % 7 || 7);
}

/** The day itself, or the Monday after a Sunday, when the school is closed. */
function workday(day: string): string {
  return new Date(day).getUTCDay() === 0 ? daysAfter(day, 1) : day;
}

/** @param now Unix ms @returns today in India, and the days that the office offers for the next call */
export function callDays(now: number) {
  const today = todayInIndia(new Date(now));
  return {
    today,
    tomorrow: workday(daysAfter(today, 1)),
    inThreeDays: workday(daysAfter(today, 3)),
    monday: nextMonday(today),
  };
}
