import { expect, test } from 'vitest';
import { contentWith } from './draft-content.fixture';
import { rowsOfEntry, rowsOfJob } from './field-rows';
import type { Job } from './job-names';

const published = contentWith('tests/school');

/** List and column of each cell → how many entries have it. */
function columnsOf(job: Job, content = published): Record<string, number> {
  const columns: Record<string, number> = {};
  for (const { cell, breadcrumb } of rowsOfJob(job, 'en', content)) {
    const column = `${breadcrumb.slice(1, cell!.depth).join(' › ')}: ${cell!.column}`;
    columns[column] = (columns[column] ?? 0) + 1;
  }
  return columns;
}

const classes = 'facts/classes.yaml:classes';

test('a list has a column for each field of the job, with its entries in their order', () => {
  const rows = rowsOfJob('fees', 'en', published);
  expect(Object.keys(columnsOf('fees'))).toEqual(['Classes: fees/yearly']);
  expect(rows.slice(0, 2).map(({ cell, breadcrumb }) => [cell!.entry, breadcrumb[cell!.depth]])).toEqual([
    [`${classes}/0`, 'Grade 1'],
    [`${classes}/1`, 'Grade 2'],
  ]);
});

test('headings of groups and people have their names in the same column, and what few entries have is elsewhere', () => {
  const rows = rowsOfJob('teachers', 'en', published);
  const [group, person] = ['facts/staff.yaml:staff/0', 'facts/staff.yaml:staff/1'];
  const cellsOf = (entry: string) => rows.filter(({ cell }) => cell!.entry === entry).map(({ cell }) => cell!.column);
  expect([cellsOf(group), cellsOf(person)]).toEqual([[''], ['', 'designation', 'qualification']]);
  expect(rowsOfEntry(group, 'en', published).map(({ address }) => address)).toContain(`${group}/note`);
});

test('an empty value keeps its column, and what an absent one means has one', () => {
  const emptied = contentWith('tests/school', [{ address: 'facts/staff.yaml:staff/1/name', becomes: '' }]);
  expect(columnsOf('teachers', emptied)).toEqual(columnsOf('teachers'));
  expect(Object.keys(columnsOf('admission'))).toEqual(['Classes: admission']);
});

test('an entry is only that with the whole address', () => {
  const addresses = rowsOfEntry(`${classes}/1`, 'en', published).map(({ address }) => address);
  expect(addresses).toContain(`${classes}/1/seats`);
  expect(addresses.every((each) => each.startsWith(`${classes}/1/`))).toBe(true);
  expect(rowsOfEntry(`${classes}/99`, 'en', published)).toEqual([]);
});
