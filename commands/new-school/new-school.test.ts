import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEveryLanguage, readSegments } from '../../model/reading/read-site-content';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { boards } from '../../words/india/boards';
import { nationalHolidays } from '../../words/india/holidays';
import { stateNamed, states } from '../../words/india/states';
import { type Language, languageCodes } from '../../words/languages';
import { checkContent } from '../content/check-content';
import { launchCheck } from '../launch-check/launch-check';
import { isFree, type NewSchool, writeSchool } from './new-school';

const today = '2026-11-22';

function schoolOf(state: string, board: string, ...languages: [Language, ...Language[]]): string {
  const folder = path.join(temporaryFolder(), 'school');
  const answers: NewSchool = {
    name: 'Saraswati Vidyalaya',
    state: stateNamed(state)!,
    board: boards.find(({ id }) => id === board)!,
    languages,
    phone: '+91 98765 43210',
  };
  writeSchool(folder, answers, today);
  return folder;
}

function newSchool(...options: string[]) {
  const program = ['--import', 'tsx', 'commands/new-school/run.ts', ...options];
  return spawnSync(process.execPath, program, { encoding: 'utf8', input: '' });
}

test('without a terminal, arguments make a school, whose launch check lists what they don’t answer', () => {
  const folder = path.join(temporaryFolder(), 'school');
  const answers = ['--name', 'सरस्वती विद्या मंदिर', '--state', 'उत्तर प्रदेश', '--board', 'state'];
  const { status, stderr, stdout } = newSchool(folder, ...answers, '--languages', 'hi, en', '--phone', '०५२४८-२५०००१');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`CONTENT_DIR=${folder} npm run office`);
  const { content, others, warnings, error } = checkContent(folder);
  expect(error).toBeUndefined();
  expect(content!.school).toMatchObject({
    name: 'सरस्वती विद्या मंदिर',
    languages: ['hi', 'en'],
    address: { state: 'उत्तर प्रदेश' },
    phones: [{ number: '05248-250001' }],
  });
  expect(content!.school.whatsapp).toBeUndefined();
  expect(others!.map(({ language, untranslated }) => [language, untranslated.map(({ text }) => text)])).toEqual([
    ['en', ['सरस्वती विद्या मंदिर']],
  ]);
  const { report, isReady } = launchCheck({
    contentDir: folder,
    content: content!,
    warnings: warnings!,
    env: {},
    today,
  });
  expect(isReady).toBe(false);
  expect(report).toContain('this file: slogan, summary, founded, students, campusAcres, registrations, principal');
  expect(report).not.toContain('phones');
});

test.each([
  [['--state', 'Utar Pradesh'], '--state “Utar Pradesh”: There is no state by that name. Did you mean Uttar Pradesh?'],
  [['--board', 'up'], '--board “up”: Write one of: state, cbse'],
  [['--languages', 'xx'], '--languages “xx”: Write one or more of: en'],
  [['--phone', '12'], '--phone “12”: Write a mobile number'],
  [['--name', 'School {{name}}'], 'Write the fact itself here'],
  [['--name', 'مدرسہ'], 'school.yaml'],
  [['--founded', '98'], "Unknown option '--founded'"],
])('%s is explained, and nothing is written', (wrong, message) => {
  const parent = temporaryFolder();
  const right = ['--name', 'A', '--state', 'Goa', '--board', 'state', '--languages', 'en', '--phone', '98765 43210'];
  const { status, stderr } = newSchool(path.join(parent, 'school'), ...right, ...wrong);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(readdirSync(parent)).toEqual([]);
});

test('missing arguments are listed, with examples', () => {
  const { status, stderr } = newSchool(path.join(temporaryFolder(), 'school'), '--name', 'A');
  expect(status).toBe(1);
  expect(stderr).toContain('These are missing: --state, --board, --languages, --phone.');
  expect(stderr).toContain('--languages "hi, en"');
  expect(newSchool().stderr).toContain('Name the folder for the new school');
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

test('the folder has the manual and the schemas', () => {
  const folder = schoolOf('Goa', 'state', 'en');
  expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain('add a teacher');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.yaml'),
  )) {
    const [, schema = ''] = /\$schema=(\S+)/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    expect(readFileSync(path.join(folder, path.dirname(file), schema), 'utf8'), file).toContain('"$schema"');
  }
});

