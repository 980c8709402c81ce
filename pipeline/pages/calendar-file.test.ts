import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { SiteContent } from '../../model/concepts/site-content';
import { calendarEntries } from '../../model/projections/dates/calendar-days';
import { daysAfter } from '../../model/projections/dates/dates';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { calendarFile } from './calendar-file';

const contents = readEveryLanguage('tests/school');
const [first] = contents;
const changedAt = '2026-11-20T06:00:00.123Z';
const written = contents.map((content) => ({ content, text: calendarFile(content, first, changedAt) }));
const calendarIn = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);
const eventsIn = (text: string) => calendarIn(text).getAllSubcomponents('vevent');
const uidsIn = (text: string) => eventsIn(text).map((event) => String(event.getFirstPropertyValue('uid')));
const titlesIn = (text: string) => eventsIn(text).map((event) => event.getFirstPropertyValue('summary'));

test.each(written)('has every day of the calendar as all-day events', ({ content, text }) => {
  const found = eventsIn(text).map((event) =>
    ['summary', 'dtstart', 'dtend'].map((name) => String(event.getFirstPropertyValue(name))),
  );
  expect(found).toEqual(calendarEntries(content).map(({ title, from, to }) => [title, from, daysAfter(to, 1)]));
});

test('an event has the same UID in every language, and UIDs are unique', () => {
  const [uids, ...others] = written.map(({ text }) => uidsIn(text));
  expect(new Set(uids).size).toBe(uids?.length);
  for (const other of others) expect(other).toEqual(uids);
});

test('lines have at most 75 octets and end with CRLF', () => {
  for (const { text } of written) {
    const lines = text.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.filter((line) => line.includes('\n') || Buffer.from(line).toString() !== line)).toEqual([]);
    expect(lines.at(-1)).toBe('');
  }
});

test('commas and semicolons in names survive', () => {
  const text = fileOf([{ date: '2026-12-01', event: 'Fair, in the yard; bring \\ a bag' }]);
  expect(titlesIn(text)).toContain('Fair, in the yard; bring \\ a bag');
});

test('has a source and a refresh interval, and no METHOD, which would need an organizer', () => {
  const { content, text } = written.at(-1)!;
  const calendar = calendarIn(text);
  expect(calendar.getFirstPropertyValue('method')).toBeNull();
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\nX-PUBLISHED-TTL:P1D\r\n');
  expect(calendar.getFirstPropertyValue('source')).toMatch(new RegExp(`^${content.school.website}/.*calendar\\.ics$`));
});

test('a correction has a higher number and a later time', () => {
  const [before, after] = [changedAt, '2026-11-20T06:00:30Z'].map((time) => eventsIn(fileOf(days, time))[0]!);
  const numberOf = (event?: ICAL.Component) => Number(event?.getFirstPropertyValue('sequence'));
  expect(numberOf(after)).toBeGreaterThan(numberOf(before));
  for (const name of ['dtstamp', 'last-modified']) {
    expect(String(before?.getFirstPropertyValue(name))).toBe('2026-11-20T06:00:00Z');
    expect(String(after?.getFirstPropertyValue(name))).toBe('2026-11-20T06:00:30Z');
  }
});

const days = [
  { date: '2026-10-20', event: 'Dasara' },
  { date: '2026-11-08', event: 'Diwali' },
  { date: '2026-11-10', event: 'Diwali' },
];

describe('a published day stays the same event', () => {
  const uids = uidsIn(fileOf(days));
  test.each<[string, typeof days, number[]]>([
    ['when its date is corrected', [{ ...days[0]!, date: '2026-10-21' }, days[1]!, days[2]!], [0, 1, 2]],
    ['when it is one of two of a name', [days[0]!, days[1]!, { ...days[2]!, date: '2026-11-11' }], [0, 1, 2]],
    ['when the order of rows is another', days.toReversed(), [2, 1, 0]],
    ['when one of the same name comes later', [...days, { date: '2027-01-02', event: 'Dasara' }], [0, 1, 2]],
    ['when its name is spelt in other letters', [{ ...days[0]!, event: 'DASARA ' }, days[1]!, days[2]!], [0, 1, 2]],
    ['when it is renamed', [{ ...days[0]!, event: 'Dussehra', id: 'Dasara' } as never, days[1]!, days[2]!], [0, 1, 2]],
  ])('%s', (_, rows, order) => {
    expect(uidsIn(fileOf(rows)).slice(0, days.length)).toEqual(order.map((index) => uids[index]));
  });

  test('when the session is written out', () => {
    expect(uidsIn(fileOf(days, changedAt, '2026-2027'))).toEqual(uidsIn(fileOf(days, changedAt, '2026-27')));
  });

  test('when a translation changes', () => {
    const content = withDays(days.map((day) => ({ ...day, event: `${day.event} (new)` })));
    expect(uidsIn(calendarFile(content, withDays(days), changedAt))).toEqual(uids);
  });
});

test('the same day of another session is another event', () => {
  const [uid] = uidsIn(fileOf(days, changedAt, '2027-28'));
  expect(uidsIn(fileOf(days))).not.toContain(uid);
});

function fileOf(rows: { date: string; event: string }[], time = changedAt, session = '2026-27'): string {
  const content = withDays(rows, session);
  return calendarFile(content, content, time);
}

function withDays(rows: { date: string; event: string }[], session = '2026-27'): SiteContent {
  return { ...first, calendar: { ...first.calendar, gazettedHolidays: { session, rows }, ...withoutOthers } };
}

const nothing = { session: '2026-27', rows: [] };
const withoutOthers = { commonHolidays: nothing, examinationCycle: { ...nothing, groups: ['All'] } };
