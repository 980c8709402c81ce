import { describe, expect, test } from 'vitest';
import { calendarTables, committeeTable, factTables, feeTables, feeTablesInOtherLanguage } from './fact-tables';
import { smallSchool } from '../../testing/edited-content';
import { readSiteContent } from '../../reading/read-site-content';

const { classes, fees, calendar, committees } = readSiteContent(smallSchool);
const language = 'en';

describe('fees', () => {
  const grade = classes.find(({ label }) => label === 'Grade 1');
  if (!grade) throw new Error('There is no class.');
  const tuition = { id: 'tuition', label: 'Tuition', labelInOtherLanguage: 'शिकवणी, दरमहा', paid: 'monthly' } as const;

  test('are written with ₹ and Indian commas', () => {
    const [table] = feeTables({
      classes: [grade, { ...grade, label: 'Hostel', fees: { yearly: 149600 } }],
      fees,
      language,
    });
    expect(table?.columns).toEqual(['Class', 'Age in years', 'Yearly fee', 'Seats']);
    expect(table?.rows).toEqual([
      ['Grade 1', '6 to 7.5', '₹ 31,800', '80'],
      ['Hostel', '6 to 7.5', '₹ 1,49,600', '80'],
    ]);
  });

  test('with different periods name the period in each heading', () => {
    const heads = [tuition, { id: 'admission', label: 'Admission', paid: 'once', amount: 500 } as const];
    const [table] = feeTables({
      classes: [
        { ...grade, fees: { tuition: 600 } },
        { ...grade, fees: undefined },
      ],
      fees: { heads },
      language,
    });
    expect(table?.caption).toBe('Fees');
    expect(table?.columns).toEqual(['Class', 'Age in years', 'Tuition, a month', 'Admission, once', 'Seats']);
    expect(table?.rows.map((cells) => cells.slice(2, 4))).toEqual([
      ['₹ 600', '₹ 500'],
      ['–', '₹ 500'],
    ]);
  });

  test('with one period name it in the caption', () => {
    const [table] = feeTables({
      classes,
      fees: { heads: [tuition, { ...tuition, id: 'computer', label: 'Computer' }] },
      language,
    });
    expect(table?.caption).toBe('Monthly fees');
    expect(table?.columns.slice(2, 4)).toEqual(['Tuition', 'Computer']);
  });

  test('that do not depend on the class have separate tables', () => {
    const bus = { id: 'bus', label: 'School bus', paid: 'monthly', by: 'Distance' } as const;
    const others = [{ ...bus, amounts: [{ for: 'Up to 3 km', amount: 400 }] }];
    const tables = feeTables({
      classes,
      fees: { heads: fees.heads, others, notes: ['A second child pays half.'] },
      language,
    });
    expect(tables.map(({ id, notes }) => [id, notes])).toEqual([
      ['fees', ['A second child pays half.']],
      ['fees-bus', []],
    ]);
    expect(tables[1]).toMatchObject({
      caption: 'School bus',
      columns: ['Distance', 'Fee, a month'],
      rows: [['Up to 3 km', '₹ 400']],
    });
  });

  test('are repeated in a second language if the school has the words for it', () => {
    const [table] = feeTablesInOtherLanguage({ classes, fees: { ...fees, heads: [tuition] }, language });
    expect(table?.columns).toEqual(['इयत्ता', 'शिकवणी, दरमहा']);
    expect(feeTablesInOtherLanguage({ classes, fees: { heads: [tuition] }, language })).toEqual([]);
    expect(feeTablesInOtherLanguage({ classes, fees: { ...fees, heads: [tuition] }, language: 'mr' })).toEqual([]);
  });

  test('have no table if the school has none', () => {
    expect(feeTables({ classes, fees: { heads: [] }, language })).toEqual([]);
  });
});

test('weekdays are computed from the dates', () => {
  const [, gazetted] = calendarTables({ calendar, language });
  expect(gazetted?.rows[1]).toEqual(['2 October 2026', 'Friday', 'Mahatma Gandhi Jayanti']);
});

