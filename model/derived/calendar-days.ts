import { tableWordsIn } from '../../words/words';
import type { SiteContent } from '../concepts/site-content';
import { addressFor } from './languages';

/** A day, or days on end, of the school's calendar. */
export interface CalendarEntry {
  /** The same in every language, and as long as it begins on the same day. */
  id: string;
  title: string;
  /** ISO 8601 days, both of them inside. */
  from: string;
  to: string;
}

/** Vacations, holidays, examinations and the days on which parents see the papers. */
export function calendarEntries({ calendar, language }: Pick<SiteContent, 'calendar' | 'language'>): CalendarEntry[] {
  const { commonHolidays, gazettedHolidays, examinationCycle } = calendar;
  const entries = [
    ...commonHolidays.rows.map(({ vacation, from, reopensForStudents }) => ({
      kind: 'vacation',
      title: vacation,
      from,
      to: dayBefore(reopensForStudents),
    })),
    ...gazettedHolidays.rows.map(({ date, event }) => ({ kind: 'holiday', title: event, from: date, to: date })),
    ...examinationCycle.rows.flatMap(({ tests, from, to, openHouse }) => [
      { kind: 'examination', title: [...new Set(tests)].join(' · '), from, to },
      { kind: 'open-house', title: tableWordsIn[language].openHouse, from: openHouse, to: openHouse },
    ]),
  ];
  const seen = new Map<string, number>();
  return entries.map(({ kind, ...entry }) => {
    const id = `${kind}-${entry.from}`;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { id: count > 1 ? `${id}-${count}` : id, ...entry };
  });
}

/** The address of the calendar for phones, in the language of the content; none where there is no day in it. */
export function calendarAddress(content: Pick<SiteContent, 'calendar' | 'language' | 'school'>): string | undefined {
  return calendarEntries(content).length > 0 ? addressFor(content, '/calendar.ics') : undefined;
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
