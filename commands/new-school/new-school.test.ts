import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSiteContent } from '../../model/reading/read-site-content';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { boards } from '../../words/india/boards';
import { hasShape, numberShapes } from '../../words/india/registration-numbers';
import { launchCheck } from '../launch-check/launch-check';
import { readTyped, withDefaults } from './ask';
import type { NewSchoolAnswers } from './questions';
import { isFree, writeSchool } from './write-school';
import { onPaper, schoolOf, today } from './written-school.fixture';

test('the facts on paper make a school', () => {
  const { folder, content } = schoolOf();
  expect(readSiteContent(folder)).toEqual(content);
  expect(content.school).toMatchObject({
    name: 'Saraswati Vidyalaya',
    founded: 1998,
    address: {
      street: 'Opposite the market, Station Road',
      town: 'Udgir',
      district: 'District Latur',
      state: 'Maharashtra',
      pin: '413517',
    },
    phones: [{ number: '+91 98765 43210' }],
    whatsapp: '+91 98765 43210',
    emails: [{ address: 'office@saraswati.example' }],
    registrations: [
      { label: 'U-DISE Code', number: '27280100101', shownInHeader: true },
      { label: 'State Board Index No.', number: '61.02.015', shownInHeader: false },
    ],
    principal: { name: 'Mrs. Asha Kulkarni', qualification: 'M.A., B.Ed.' },
  });
  // Facts that no question asks for.
  for (const unknown of ['social', 'location', 'students', 'campusAcres'])
    expect(content.school).not.toHaveProperty(unknown);
  const standards = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Std ${number}`);
  expect(content.classes.map(({ label }) => label)).toEqual(['Nursery', 'LKG', 'UKG', ...standards]);
  expect(content.screens.some(({ body }) => body.includes('When Saraswati Vidyalaya opened in 1998'))).toBe(true);
});

test('a landline is not offered on WhatsApp', () => {
  const { school } = schoolOf({ phone: '079-26301234' }).content;
  expect(school.phones[0]?.number).toBe('079-26301234');
  expect(school.whatsapp).toBeUndefined();
});

test.each(boards)(
  'for board $id, every row of the disclosure has a value or is awaited since today',
  ({ id: board }) => {
    const { content } = schoolOf({ board });
    const screen = content.screens.find(({ path: address }) => address === content.settings.disclosureLink?.to);
    if (screen?.kind !== 'documents') throw new Error('There is no screen of the disclosure.');
    const rows = screen.data.sections.flatMap((section) => section.rows);
    expect(rows.length).toBeGreaterThan(30);
    for (const row of rows) {
      if ('awaited' in row) expect(row.awaited).toBe(today);
      const shape = numberShapes.find(({ label }) => label.test(`${board} ${row.label}`));
      if (!shape || !('value' in row) || !/^\d+$/.test(row.value)) continue;
      expect(hasShape(row.value, shape), `${row.label}: ${row.value}`).toBe(true);
    }
    const missing = content.documents.flatMap((each) => ('awaited' in each ? [each.awaited] : []));
    expect(new Set(missing)).toEqual(new Set([today]));
  },
);

test.each([
  ['U-DISE Code 27280100101, CBSE Affiliation No. 1130123', 'Affiliation number', '1130123'],
  ['Affiliation Number 1130123, U-DISE Code 27280100101', 'Affiliation number', '1130123'],
  ['U-DISE Code 27280100101', 'Affiliation number', undefined],
  ['CBSE Affiliation No. 1130123, CBSE School Code 30123', 'School code', '30123'],
  ['U-DISE Code 27280100101', 'School code', undefined],
])('of the registrations “%s” the row “%s” has %s', (registrations, asked, number) => {
  const { screens } = schoolOf({ board: 'cbse', registrations }).content;
  const rows = screens
    .flatMap((each) => (each.kind === 'documents' ? each.data.sections : []))
    .flatMap((each) => each.rows);
  const row = rows.find(({ label }) => label === asked)!;
  expect(row).toMatchObject(number ? { value: number } : { awaited: today });
});

test('the launch check lists what was not answered', () => {
  const { folder, content } = schoolOf();
  const { report, isReady } = launchCheck({ contentDir: folder, content, warnings: [], env: {}, today });
  expect(isReady).toBe(false);
  expect(report).toContain('this file: slogan, summary, website, whatsapp');
  expect(report).not.toMatch(/registrations|principal ›|founded|phones/);
});

test('the folder has the manual and the schemas', () => {
  const { folder } = schoolOf();
  expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain('add a teacher');
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  )) {
    const [, schema = ''] = /\$schema=(\S+)/.exec(readFileSync(path.join(folder, entry), 'utf8')) ?? [];
    expect(readFileSync(path.join(folder, path.dirname(entry), schema), 'utf8'), entry).toContain('"$schema"');
  }
});

test.each([
  {
    classes: 'Nursery to Std 7',
    board: 'state',
    asked: [
      'Pupils for each teacher, classes 1 to 5 (at most 30)',
      'Pupils for each teacher, classes 6 to 7 (at most 35)',
      'Before class 1',
      '1 to 5',
      '6 to 7',
      'Teachers before class 1',
      'Teachers of classes 1 to 5',
      'Teachers of classes 6 to 7',
    ],
    groups: ['Std 1 to 5', 'Std 6 to 7'],
  },
  {
    classes: 'Class 9 to Class 11',
    board: 'state',
    asked: ['9 to 10', '11', 'Teachers of classes 9 to 10', 'Teachers of class 11'],
    groups: ['Class 9 to 10', 'Class 11'],
  },
  {
    classes: 'LKG to UKG',
    board: 'state',
    asked: ['Before class 1', 'Teachers before class 1'],
    groups: ['LKG to UKG'],
  },
  {
    classes: '1 to 10',
    board: 'cbse',
    asked: ['Results of class X'],
    groups: ['Grade 1 to 5', 'Grade 6 to 8', 'Grade 9 to 10'],
  },
  { classes: '1 to 5', board: 'cbse', asked: [], groups: ['Grade 1 to 5'] },
])(
  'calendar and disclosure of board $board name only classes of the school: $classes',
  ({ asked, groups, ...typed }) => {
    const { screens, calendar, settings } = schoolOf(typed).content;
    const screen = screens.find(({ path: address }) => address === settings.disclosureLink?.to);
    if (screen?.kind !== 'documents') throw new Error('There is no screen of the disclosure.');
    const texts = screen.data.sections.flatMap(({ rows, tables = [] }) => [
      ...rows.map(({ label }) => label),
      ...tables.flatMap((table) => [table.title, ...table.rows.map(([first = '']) => first)]),
    ]);
    expect(texts.filter((text) => /class(es)? [\dX]|^\d{1,2}\b/i.test(text.split(' (')[0] ?? ''))).toEqual(asked);
    expect(calendar.examinationCycle.groups).toEqual(groups);
  },
);

const boardResults = [
  'Results of the board examinations of the last three years',
  'Board results of the last three years',
];

test.each([
  ['1 to 5', 'cbse', []],
  ['1 to 9', 'cbse', []],
  ['1 to 10', 'cbse', boardResults],
  ['11 to 12', 'cbse', boardResults],
  ['8 to 12', 'state', ['Working days in a year', 'Hours of instruction in a year']],
  ['9 to 12', 'state', []],
  ['LKG to UKG', 'state', []],
])('rows for some classes only: %s, board %s', (classes, board, asked) => {
  const { screens, documents } = schoolOf({ classes, board }).content;
  const sections = screens.flatMap((each) => (each.kind === 'documents' ? each.data.sections : []));
  const labels = sections.flatMap(({ rows }) => rows.map(({ label }) => label.split(' (')[0] ?? ''));
  const titles = documents.map(({ title }) => title);
  expect([...labels, ...titles].filter((text) => /board (exam|results)|in a year$/i.test(text))).toEqual(asked);
});

test('the title of the head is in one file', () => {
  const { folder } = schoolOf({ board: 'cbse' });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(md|yaml)$/.test(file));
  const naming = files.filter((file) =>
    /(?<!vice-)\bprincipal\b(?!:)/i.test(readFileSync(path.join(folder, file), 'utf8').replace(/^ *#.*$/gm, '')),
  );
  expect(naming.filter((file) => !file.endsWith('README.md'))).toEqual(['school.yaml']);
});

test('a folder with files is not free, nor is a file', () => {
  const folder = path.join(temporaryFolder(), 'school');
  expect(isFree(folder)).toBe(true);
  mkdirSync(folder);
  expect(isFree(folder)).toBe(true);
  writeFileSync(path.join(folder, 'notes.txt'), '');
  expect(isFree(folder)).toBe(false);
  expect(isFree(path.join(folder, 'notes.txt'))).toBe(false);
});

test('an answer that the content refuses leaves no files', () => {
  const { answers } = readTyped({ ...onPaper, name: 'School {{name}}' });
  const folder = temporaryFolder();
  expect(() => writeSchool(path.join(folder, 'school'), withDefaults(answers) as NewSchoolAnswers, today)).toThrow(
    'Write the fact itself here',
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('without a terminal, missing and wrong arguments are listed', () => {
  const program = ['--import', 'tsx', 'commands/new-school/run.ts', '--founded', '98'];
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8', input: '' });
  expect(status).toBe(1);
  expect(stderr).toContain('The folder for the new school is missing.');
  expect(stderr).toContain('--founded “98”: Write a four-digit year');
  expect(stderr).toContain('--principal is missing: Name of the principal');
  expect(stderr).toContain('--palette "earth-and-indigo"');
});
