import type { ClosedDays } from '../../model/projections/server-content';
import type { CallDay } from '../pages/views';

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

/** The day itself, or the first one after it that is no Sunday, vacation or holiday. */
function workday(day: string, closedDays: readonly ClosedDays[]): string {
  const closed = closedDays.find(({ from, to }) => from <= day && day <= to);
  if (closed) return workday(daysAfter(closed.to, 1), closedDays);
  return new Date(day).getUTCDay() === 0 ? workday(daysAfter(day, 1), closedDays) : day;
}

/** The days that the office offers for the next call. @param today in India, ISO date */
export function callDays(today: string, closedDays: readonly ClosedDays[]) {
  const all = { tomorrow: daysAfter(today, 1), inThreeDays: daysAfter(today, 3), monday: nextMonday(today) };
  const open = (name: keyof typeof all) => workday(all[name], closedDays);
  const choices = new Map<string, CallDay['name']>();
  // A day that stands for a closed one has no name, unless it is another of them.
  for (const name of ['tomorrow', 'inThreeDays', 'monday'] as const)
    choices.set(open(name), open(name) === all[name] ? name : choices.get(open(name)));
  return {
    tomorrow: open('tomorrow'),
    inThreeDays: open('inThreeDays'),
    choices: [...choices]
      .map(([day, name]): CallDay => ({ day, name }))
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
  };
}
