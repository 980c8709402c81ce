import { z } from 'zod';
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
        to: day.optional(),
        reopensForStudents: day.optional(),
        reopensForTeachers: day.optional(),
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
        to: day,
        openHouse: day.optional(),
      }),
    ),
  }),
};

/** `content/facts/calendar.yaml`: the current session, and earlier ones that stay on the site. */
export const calendarSchema = record('calendar', {
  ...tables,
  earlier: z.array(record('calendar', tables).check(checkDays)).optional(),
}).check(checkDays);

function checkDays({ value, issues }: { value: SessionCalendar; issues: unknown[] }): void {
  const { commonHolidays, examinationCycle } = value;
  issues.push(
    ...daysOutOfOrder('commonHolidays', commonHolidays, ['from', 'to'], { canBeEqual: true }),
    ...daysOutOfOrder('commonHolidays', commonHolidays, ['to', 'reopensForStudents'], { canBeEqual: false }),
    ...daysOutOfOrder('commonHolidays', commonHolidays, ['from', 'reopensForStudents'], { canBeEqual: false }),
    ...daysOutOfOrder('commonHolidays', commonHolidays, ['from', 'reopensForTeachers'], { canBeEqual: false }),
    ...daysOutOfOrder('examinationCycle', examinationCycle, ['from', 'to'], { canBeEqual: true }),
    ...daysOutOfOrder('examinationCycle', examinationCycle, ['from', 'openHouse'], { canBeEqual: true }),
  );
}

/** Reports rows whose later day comes before the earlier one. @param fields of the earlier and the later day */
function daysOutOfOrder<Field extends string>(
  table: string,
  { rows }: { rows: readonly Partial<Record<Field, unknown>>[] },
  [earlier, later]: readonly [Field, Field],
  { canBeEqual }: { canBeEqual: boolean },
) {
  return rows.flatMap((row, index) => {
    const [first, second] = [row[earlier], row[later]];
    // The schema reports invalid dates.
    if (!isDay(first) || !isDay(second) || first < second || (canBeEqual && first === second)) return [];
    const values = { kind: 'day', begin: first, end: second, beginField: earlier, canBeEqual } as const;
    return [contradiction([table, 'rows', index, later], second, 'end-before-begin', values)];
  });
}

function isDay(value: unknown): value is string {
  return day.safeParse(value).success;
}

export interface SessionCalendar {
  commonHolidays: z.output<typeof tables.commonHolidays>;
  gazettedHolidays: z.output<typeof tables.gazettedHolidays>;
  examinationCycle: z.output<typeof tables.examinationCycle>;
}
export type Calendar = z.output<typeof calendarSchema>;
