import { tableWordsIn } from '../../../words/words';
import type { SiteContent } from '../../concepts/site-content';
import { daysAfter } from './dates';
import { addressFor } from '../pages/languages';

/** A day, or days on end, of the school's calendar. */
export interface CalendarEntry {
  /** The same in every language, and as long as it begins on the same day. */
  id: string;
  kind: 'vacation' | 'holiday' | 'examination' | 'open-house';
  title: string;
  /** ISO 8601 days, both of them inside. */
  from: string;
  to: string;
}

/** Vacations, holidays, examinations and the days on which parents see the papers. */
export function calendarEntries({ calendar, language }: Pick<SiteContent, 'calendar' | 'language'>): CalendarEntry[] {
  const { commonHolidays, gazettedHolidays, examinationCycle } = calendar;
  const entries: Omit<CalendarEntry, 'id'>[] = [
    ...commonHolidays.rows.map(({ vacation, from, to, reopensForStudents }) => ({
      kind: 'vacation' as const,
      title: vacation,
      from,
      // One of the two is there.
      to: to ?? daysAfter(reopensForStudents!, -1),
    })),
    ...gazettedHolidays.rows.map(({ date, event }) => ({
      kind: 'holiday' as const,
      title: event,
      from: date,
      to: date,
    })),
    ...examinationCycle.rows.flatMap(({ tests, from, to, openHouse }) => [
      { kind: 'examination' as const, title: [...new Set(tests)].join(' · '), from, to },
      ...(openHouse
        ? [{ kind: 'open-house' as const, title: tableWordsIn[language].openHouse, from: openHouse, to: openHouse }]
        : []),
    ]),
  ];
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const id = `${entry.kind}-${entry.from}`;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { id: count > 1 ? `${id}-${count}` : id, ...entry };
  });
}

/** As many as Home has room for. */
const mostComing = 2;

/** Vacations and holidays that are not over on a day; of those inside a vacation only the vacation. */
export function comingHolidays(content: Pick<SiteContent, 'calendar' | 'language'>, today: string): CalendarEntry[] {
  const free = calendarEntries(content).filter(({ kind }) => kind === 'vacation' || kind === 'holiday');
  const isInside = (one: CalendarEntry) =>
    free.some((other) => other !== one && other.kind === 'vacation' && other.from <= one.from && one.to <= other.to);
  return free
    .filter((each) => each.to >= today && !isInside(each))
    .sort((one, other) => one.from.localeCompare(other.from))
    .slice(0, mostComing);
}

/** The address of the calendar for phones, in the language of the content; none where there is no day in it. */
export function calendarAddress(content: Pick<SiteContent, 'calendar' | 'language' | 'school'>): string | undefined {
  return calendarEntries(content).length > 0 ? addressFor(content, '/calendar.ics') : undefined;
}
