import { z } from 'zod';
import { fixedHolidays } from '../../words/india/states';
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
        if (to ?? reopensForStudents) return;
        const expected = 'the last day of the vacation, or the day on which the pupils come again';
        const advice = 'Add a line “to: …” with the last day, or “reopensForStudents: …”.';
        issues.push(contradiction([], '', expected, advice));
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
  const { commonHolidays, gazettedHolidays, examinationCycle } = value;
  issues.push(
    ...misdatedHolidays(gazettedHolidays.rows),
    ...daysOutsideSession('commonHolidays', commonHolidays),
    ...daysOutsideSession('gazettedHolidays', gazettedHolidays),
    ...daysOutsideSession('examinationCycle', examinationCycle),
    ...daysOutOfOrder('commonHolidays', commonHolidays, ['from', 'to'], 'on or after'),
    ...daysOutOfOrder('commonHolidays', commonHolidays, ['to', 'reopensForStudents'], 'after'),
    ...daysOutOfOrder('commonHolidays', commonHolidays, ['from', 'reopensForStudents'], 'after'),
    ...daysOutOfOrder('commonHolidays', commonHolidays, ['from', 'reopensForTeachers'], 'after'),
    ...daysOutOfOrder('examinationCycle', examinationCycle, ['from', 'to'], 'on or after'),
    ...daysOutOfOrder('examinationCycle', examinationCycle, ['from', 'openHouse'], 'after'),
  );
}

/** Endings of a name that mean another day than the holiday itself, such as “Diwali eve”. */
const notTheDay = /^ (eve|holidays|vacation)/iu;

function misdatedHolidays(rows: readonly { date: string; event: string }[]) {
  return rows.flatMap(({ date, event }, index) => {
    const holiday = fixedHolidays.find(({ names, alsoCalled = [] }) =>
      [...Object.values(names), ...alsoCalled].some((name) => isCalled(event, name)),
    );
    if (!holiday || !isDay(date) || date.endsWith(holiday.day)) return [];
    const expected = `${date.slice(0, 4)}-${holiday.day}, the day of ${event} in every year`;
    return [contradiction(['gazettedHolidays', 'rows', index, 'date'], date, expected, 'Correct the day.')];
  });
}

function isCalled(event: string, name: string): boolean {
  return event.toLowerCase().startsWith(name.toLowerCase()) && !notTheDay.test(event.slice(name.length));
}

/** Reports days outside the years of their session: they are typing errors, and would show a wrong weekday. */
function daysOutsideSession(table: string, { session, rows }: { session: string; rows: readonly object[] }) {
  const years = yearsOf(session);
  const days = rows.flatMap((row, index) =>
    Object.entries(row).flatMap(([field, value]: [string, unknown]) =>
      isDay(value) ? [{ at: [table, 'rows', index, field], value }] : [],
    ),
  );
  const others = days.filter(({ value }) => years.length > 0 && !years.includes(Number(value.slice(0, 4))));
  if (others.length > days.length / 2) {
    const found = [...new Set(days.map(({ value }) => value.slice(0, 4)))].sort().join(' and ');
    const expected = `the session of the days below, which are of ${found}`;
    return [contradiction([table, 'session'], session, expected, 'Correct its years, or those of the days.')];
  }
  return others.map(({ at, value }) => {
    const advice = `Correct the year; if all days are of another session, change “session: ${session}”.`;
    return contradiction(at, value, `a day of the session ${session}`, advice);
  });
}

/** Reports rows whose later day comes before the earlier one. @param fields of the earlier and the later day */
function daysOutOfOrder<Field extends string>(
  table: string,
  { rows }: { rows: readonly Partial<Record<Field, unknown>>[] },
  [earlier, later]: readonly [Field, Field],
  when: 'after' | 'on or after',
) {
  return rows.flatMap((row, index) => {
    const [first, second] = [row[earlier], row[later]];
    // The schema reports invalid dates.
    if (!isDay(first) || !isDay(second) || first < second || (when === 'on or after' && first === second)) return [];
    const expected = `a day ${when} ${first}, the value of “${earlier}:”`;
    return [contradiction([table, 'rows', index, later], second, expected, 'Correct one of the two days.')];
  });
}

function isDay(value: unknown): value is string {
  return day.safeParse(value).success;
}

/** The years of a session: `2019-20` or `2019-2020` → 2019 and 2020. Empty if the text has no year. */
function yearsOf(session: string): number[] {
  const [, first, second] = /\b(\d{4})(?:\s*[-–/]\s*(\d{4}|\d{2})\b)?/.exec(session) ?? [];
  if (!first) return [];
  return second ? [Number(first), Number(first.slice(0, 4 - second.length) + second)] : [Number(first)];
}

export interface SessionCalendar {
  commonHolidays: z.output<typeof tables.commonHolidays>;
  gazettedHolidays: z.output<typeof tables.gazettedHolidays>;
  examinationCycle: z.output<typeof tables.examinationCycle>;
}
export type Calendar = z.output<typeof calendarSchema>;
