import { z } from 'zod';
import { annotate } from './fields';
import { day, line, record, reference, contradiction } from './record';
import { searchWords } from './search-words';

const id = reference.optional();

/** The holidays and examinations of a session, without weekdays: the site derives them from the dates. */
const tables = {
  commonHolidays: record('commonHolidays', {
    session: line,
    searchWords,
    rows: z.array(
      record('vacation', {
        vacation: line,
        id,
        from: day,
        to: annotate(day, { isAfter: [{ field: 'from', canBeEqual: true }] }).optional(),
        reopensForStudents: annotate(day, { isAfter: [{ field: 'to' }, { field: 'from' }] }).optional(),
        reopensForTeachers: annotate(day, { isAfter: [{ field: 'from' }] }).optional(),
      }).check(({ value: { to, reopensForStudents }, issues }) => {
        if (!(to ?? reopensForStudents)) issues.push(contradiction([], '', 'vacation-without-end'));
      }),
    ),
  }),
  gazettedHolidays: record('gazettedHolidays', {
    session: line,
    searchWords,
    rows: z.array(record('holiday', { date: day, event: line, id, searchWords })),
  }),
  examinationCycle: record('examinationCycle', {
    session: line,
    searchWords,
    groups: z.array(line).min(1),
    rows: z.array(
      record('test', {
        tests: z.array(line).min(1),
        id,
        from: day,
        to: annotate(day, { isAfter: [{ field: 'from', canBeEqual: true }] }),
        openHouse: annotate(day, { isAfter: [{ field: 'from', canBeEqual: true }] }).optional(),
      }),
    ),
  }),
};

const sessionSchema = record('calendar', tables);

/** `content/facts/calendar.yaml`: the current session, and earlier ones that stay on the site. */
export const calendarSchema = record('calendar', {
  ...tables,
  earlier: z.array(sessionSchema).optional(),
});

export type SessionCalendar = z.output<typeof sessionSchema>;
export type Calendar = z.output<typeof calendarSchema>;
