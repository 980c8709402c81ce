import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readSiteContent } from '../../model/reading/read-site-content';
import { launchCheck } from '../checks/launch/launch-check';
import { type Asking, askRest, readTyped } from './ask';
import { type NewSchoolAnswers, type QuestionName, questionNames, questions } from './questions';
import { isFree, writeSchool } from './write-school';

const today = '2026-11-22';
const onPaper: Record<QuestionName, string> = {
  name: 'Saraswati Vidyalaya',
  founded: '1998',
  address: 'Opposite the market, Station Road, Udgir, District Latur, Maharashtra 413 517',
  phone: '098765-43210',
  email: 'office@saraswati.example',
  disclosure: 'state',
  registrations: 'U-DISE Code 27280100101, State Board Index No. 61.02.015',
  classes: 'Nursery to Std 8',
  principal: 'Mrs. Asha Kulkarni, M.A., B.Ed.',
  palette: 'teal-and-coral',
};

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'schools-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
});

function schoolOf(typed: Partial<Record<QuestionName, string>> = {}) {
  const { answers, wrong } = readTyped({ ...onPaper, ...typed });
  expect(wrong).toEqual({});
  const folder = path.join(parent, 'school');
  writeSchool(folder, answers as NewSchoolAnswers, today);
  return { folder, content: readSiteContent(folder) };
}

