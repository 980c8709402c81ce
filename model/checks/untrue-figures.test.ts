import { expect, test } from 'vitest';
import { messageAfter, warningsAfter } from '../testing/messages';

const calendar = (from: string, to: string) => ({ file: 'facts/calendar.yaml', from, to });
const classes = (from: string, to: string) => ({ file: 'facts/classes.yaml', from, to });
const school = (from: string, to: string) => ({ file: 'school.yaml', from, to });

test.each([
  [calendar('openHouse: 2026-08-01', 'openHouse: 2026-07-03'), 'rows › 1 › openHouse'],
  [calendar('reopensForTeachers: 2026-11-20', 'reopensForTeachers: 2026-10-08'), 'reopensForTeachers'],
  [calendar('reopensForStudents: 2026-11-23', 'to: 2026-11-01'), 'Write a day on or after 5 November 2026'],
  // An invalid date is not compared with others.
  [calendar('to: 2026-07-24', 'to: 26 July'), 'There is a mistake'],
  [school('copyrightYear: 2026', 'copyrightYear: 219'), 'copyrightYear · 219\n'],
])('%o is an error', (edit, message) => expect(messageAfter(edit)).toContain(message));

test.each([
  [school('founded: 2018', 'founded: 2072'), 'founded · 2072\n'],
  [school('latitude: 18.55, longitude: 77.58', 'latitude: 51.5, longitude: -0.12'), 'This place is not in India.'],
  [classes('yearly: 38400', 'yearly: 3840'), 'classes › 8 › fees › yearly'],
  [classes('yearly: 38400', 'yearly: 384000'), 'classes › 8 › fees › yearly'],
])('%o may be true, and is a warning', (edit, warning) => expect(warningsAfter(edit).join('\n')).toContain(warning));

test.each([
  calendar('session: 2026-2027\n  rows:\n    - { date', 'session: This year\n  rows:\n    - { date'),
  classes('yearly: 38400', 'yearly: 6000'),
  classes('yearly: 38400', 'yearly: 150000'),
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
