import { emptyCell } from '../../../words/empty-cell';
import type { Language } from '../../../words/languages';
import { feeWordsIn, tableWordsIn, wordsIn } from '../../../words/words';
import type { Calendar, SessionCalendar } from '../../concepts/calendar';
import type { Committee } from '../../concepts/committee';
import type { FactTableName } from '../../concepts/parts';
import { formatDay, monthOf, shortDate, shortDay, shortWeekday, weekdayOf } from '../dates/dates';
import type { Fees, SchoolClass } from '../../concepts/school-class';
import { amountOf } from './class-fees';

/** A table for screens and PDFs. */
export interface FactTable {
  id: string;
  /** Language of the table if it differs from that of the page. */
  language?: Language;
  caption: string;
  /** Lines of text that belong to the table. */
  notes?: readonly string[];
  columns: string[];
  /** Cells by row. Each row has as many cells as there are `columns`. */
  rows: string[][];
  /** Index of the column that names the row, shown in bold. In HTML the first column is the row header. */
  rowHeader: number;
  /** Set if the first column has serial numbers. */
  isNumbered?: true;
  /** The rows again for screens, which group them by month: the month of each row, and its cells without it. */
  byMonth?: { months: string[]; rows: string[][] };
}

export interface FactsOfTables {
  language: Language;
  classes: readonly SchoolClass[];
  fees: Fees;
  calendar: Calendar;
  committees: readonly Committee[];
}

export function factTables(name: FactTableName, facts: FactsOfTables): FactTable[] {
  const { language, committees } = facts;
  if (name === 'committees') return committees.map((committee) => committeeTable(committee, language));
  if (name === 'fees') return feeTables(facts);
  const single = [...feeTablesInOtherLanguage(facts), ...calendarTables(facts)];
  return single.filter(({ id }) => id === name);
}

/** The table of a committee. An optional column appears if a member has a value for it. */
export function committeeTable({ id, title, note, members }: Committee, language: Language): FactTable {
  const words = tableWordsIn[language];
  return {
    id,
    caption: title,
    notes: note ? [note] : [],
    ...filledColumns(
      [words.serialNumber, words.name, words.designation, words.category, words.role, words.mobile],
      members.map(({ name, designation, category, role, mobile }, index) => [
        String(index + 1),
        name,
        designation,
        category,
        role,
        mobile,
      ]),
    ),
    rowHeader: 1,
    isNumbered: true,
  };
}

/** The tables of earlier sessions, newest session first. The ids of the tables include the session. */
export function earlierSessions(
  names: readonly FactTableName[],
  { calendar: { earlier = [] }, language }: Pick<FactsOfTables, 'calendar' | 'language'>,
): { session: string; tables: FactTable[] }[] {
  return earlier
    .map((each) => ({
      session: each.commonHolidays.session,
      tables: calendarTables({ calendar: each, language })
        .filter(({ id, rows }) => names.some((name) => name === id) && rows.length > 0)
        .map((table) => ({ ...table, id: `${table.id}-${each.commonHolidays.session}` })),
    }))
    .filter(({ tables }) => tables.length > 0);
}

export function calendarTables({ calendar, language }: { calendar: SessionCalendar; language: Language }): FactTable[] {
  const { commonHolidays, gazettedHolidays, examinationCycle } = calendar;
  const words = tableWordsIn[language];
  const say = (day: string) => shortDate(day, language);
  const sayIfAny = (day: string | undefined) => day && say(day);
  const holidays = inOrder(gazettedHolidays.rows, ({ date }) => date);
  const vacations = filledColumns(
    [words.vacation, words.from, words.to, words.reopensForStudents, words.reopensForTeachers],
    inOrder(commonHolidays.rows, ({ from }) => from).map(
      ({ vacation, from, to, reopensForStudents, reopensForTeachers }) => [
        vacation,
        ...[from, to, reopensForStudents, reopensForTeachers].map(sayIfAny),
      ],
    ),
  );
  return [
    {
      id: 'common-holidays',
      caption: words.commonHolidays(commonHolidays.session),
      ...vacations,
      rowHeader: 0,
    },
    {
      id: 'gazetted-holidays',
      caption: words.gazettedHolidays(gazettedHolidays.session),
      columns: [words.date, words.day, words.event],
      rows: holidays.map(({ date, event }) => [formatDay(date, language), weekdayOf(date, language), event]),
      rowHeader: 2,
      byMonth: {
        months: holidays.map(({ date }) => monthOf(date, language)),
        rows: holidays.map(({ date, event }) => [shortDay(date, language), shortWeekday(date, language), event]),
      },
    },
    {
      id: 'examination-cycle',
      caption: words.examinationCycle(examinationCycle.session),
      ...filledColumns(
        [...examinationCycle.groups, words.dates, words.openHouse],
        inOrder(examinationCycle.rows, ({ from }) => from).map(({ tests, from, to, openHouse }) => [
          ...tests,
          words.range(say(from), say(to)),
          sayIfAny(openHouse),
        ]),
      ),
      // Phones hide the label of the row header. The first column needs its label, so the dates are the row header.
      rowHeader: examinationCycle.groups.length,
    },
  ];
}

