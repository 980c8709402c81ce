import type { Language } from '../../../words/languages';
import { tableWordsIn } from '../../../words/words';
import { type School, type Shift, weekdays } from '../../concepts/school';
import { daysAfter, weekdayOf } from './dates';

/** Any Monday: formatting it and the days after it gives the names of the weekdays. */
const monday = '2024-01-01';

/** Numbers of the weekdays in a range, Monday is 0: `mon-wed` → 0, 1, 2; `sun-mon` → 6, 0. */
function indexesOf(days: string): number[] {
  const [first = '', last = first] = days.split('-');
  const [from, to] = [first, last].map((day) => weekdays.findIndex((each) => each === day)) as [number, number];
  const count = ((to - from + weekdays.length) % weekdays.length) + 1;
  return Array.from({ length: count }, (_, index) => (from + index) % weekdays.length);
}

/** Weekdays without a shift, 0 for Sunday; only Sunday if the school names no shifts. */
export function closedWeekdays({ shifts }: Pick<School, 'shifts'>): number[] {
  const open = shifts?.flatMap(({ days }) => indexesOf(days)) ?? [0, 1, 2, 3, 4, 5];
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => !open.includes((day + 6) % 7));
}

export function daysOfShift({ days }: Pick<Shift, 'days'>, language: Language): string[] {
  return indexesOf(days).map((index) => weekdayOf(daysAfter(monday, index), language));
}

/** The hours of a shift in words: “Monday to Saturday, 07:30 to 12:30”. */
export function hoursOfShift(shift: Shift, language: Language): string {
  const words = tableWordsIn[language];
  const days = daysOfShift(shift, language);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return `${first === last ? first : words.range(first, last)}, ${words.range(shift.from, shift.to)}`;
}
