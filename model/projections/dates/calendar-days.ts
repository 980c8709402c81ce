import { tableWordsIn } from '../../../words/words';
import type { SiteContent } from '../../concepts/site-content';
import { daysAfter } from './dates';
import { addressFor } from '../pages/languages';

export interface CalendarEntry {
  /** Id in calendar files: kind, session and name in the school's first language. It stays when the office corrects the date. */
  id: string;
  kind: 'vacation' | 'holiday' | 'examination' | 'open-house';
  title: string;
  /** First day, ISO 8601. `to` is the last one. */
  from: string;
  to: string;
}

/** Vacations, holidays, examinations and open houses. */
export function calendarEntries({ calendar, language }: Pick<SiteContent, 'calendar' | 'language'>): CalendarEntry[] {
  const { commonHolidays, gazettedHolidays, examinationCycle } = calendar;
  return withIds([
    ...commonHolidays.rows.map(({ id, vacation, from, to, reopensForStudents }) => {
      // The schema requires `to` or `reopensForStudents`.
      const days = { from, to: to ?? daysAfter(reopensForStudents!, -1) };
      return { ...entryOf('vacation', commonHolidays.session, id ?? vacation), title: vacation, ...days };
    }),
    ...gazettedHolidays.rows.map(({ id, date, event }) => {
      const days = { from: date, to: date };
      return { ...entryOf('holiday', gazettedHolidays.session, id ?? event), title: event, ...days };
    }),
    ...examinationCycle.rows.flatMap(({ id, tests, from, to, openHouse: day }) => {
      const of = (kind: CalendarEntry['kind']) => entryOf(kind, examinationCycle.session, id ?? tests[0]!);
      const examination = { ...of('examination'), title: [...new Set(tests)].join(' · '), from, to };
      const { openHouse } = tableWordsIn[language];
      return day ? [examination, { ...of('open-house'), title: openHouse, from: day, to: day }] : [examination];
    }),
  ]);
}

/** An entry whose id stays the same with another letter case, punctuation or spelling of the session (`2026-27`, `2026-2027`). */
function entryOf(kind: CalendarEntry['kind'], session: string, name: string): Pick<CalendarEntry, 'id' | 'kind'> {
  const year = /\d{4}/.exec(session)?.[0] ?? session;
  const words = (part: string) =>
    part
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return { id: [kind, year, name].map((part) => words(part).join('-')).join('/'), kind };
}

/** Appends a number to equal ids, by date, so that the order of the rows doesn't matter. */
function withIds(entries: readonly CalendarEntry[]): CalendarEntry[] {
  const inTime = entries.toSorted((one, other) => one.from.localeCompare(other.from));
  return entries.map((entry) => {
    const place = inTime.filter(({ id }) => id === entry.id).indexOf(entry);
    return place > 0 ? { ...entry, id: `${entry.id}/${place + 1}` } : entry;
  });
}

/** Number of holidays that Home has room for. */
const MAX_COMING = 2;

/** The next vacations and holidays, without holidays inside a vacation. @param today ISO 8601 */
export function comingHolidays(content: Pick<SiteContent, 'calendar' | 'language'>, today: string): CalendarEntry[] {
  const free = calendarEntries(content).filter(({ kind }) => kind === 'vacation' || kind === 'holiday');
  const isInside = (one: CalendarEntry) =>
    free.some((other) => other !== one && other.kind === 'vacation' && other.from <= one.from && one.to <= other.to);
  return free
    .filter((each) => each.to >= today && !isInside(each))
    .sort((one, other) => one.from.localeCompare(other.from))
    .slice(0, MAX_COMING);
}

/** Address of the iCalendar file; `undefined` if the calendar is empty. */
export function calendarAddress(content: Pick<SiteContent, 'calendar' | 'language' | 'school'>): string | undefined {
  return calendarEntries(content).length > 0 ? addressFor(content, '/calendar.ics') : undefined;
}
