import { expect, test } from 'vitest';
import { messageAfter, testMessages, testWarnings, warningsAfter } from '../testing/messages';

const calendar = (from: string, to: string) => ({ file: 'facts/calendar.yaml', from, to });
const classes = (from: string, to: string) => ({ file: 'facts/classes.yaml', from, to });
const school = (from: string, to: string) => ({ file: 'school.yaml', from, to });

testMessages({
  'a row of the disclosure that lacks a cell': [
    { file: 'screens/public-disclosure.yaml', from: '[6 to 8, Awaited, Awaited]', to: '[6 to 8, Awaited]' },
    `content/screens/public-disclosure.yaml, line 132 · sections › 5 › tables › 1 › rows › 3
    expected: 3 texts, one for each of the columns: Classes, Girls, Boys
    found:    a list of 2 entries
    to do:    Write one text for each column; – for one that has none.`,
  ],
  'an examination that ends before it starts': [
    calendar('to: 2026-07-24', 'to: 2026-07-16'),
    `content/facts/calendar.yaml, line 25 · examinationCycle › rows › 1 › to
    expected: a day on or after 2026-07-20, the value of “from:”
    found:    “2026-07-16”
    to do:    Correct one of the two days.`,
  ],
  'a vacation without an end': [
    calendar('      reopensForStudents: 2026-11-23\n', ''),
    `content/facts/calendar.yaml, line 6 · commonHolidays › rows › 1
    expected: the last day of the vacation, or the day on which the pupils come again
    found:    an entry with vacation, from, reopensForTeachers
    to do:    Add a line “to: …” with the last day, or “reopensForStudents: …”.`,
  ],
  'a class whose oldest age is below its youngest': [
    classes('ageFrom: 6', 'ageFrom: 16'),
    `content/facts/classes.yaml, line 40 · classes › 4 › ageTo
    expected: a number of at least 16, the value of “ageFrom:”
    found:    7.5
    to do:    Correct one of the two ages.`,
  ],
});

test.each([
  [calendar('openHouse: 2026-08-01', 'openHouse: 2026-07-03'), 'rows › 1 › openHouse'],
  [calendar('reopensForTeachers: 2026-11-20', 'reopensForTeachers: 2026-10-08'), 'reopensForTeachers'],
  [calendar('reopensForStudents: 2026-11-23', 'to: 2026-11-01'), 'a day on or after 2026-11-05'],
  // An invalid date is not compared with others.
  [calendar('to: 2026-07-24', 'to: 26 July'), 'There is a mistake'],
  [school('copyrightYear: 2026', 'copyrightYear: 219'), 'found:    219'],
])('%o is an error', (edit, message) => expect(messageAfter(edit)).toContain(message));

testWarnings({
  'a holiday in another century than its session': [
    calendar('date: 2026-08-15', 'date: 2072-08-15'),
    `content/facts/calendar.yaml, line 14 · gazettedHolidays › rows › 1 › date
    expected: a day of the session 2026-2027
    found:    “2072-08-15”
    to do:    Correct the year; if all days are of another session, change “session: 2026-2027”.`,
  ],
  'a session of other years than its days is one mistake': [
    calendar('gazettedHolidays:\n  session: 2026-2027', 'gazettedHolidays:\n  session: 2016-17'),
    `content/facts/calendar.yaml, line 12 · gazettedHolidays › session
    expected: the session of the days below, which are of 2026 and 2027
    found:    “2016-17”
    to do:    Correct its years, or those of the days.`,
  ],
  'a map needle in the Arctic': [
    school('latitude: 18.55, longitude: 77.58', 'latitude: 77.58, longitude: 18.55'),
    `content/school.yaml, line 16 · location › latitude
    expected: a place in India: 6 to 38 degrees north, 68 to 98 degrees east
    found:    77.58
    to do:    The two are exchanged: write latitude: 18.55 and longitude: 77.58.`,
  ],
  'a fee that has lost its last digits': [
    classes('yearly: 38400', 'yearly: 318'),
    `content/facts/classes.yaml, line 78 · classes › 8 › fees › yearly
    expected: a fee near those of the classes before and after (34400, 34400, 38400, 44700)
    found:    318
    to do:    Look whether a digit is missing, or one is too many.`,
  ],
});

test.each([
  [
    { file: 'facts/documents.yaml', from: 'awaited: 2026-11-01', to: 'awaited: 2072-11-01' },
    'Write since when it is awaited, not when it will come.',
  ],
  [school('founded: 2018', 'founded: 2072'), 'found:    2072'],
  [school('copyrightYear: 2026', 'copyrightYear: 2072'), 'found:    2072'],
  [school('latitude: 18.55, longitude: 77.58', 'latitude: 51.5, longitude: -0.12'), 'the pin would be abroad'],
  [classes('ageTo: 7.5', 'ageTo: 75'), 'an age in years, 25 at most'],
  [classes('yearly: 38400', 'yearly: 3840'), 'classes › 8 › fees › yearly'],
  [classes('yearly: 38400', 'yearly: 384000'), 'classes › 8 › fees › yearly'],
  [school('founded: 2018', 'founded: 1715'), 'found:    1715'],
  [calendar('date: 2027-01-26', 'date: 2027-01-27'), '2027-01-26, the day of Republic Day'],
  [
    classes(
      '    seats: 80\n',
      '    seats: 80\n    sections: 1\n    classTeachers: [Mrs. Asha Kulkarni, Mr. Imran Shaikh]\n',
    ),
    'at most 1 name,',
  ],
])('%o may be true, and is a warning', (edit, warning) => expect(warningsAfter(edit).join('\n')).toContain(warning));

test.each([
  calendar('to: 2026-07-24', 'to: 2026-07-20'),
  calendar('reopensForStudents: 2026-11-23', 'to: 2026-11-22'),
  calendar('date: 2026-08-15, event: Independence Day', 'date: 2027-05-02, event: Fair'),
  calendar('session: 2026-2027\n  rows:\n    - { date', 'session: This year\n  rows:\n    - { date'),
  classes('yearly: 38400', 'yearly: 6000'),
  classes('yearly: 38400', 'yearly: 15000'),
  classes('yearly: 38400', 'yearly: 150000'),
  calendar('date: 2027-01-26, event: Republic Day', 'date: 2027-01-23, event: Republic Day Sports Meet'),
  calendar('openHouse: 2026-08-01', 'openHouse: 2026-07-20'),
  classes('ageFrom: 6\n    ageTo: 7.5', 'ageFrom: 6\n    ageTo: 6'),
])('%o can be true', (edit) => expect(warningsAfter(edit)).toEqual([]));

test('the last vacation of a calendar year ends in January', () => {
  const year = [
    ['session: 2026-2027', "session: '2026'"],
    [
      'from: 2026-11-05\n      reopensForStudents: 2026-11-23\n      reopensForTeachers: 2026-11-20',
      'from: 2026-12-20\n      to: 2027-01-03',
    ],
  ].map(([from = '', to = '']) => calendar(from, to));
  expect(warningsAfter(...year)).toEqual([]);
});

test('fees of 500, 5,000 and 5,200 in neighbouring classes are no error', () => {
  const fees = [34400, 38400, 44700].map((amount, index) =>
    classes(`yearly: ${amount}`, `yearly: ${[500, 5000, 5200][index]}`),
  );
  expect(messageAfter(...fees)).toBeUndefined();
});