const schools = languageCodes.flatMap((language) =>
  ['state', 'cbse'].map((board): [Language, string] => [language, board]),
);

test.each(schools)(
  'a school in %s with board %s has its texts in that language, and translated at once',
  (language, board) => {
    const other = language === 'en' ? 'hi' : 'en';
    const folder = schoolOf(language === 'mr' ? 'Maharashtra' : 'Uttar Pradesh', board, language, other);
    const contents = readEveryLanguage(folder);
    expect(contents.map((each) => each.language)).toEqual([language, other]);
    expect(contents[1]!.untranslated.map(({ text }) => text)).toEqual(['Saraswati Vidyalaya']);
    const words = readSegments(folder).segments.map(({ segment }) => segment.replace(/\{\{?\w+\}\}?|\]\(\S+\)/g, ''));
    expect(words.length).toBeGreaterThan(200);
    // Abbreviations in Latin capitals, such as CBSE, are not translated.
    const foreign = language === 'en' ? /[\u0900-\u097f]|marathi|maharashtra/i : /[a-z]{3,}/;
    expect(words.filter((text) => foreign.test(text))).toEqual(language === 'en' ? [] : ['Saraswati Vidyalaya']);
  },
);

test('a state’s law may require fees in its language', () => {
  const [content] = readEveryLanguage(schoolOf('Maharashtra', 'cbse', 'en'));
  expect(content.fees.inOtherLanguage).toBeDefined();
  expect(content.classes[3]?.labelInOtherLanguage).toBe('इयत्ता पहिली');
  const [marathi] = readEveryLanguage(schoolOf('Maharashtra', 'state', 'mr'));
  expect(marathi.fees.inOtherLanguage).toBeUndefined();
});

test.each(boards)('for board $id, every row of the disclosure has a value or is awaited since today', ({ id }) => {
  const [{ screens, documents, settings }] = readEveryLanguage(schoolOf('Maharashtra', id, 'en'));
  const screen = screens.find(({ path: address }) => address === settings.disclosureLink?.to);
  if (screen?.kind !== 'documents') throw new Error('There is no screen of the disclosure.');
  const rows = screen.data.sections.flatMap((section) => section.rows);
  expect(rows.length).toBeGreaterThan(30);
  const since = [...rows, ...documents].flatMap((each) => ('awaited' in each ? [each.awaited] : []));
  expect(new Set(since)).toEqual(new Set([today]));
  expect(rows.find(({ label }) => label === 'Board')).toEqual(
    id === 'cbse' ? undefined : expect.objectContaining({ value: expect.stringMatching(/./) as string }),
  );
});

test.each([
  ['Maharashtra', 'state', '2026-2027', ['2027-02-19', '2027-04-14', '2027-05-01']],
  // Schools of national boards begin the year in April in every state.
  ['Maharashtra', 'cbse', '2026-2027', ['2026-04-14', '2026-05-01', '2027-02-19']],
  ['Uttar Pradesh', 'state', '2026-2027', ['2026-04-14']],
  // In West Bengal, the school year of the state board is the calendar year.
  ['West Bengal', 'state', '2026', ['2026-01-23']],
  ['Madhya Pradesh', 'state', '2026-2027', []],
])('holidays in %s, board %s: the national ones and those of the state', (state, board, session, own) => {
  const [{ calendar, fees }] = readEveryLanguage(schoolOf(state, board, 'en'));
  const { rows } = calendar.gazettedHolidays;
  const national = nationalHolidays.map(({ day }) => day);
  expect([calendar.gazettedHolidays.session, fees.session]).toEqual([session, session]);
  expect(rows.map(({ date }) => date).filter((date) => !national.includes(date.slice(5)))).toEqual(own);
  expect(rows).toHaveLength(national.length + own.length);
});

test('28 states and 8 union territories, each once', () => {
  expect(states).toHaveLength(28 + 8);
  expect(new Set(states.map(({ names }) => names.en)).size).toBe(states.length);
  for (const { names } of states) expect([names.hi, names.mr].every(Boolean)).toBe(true);
  for (const { holidays = [] } of states)
    for (const { day } of holidays) expect(new Date(`2027-${day}T00:00Z`).toISOString().slice(5, 10)).toBe(day);
});