test('holidays, examinations and vacations are sorted by date', () => {
  const { commonHolidays, gazettedHolidays, examinationCycle } = calendar;
  const late = {
    commonHolidays: {
      ...commonHolidays,
      rows: [...commonHolidays.rows, { ...commonHolidays.rows[0]!, vacation: 'Ganpati', from: '2026-09-02' }],
    },
    gazettedHolidays: { ...gazettedHolidays, rows: [...gazettedHolidays.rows, { date: '2026-09-01', event: 'Late' }] },
    examinationCycle: {
      ...examinationCycle,
      rows: [
        ...examinationCycle.rows,
        { ...examinationCycle.rows[0]!, tests: ['First', 'First', 'First', 'First'], from: '2026-07-01' },
      ],
    },
  };
  const columns = calendarTables({ calendar: late, language }).map(({ rows, rowHeader }) =>
    rows.map((cells) => cells[rowHeader]),
  );
  expect(columns).toEqual([
    ['Ganpati', 'Diwali'],
    ['Independence Day', 'Late', 'Mahatma Gandhi Jayanti', 'Republic Day', 'Maharashtra Day'],
    ['1\u00a0Jul 2026 to 24\u00a0Jul 2026', '20\u00a0Jul 2026 to 24\u00a0Jul 2026'],
  ]);
});

test('an empty column is left out, and an empty cell has a dash', () => {
  const rows = [
    { vacation: 'Ganpati', from: '2026-09-14', to: '2026-09-19' },
    { vacation: 'Diwali', from: '2026-11-05', to: '2026-11-22', reopensForStudents: '2026-11-23' },
  ];
  const examinations = calendar.examinationCycle.rows.map(({ openHouse: _, ...row }) => row);
  const written = {
    ...calendar,
    commonHolidays: { ...calendar.commonHolidays, rows },
    examinationCycle: { ...calendar.examinationCycle, rows: examinations },
  };
  const [vacations, , cycle] = calendarTables({ calendar: written, language });
  expect(vacations?.columns).toEqual(['Vacation', 'From', 'To', 'School reopens for students']);
  expect(vacations?.rows.map((cells) => cells[3])).toEqual(['–', '23\u00a0Nov 2026']);
  expect(cycle?.columns).toEqual([...calendar.examinationCycle.groups, 'Dates']);
});

test('an examination lasts from its first to its last day', () => {
  const [, , examinations] = calendarTables({ calendar, language });
  expect(examinations?.rows[0]).toEqual([
    'Unit Test I',
    'Periodic Test I',
    'Periodic Test I',
    'Unit Test I',
    '20\u00a0Jul 2026 to 24\u00a0Jul 2026',
    '1\u00a0Aug 2026',
  ]);
});

describe('a committee', () => {
  const table = (id: string) => {
    const committee = committees.find((each) => each.id === id);
    if (!committee) throw new Error(`There is no committee ${id}.`);
    return committeeTable(committee, language);
  };

  test('numbers its members', () => {
    const { columns, rows } = table('school-management');
    expect(columns).toEqual(['Sr. No.', 'Name', 'Designation']);
    expect(rows.map(([number]) => number)).toEqual(['1', '2']);
  });

  test('has the extra columns of its members', () => {
    expect(table('pocso').columns).toEqual(['Sr. No.', 'Name', 'Designation', 'Category']);
    expect(table('school-transport').columns.slice(3)).toEqual(['Category', 'Role', 'Mobile No.']);
  });

  test('has a dash if one member lacks a value that others have', () => {
    const members = [
      { name: 'A', designation: 'Member', category: 'Parent' },
      { name: 'B', designation: 'Member' },
    ];
    expect(committeeTable({ id: 'x', title: 'X', members }, language).rows[1]).toEqual(['2', 'B', 'Member', '–']);
  });
});

test('every row of every table is as long as its heading', () => {
  const facts = { language, classes, fees, calendar, committees } as const;
  const tables = [...feeTables(facts), ...calendarTables(facts), ...factTables('committees', facts)];
  for (const table of tables) {
    for (const row of table.rows) expect(row.length, table.id).toBe(table.columns.length);
    expect(table.columns[table.rowHeader]).toBeDefined();
  }
});
