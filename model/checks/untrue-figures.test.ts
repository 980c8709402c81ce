import { describe, expect, test } from 'vitest';
import { messageAfter } from '../testing/edited-content';

const calendar = (from: string, to: string) => messageAfter({ file: 'facts/calendar.yaml', from, to });
const classes = (from: string, to: string) => messageAfter({ file: 'facts/classes.yaml', from, to });
const school = (from: string, to: string) => messageAfter({ file: 'school.yaml', from, to });

describe('days', () => {
  test('an examination that ends before it starts', () => {
    expect(calendar('to: 2026-07-24', 'to: 2026-07-16')).toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/calendar.yaml, line 25 · examinationCycle › rows › 1 › to
          expected: a day on or after 2026-07-20, which stands behind “from:”
          found:    “2026-07-16”
          to do:    Correct one of the two days."
    `);
    expect(calendar('to: 2026-07-24', 'to: 2026-07-20')).toBeUndefined();
  });

  test('an open house before the examination, and a school that reopens before its vacation', () => {
    expect(calendar('openHouse: 2026-08-01', 'openHouse: 2026-07-03')).toContain('rows › 1 › openHouse');
    expect(calendar('reopensForTeachers: 2026-11-20', 'reopensForTeachers: 2026-10-08')).toContain(
      'reopensForTeachers',
    );
  });

  test('a vacation of which nobody knows when it is over', () => {
    expect(calendar('      reopensForStudents: 2026-11-23\n', '')).toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/calendar.yaml, line 6 · commonHolidays › rows › 1
          expected: the last day of the vacation, or the day on which the pupils come again
          found:    an entry with vacation, from, reopensForTeachers
          to do:    Add a line “to: …” with the last day, or “reopensForStudents: …”."
    `);
    expect(calendar('reopensForStudents: 2026-11-23', 'to: 2026-11-22')).toBeUndefined();
    expect(calendar('reopensForStudents: 2026-11-23', 'to: 2026-11-01')).toContain('a day on or after 2026-11-05');
  });

  test('a day that is none is told as such alone', () => {
    expect(calendar('to: 2026-07-24', 'to: 26 July')).toContain('There is a mistake');
  });

  test('a holiday in another century than its session', () => {
    expect(calendar('date: 2026-08-15', 'date: 2072-08-15')).toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/calendar.yaml, line 14 · gazettedHolidays › rows › 1 › date
          expected: a day of the session 2026-2027
          found:    “2072-08-15”
          to do:    Correct the year; if all days are of another session, change “session: 2026-2027”."
    `);
    expect(calendar('date: 2026-08-15, event: Independence Day', 'date: 2027-05-02, event: Fair')).toBeUndefined();
  });

  test('a session of other years than its days is one slip', () => {
    const session = 'gazettedHolidays:\n  session: 2026-2027';
    expect(calendar(session, 'gazettedHolidays:\n  session: 2072-73')).toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/calendar.yaml, line 12 · gazettedHolidays › session
          expected: the session of the days below, which are of 2026 and 2027
          found:    “2072-73”
          to do:    Correct its years, or those of the days."
    `);
  });

  test('a session that is no year leaves all days alone', () => {
    expect(
      calendar('session: 2026-2027\n  rows:\n    - { date', 'session: This year\n  rows:\n    - { date'),
    ).toBeUndefined();
  });

  test('a document that is awaited since a day to come', () => {
    const edit = { file: 'facts/documents.yaml', from: 'awaited: 2026-11-01', to: 'awaited: 2072-11-01' };
    expect(messageAfter(edit)).toContain('Write since when it is awaited, not when it will come.');
  });
});

describe('years', () => {
  test.each([
    ['founded: 2018', 'founded: 2072'],
    ['copyrightYear: 2026', 'copyrightYear: 2072'],
    ['copyrightYear: 2026', 'copyrightYear: 219'],
  ])('%s as %s', (from, to) => expect(school(from, to)).toContain(`found:    ${/\d+/.exec(to)?.[0]}`));
});

test('a needle of the map that stands in the Arctic', () => {
  const place = 'latitude: 18.55, longitude: 77.58';
  expect(school(place, 'latitude: 77.58, longitude: 18.55')).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/school.yaml, line 16 · location › latitude
        expected: a place in India: 6 to 38 degrees north, 68 to 98 degrees east
        found:    77.58
        to do:    The two are exchanged: write latitude: 18.55 and longitude: 77.58."
  `);
  expect(school(place, 'latitude: 51.5, longitude: -0.12')).toContain('the needle would stand abroad');
});

describe('classes', () => {
  test('children who grow younger', () => {
    expect(classes('ageFrom: 6', 'ageFrom: 16')).toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/classes.yaml, line 40 · classes › 4 › ageTo
          expected: a number above 16, which stands behind “ageFrom:”
          found:    7.5
          to do:    Correct one of the two ages."
    `);
  });

  test('children of 75', () => expect(classes('ageTo: 7.5', 'ageTo: 75')).toContain('an age in years, 25 at most'));

  test('a fee that has lost its last digits', () => {
    expect(classes('yearly: 38400', 'yearly: 318')).toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/classes.yaml, line 78 · classes › 8 › fees › yearly
          expected: a fee near those of the classes before and after (34400, 34400, 38400, 44700)
          found:    318
          to do:    Look whether a digit is missing, or one is too many."
    `);
  });

  test.each(['3840', '384000'])('a fee of %s', (fee) => {
    expect(classes('yearly: 38400', `yearly: ${fee}`)).toContain('classes › 8 › fees › yearly');
  });

  test.each(['6000', '15000', '150000'])('a fee of %s can be true', (fee) => {
    expect(classes('yearly: 38400', `yearly: ${fee}`)).toBeUndefined();
  });
});