/** Drops columns without any value, and fills other empty cells with a dash. */
function filledColumns(
  columns: readonly string[],
  rows: readonly (readonly (string | undefined)[])[],
): Pick<FactTable, 'columns' | 'rows'> {
  const isFilled = (_: unknown, index: number) => rows.length === 0 || rows.some((cells) => cells[index] !== undefined);
  return {
    columns: columns.filter(isFilled),
    rows: rows.map((cells) => cells.filter(isFilled).map((cell) => cell ?? emptyCell)),
  };
}

/** Sorts rows by date, because the office may append a late entry. */
function inOrder<Row>(rows: readonly Row[], dayOf: (row: Row) => string): Row[] {
  return [...rows].sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

/** The table of class teachers; `undefined` if the school names none. */
export function classTeachersTable({ classes, language }: Pick<FactsOfTables, 'classes' | 'language'>) {
  const words = tableWordsIn[language];
  const sections = Math.max(...classes.map(({ classTeachers = [] }) => classTeachers.length), 0);
  if (sections === 0) return undefined;
  const numbers = Array.from({ length: sections }, (_, index) => index);
  return {
    caption: words.classTeachers,
    columns: [words.class, ...numbers.map((index) => words.section(index + 1))],
    rows: classes
      .filter(({ classTeachers }) => classTeachers)
      .map(({ label, classTeachers = [] }) => [label, ...numbers.map((index) => classTeachers[index] ?? emptyCell)]),
  };
}

/** The table of class fees with the notes, then the tables of other fees. */
export function feeTables(facts: Pick<FactsOfTables, 'classes' | 'fees' | 'language'>): FactTable[] {
  const { fees } = facts;
  const tables = [...(fees.heads.length > 0 ? [classFeeTable(facts)] : []), ...otherFeeTables(facts)];
  return tables.map((table, index) => ({ ...table, notes: index === 0 ? fees.notes : [] }));
}

function classFeeTable({
  classes,
  fees: { heads },
  language,
}: Pick<FactsOfTables, 'classes' | 'fees' | 'language'>): FactTable {
  const feeWords = feeWordsIn[language];
  const words = tableWordsIn[language];
  const [period, ...otherPeriods] = new Set(heads.map(({ paid }) => paid));
  const isMixed = otherPeriods.length > 0;
  return {
    id: 'fees',
    caption: feeWords.captions[period && !isMixed ? period : 'mixed'],
    columns: [
      words.class,
      words.ageInYears,
      ...heads.map(({ label, paid }) => (isMixed ? feeWords.paidSo(label, feeWords.paid[paid]) : label)),
      words.seats,
    ],
    rows: classes.map((each) => [
      each.label,
      words.ages(each.ageFrom, each.ageTo),
      ...heads.map((head) => amountOf(each, head, language) ?? emptyCell),
      String(each.seats),
    ]),
    rowHeader: 0,
  };
}

/** One table for each fee that does not depend on the class, such as the bus. */
export function otherFeeTables({
  fees: { others = [] },
  language,
}: Pick<FactsOfTables, 'fees' | 'language'>): FactTable[] {
  const feeWords = feeWordsIn[language];
  return others.map(({ id, label, paid, by, amounts }) => ({
    id: `fees-${id}`,
    caption: label,
    columns: [by, feeWords.paidSo(feeWords.fee, feeWords.paid[paid])],
    rows: amounts.map((each) => [each.for, wordsIn[language].classes.rupees(each.amount)]),
    rowHeader: 0,
  }));
}

/** Class fees in a second language, which some state laws require. */
export function feeTablesInOtherLanguage({
  classes,
  fees: { heads, inOtherLanguage: other },
  language,
}: Pick<FactsOfTables, 'classes' | 'fees' | 'language'>): FactTable[] {
  // A page in the second language has the fees in its main table already.
  if (!other) return [];
  // Before a school could choose the language, it was Marathi.
  const { language: otherLanguage = 'mr', title } = other;
  if (language === otherLanguage) return [];
  return [
    {
      id: 'fees-in-other-language',
      language: otherLanguage,
      caption: other.caption,
      notes: title === undefined ? [] : [title],
      columns: [other.className, ...heads.map(({ labelInOtherLanguage, label }) => labelInOtherLanguage ?? label)],
      rows: classes.map((each) => [
        each.labelInOtherLanguage ?? each.label,
        ...heads.map((head) => amountOf(each, head, otherLanguage) ?? emptyCell),
      ]),
      rowHeader: 0,
    },
  ];
}
