import { words } from '../words/en';
import type { Calendar } from './calendar';
import type { Committee } from './committee';
import { formatDay, weekdayOf } from './dates';
import type { FeesInMarathi, SchoolClass } from './school-class';

/** Facts as a table, for screens and for PDFs alike. */
export interface FactTable {
  id: string;
  caption: string;
  note?: string;
  columns: string[];
  /** One array a row, as long as `columns`. */
  rows: string[][];
  /** Index of the column that names the row. */
  rowHeader: number;
  /** Whether the first column holds serial numbers. */
  isNumbered: boolean;
}

/** A committee; the extra columns appear where its members have them. */
export function committeeTable({ id, title, note, members }: Committee): FactTable {
  const extras = (
    [
      ['category', 'Category'],
      ['role', 'Role'],
      ['mobile', 'Mobile No.'],
    ] as const
  ).filter(([field]) => members.some((member) => member[field]));
  return {
    id,
    caption: title,
    note,
    columns: ['Sr. No.', 'Name', 'Designation', ...extras.map(([, heading]) => heading)],
    rows: members.map((member, index) => [
      String(index + 1),
      member.name,
      member.designation,
      ...extras.map(([field]) => member[field] ?? '–'),
    ]),
    rowHeader: 1,
    isNumbered: true,
  };
}

/** The three tables of a session. */
export function calendarTables({ commonHolidays, gazettedHolidays, examinationCycle }: Calendar): FactTable[] {
  return [
    {
      id: 'common-holidays',
      caption: `Common holidays ${commonHolidays.session}`,
      columns: ['Vacation', 'From', 'School reopens for students', 'School reopens for teachers'],
      rows: commonHolidays.rows.map(({ vacation, from, reopensForStudents, reopensForTeachers }) => [
        vacation,
        formatDay(from),
        formatDay(reopensForStudents),
        formatDay(reopensForTeachers),
      ]),
      rowHeader: 0,
      isNumbered: false,
    },
    {
      id: 'gazetted-holidays',
      caption: `Authorized gazetted holidays ${gazettedHolidays.session}`,
      columns: ['Date', 'Day', 'Event'],
      rows: gazettedHolidays.rows.map(({ date, event }) => [formatDay(date), weekdayOf(date), event]),
      rowHeader: 2,
      isNumbered: false,
    },
    {
      id: 'examination-cycle',
      caption: `Examination cycle ${examinationCycle.session}`,
      columns: ['Grade III to V', 'Grade VI to VIII', 'Dates', 'Open house'],
      rows: examinationCycle.rows.map(({ gradesThreeToFive, gradesSixToEight, from, to, openHouse }) => [
        gradesThreeToFive,
        gradesSixToEight,
        `${formatDay(from)} to ${formatDay(to)}`,
        formatDay(openHouse),
      ]),
      // Not the first: on a phone what names the row stands there without its label.
      rowHeader: 2,
      isNumbered: false,
    },
  ];
}

/** The fees of all classes. */
export function feeTable(classes: readonly SchoolClass[]): FactTable {
  return {
    id: 'fees',
    caption: 'Yearly fees',
    columns: ['Class', 'Age in years', 'Yearly fee', 'Seats'],
    rows: classes.map(({ label, ageFrom, ageTo, yearlyFee, seats }) => [
      label,
      `${ageFrom} to ${ageTo}`,
      words.classes.rupees(yearlyFee),
      String(seats),
    ]),
    rowHeader: 0,
    isNumbered: false,
  };
}

/** The fees of all classes in Marathi, as the state’s fee law asks. Figures stay in the digits that everybody reads. */
export function marathiFeeTable(classes: readonly SchoolClass[], headings: FeesInMarathi): FactTable {
  return {
    id: 'fees-in-marathi',
    caption: headings.caption,
    columns: [headings.className, headings.yearlyFee],
    rows: classes.map(({ labelInMarathi, yearlyFee }) => [labelInMarathi, words.classes.rupees(yearlyFee)]),
    rowHeader: 0,
    isNumbered: false,
  };
}
