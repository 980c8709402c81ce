import { describe, expect, test } from 'vitest';
import { calendarTables, committeeTable, feeTable } from './fact-tables';
import { smallSchool } from './edited-content';
import { readSiteContent } from './site-content';

const { classes, calendar, committees } = readSiteContent(smallSchool);

test('fees are written with ₹ and Indian commas', () => {
  const [grade] = classes;
  if (!grade) throw new Error('There is no class.');
  const table = feeTable([grade, { ...grade, label: 'Hostel', yearlyFee: 149600 }]);
  expect(table.columns).toEqual(['Class', 'Age in years', 'Yearly fee', 'Seats']);
  expect(table.rows).toEqual([
    ['Grade 1', '6 to 7.5', '₹ 31,800', '80'],
    ['Hostel', '6 to 7.5', '₹ 1,49,600', '80'],
  ]);
});

test('week days are worked out from the dates', () => {
  const [, gazetted] = calendarTables(calendar);
  expect(gazetted?.rows[1]).toEqual(['15 August 2019', 'Thursday', 'Independence Day']);
});

test('an examination lasts from its first to its last day', () => {
  const [, , examinations] = calendarTables(calendar);
  expect(examinations?.rows[0]).toEqual([
    'Unit Test I',
    'Periodic Test I',
    '22 July 2019 to 26 July 2019',
    '3 August 2019',
  ]);
});

describe('a committee', () => {
  const table = (id: string) => {
    const committee = committees.find((each) => each.id === id);
    if (!committee) throw new Error(`There is no committee ${id}.`);
    return committeeTable(committee);
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

  test('shows a dash where one member lacks what others have', () => {
    const members = [
      { name: 'A', designation: 'Member', category: 'Parent' },
      { name: 'B', designation: 'Member' },
    ];
    expect(committeeTable({ id: 'x', title: 'X', members }).rows[1]).toEqual(['2', 'B', 'Member', '–']);
  });
});

test('every row of every table is as long as its heading', () => {
  for (const table of [feeTable(classes), ...calendarTables(calendar), ...committees.map(committeeTable)]) {
    for (const row of table.rows) expect(row.length, table.id).toBe(table.columns.length);
    expect(table.columns[table.rowHeader]).toBeDefined();
  }
});
