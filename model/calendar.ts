import { z } from 'zod';
import { day, line, record } from './record';

/** `content/facts/calendar.yaml`: holidays and examinations of a session. Week days are worked out from the dates. */
export const calendarSchema = record({
  commonHolidays: record({
    session: line.describe('For example 2019-2020.'),
    rows: z.array(
      record({
        vacation: line,
        from: day.describe('First day of the vacation.'),
        reopensForStudents: day,
        reopensForTeachers: day,
      }),
    ),
  }),
  gazettedHolidays: record({
    session: line,
    rows: z.array(record({ date: day, event: line })),
  }),
  examinationCycle: record({
    session: line.describe('For example 2019-20.'),
    rows: z.array(
      record({
        gradesThreeToFive: line.describe('Name of the test for Grade III to V.'),
        gradesSixToEight: line.describe('Name of the test for Grade VI to VIII.'),
        from: day.describe('First day of the test.'),
        to: day.describe('Last day of the test.'),
        openHouse: day.describe('Day on which parents see the answer papers.'),
      }),
    ),
  }),
});

export type Calendar = z.output<typeof calendarSchema>;