test('ten facts make a school', () => {
  const { content } = schoolOf();
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
  const standards = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Std ${number}`);
  expect(content.classes.map(({ label }) => label)).toEqual(['Nursery', 'LKG', 'UKG', ...standards]);
  expect(content.screens.some(({ body }) => body.includes('When Saraswati Vidyalaya opened in 1998'))).toBe(true);
});

test.each(['state', ...readdirSync('tools/new-school/lists')])(
  'with the list of %s, every row of the disclosure is a fact or awaited since today',
  (disclosure) => {
    const { content } = schoolOf({ disclosure });
    const screen = content.screens.find(({ path: address }) => address === content.settings.disclosureLink?.to);
    if (screen?.kind !== 'documents') throw new Error('There is no screen of the disclosure.');
    const rows = screen.data.sections.flatMap((section) => section.rows);
    expect(rows.length).toBeGreaterThan(30);
    for (const row of rows) if ('awaited' in row) expect(row.awaited).toBe(today);
    const missing = content.documents.flatMap((each) => ('awaited' in each ? [each.awaited] : []));
    expect(new Set(missing)).toEqual(new Set([today]));
  },
);

test('what nobody answered is on the to-do list, and what somebody answered is not', () => {
  const { folder, content } = schoolOf();
  const { report, isReady } = launchCheck({ contentDir: folder, content, remarks: [], env: {}, today });
  expect(isReady).toBe(false);
  expect(report).toContain('this file: slogan, summary, students, campusAcres, website, whatsapp');
  expect(report).not.toMatch(/registrations|principal ›|founded|phones/);
});

test('the folder has the manual and the schemas that its files name', () => {
  const { folder } = schoolOf();
  expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain('add a teacher');
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  )) {
    const [, schema = ''] = /\$schema=(\S+)/.exec(readFileSync(path.join(folder, entry), 'utf8')) ?? [];
    expect(readFileSync(path.join(folder, path.dirname(entry), schema), 'utf8'), entry).toContain('"$schema"');
  }
});

test.each<[QuestionName, string, string]>([
  ['name', ' ', 'It cannot be empty.'],
  ['founded', '98', 'Write a year of four digits that is not to come, for example 1998.'],
  ['founded', '2999', 'Write a year of four digits that is not to come, for example 1998.'],
  [
    'address',
    'Udgir 413517',
    'Write street, town, district and state with commas between them, and the six digits of the PIN.',
  ],
  [
    'phone',
    '250001',
    'Write a mobile number of ten digits, or a landline with a hyphen behind the code of its town, for example 02462-250001.',
  ],
  ['email', 'office at school', 'It must be an e-mail address, for example office@school.in.'],
  ['disclosure', 'municipal', 'Write one of: state, cbse.'],
  [
    'registrations',
    'U-DISE 27280100101, State Board',
    'Write the name of each registration and then its number; “State Board” lacks one of the two.',
  ],
  ['principal', 'Mrs. Asha Kulkarni', 'Write the name, a comma, and the qualification.'],
  ['palette', 'green', 'Write one of: earth-and-indigo, teal-and-coral, leaf-and-marigold.'],
])('%s “%s” is refused', (name, text, why) => {
  expect(readTyped({ [name]: text }).wrong).toEqual({ [name]: why });
});

test.each(['Nursery', 'Std 8 to Nursery', '1 to 13', 'Kindergarten to 4', 'Vto VIII'])(
  'classes “%s” are refused, with those that there are',
  (text) =>
    expect(readTyped({ classes: text }).wrong.classes).toContain(
      'for example Nursery to Std 8. There are Nursery, LKG',
    ),
);

test.each([
  ['1 to 4', ['Grade 1', 'Grade 2', 'Grade 3', 'Grade 4']],
  ['Class 9 to Class 10', ['Class 9', 'Class 10']],
  ['lkg TO ukg', ['LKG', 'UKG']],
])('classes “%s”', (classes, labels) => {
  expect(schoolOf({ classes }).content.classes.map(({ label }) => label)).toEqual(labels);
});

test.each([
  {
    classes: 'Nursery to Std 7',
    disclosure: 'state',
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
    disclosure: 'state',
    asked: ['9 to 10', '11', 'Teachers of classes 9 to 10', 'Teachers of class 11'],
    groups: ['Class 9 to 10', 'Class 11'],
  },
  {
    classes: 'LKG to UKG',
    disclosure: 'state',
    asked: ['Before class 1', 'Teachers before class 1'],
    groups: ['LKG to UKG'],
  },
  {
    classes: '1 to 10',
    disclosure: 'cbse',
    asked: ['Results of class X'],
    groups: ['Grade 1 to 5', 'Grade 6 to 8', 'Grade 9 to 10'],
  },
  { classes: '1 to 5', disclosure: 'cbse', asked: [], groups: ['Grade 1 to 5'] },
])('calendar and disclosure of $disclosure speak of $classes, and of no other class', ({ asked, groups, ...typed }) => {
  const { screens, calendar, settings } = schoolOf(typed).content;
  const screen = screens.find(({ path: address }) => address === settings.disclosureLink?.to);
  if (screen?.kind !== 'documents') throw new Error('There is no screen of the disclosure.');
  const told = screen.data.sections.flatMap(({ rows, tables = [] }) => [
    ...rows.map(({ label }) => label),
    ...tables.flatMap((table) => [table.title, ...table.rows.map(([first = '']) => first)]),
  ]);
  expect(told.filter((text) => /class(es)? [\dX]|^\d{1,2}\b/i.test(text.split(' (')[0] ?? ''))).toEqual(asked);
  expect(calendar.examinationCycle.groups).toEqual(groups);
});

test('what the school calls its head stands in one place', () => {
  const { folder } = schoolOf({ disclosure: 'cbse' });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(md|yaml)$/.test(file));
  const naming = files.filter((file) =>
    /(?<!vice-)\bprincipal\b(?!:)/i.test(readFileSync(path.join(folder, file), 'utf8').replace(/^ *#.*$/gm, '')),
  );
  expect(naming.filter((file) => !file.endsWith('README.md'))).toEqual(['school.yaml']);
});

test('a bad answer is explained and asked again', async () => {
  const typed = ['98', '1998'];
  const shown: string[] = [];
  const terminal: Asking = {
    question: (text) => {
      shown.push(text);
      return Promise.resolve(typed.shift() ?? '');
    },
  };
  const { answers } = readTyped({ ...onPaper, founded: undefined });
  expect((await askRest(answers, terminal)).founded).toBe(1998);
  expect(shown).toEqual([
    '2 of 10 · Year of foundation\n  for example: 1998\n> ',
    '  Write a year of four digits that is not to come, for example 1998.\n\n2 of 10 · Year of foundation\n  for example: 1998\n> ',
  ]);
});

test('each example is an answer that is taken', () => {
  const examples = Object.fromEntries(questionNames.map((name) => [name, questions[name].example]));
  expect(readTyped(examples).wrong).toEqual({});
});

test('a folder in which something stands is not free, nor is a file', () => {
  const folder = path.join(parent, 'school');
  expect(isFree(folder)).toBe(true);
  mkdirSync(folder);
  expect(isFree(folder)).toBe(true);
  writeFileSync(path.join(folder, 'notes.txt'), '');
  expect(isFree(folder)).toBe(false);
  expect(isFree(path.join(folder, 'notes.txt'))).toBe(false);
});

test('an answer that the content does not take leaves nothing behind', () => {
  const { answers } = readTyped({ ...onPaper, name: 'School {{name}}' });
  expect(() => writeSchool(path.join(parent, 'school'), answers as NewSchoolAnswers, today)).toThrow(
    'found:    {{name}}',
  );
  expect(readdirSync(parent)).toEqual([]);
});

test('without a terminal and without answers, the program says what to give', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/new-school/run.ts', '--founded', '98'],
    {
      encoding: 'utf8',
      input: '',
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('The folder for the new school is missing.');
  expect(stderr).toContain('--founded “98”: Write a year of four digits');
  expect(stderr).toContain('--principal is missing: Name of the principal');
  expect(stderr).toContain('--palette "earth-and-indigo"');
});

test.each(['02462-270011', '02462 270011', '+91 2462 270011', '०२४६२-२७००११'])('the landline %s is taken', (phone) => {
  expect(readTyped({ phone }).answers).toEqual({ phone: '+91 2462 270011' });
});

test.each(['Maharashtra - 431704', 'Maharashtra – 431 704', 'Maharashtra, 431704', 'Maharashtra, PIN: 431704'])(
  'an address may end with %s',
  (end) => {
    const { address } = readTyped({ address: `Main Road, Ardhapur, Nanded, ${end}` }).answers;
    expect(address).toEqual({
      street: 'Main Road',
      town: 'Ardhapur',
      district: 'Nanded',
      state: 'Maharashtra',
      pin: '431704',
    });
  },
);
