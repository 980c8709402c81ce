import { sync as ical } from 'node-ical';
import { expect, test } from 'vitest';
import { calendarEntries } from '../../model/derived/dates/calendar-days';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { calendarFile } from './calendar-file';

const contents = readEveryLanguage();
const written = contents.map((content) => ({ content, text: calendarFile(content, '2026-11-20') }));
const eventsIn = (text: string) => Object.values(ical.parseICS(text)).filter((entry) => entry?.type === 'VEVENT');
/** With their language, the parser gives them as objects. */
const titlesIn = (text: string) =>
  eventsIn(text).map(({ summary }) => (typeof summary === 'string' ? summary : summary?.val));

test.each(written)('has every day of the calendar, each as whole days', ({ content, text }) => {
  const entries = calendarEntries(content);
  const events = eventsIn(text);
  expect(titlesIn(text)).toEqual(entries.map(({ title }) => title));
  for (const [index, { start, end, datetype }] of events.entries()) {
    expect(datetype).toBe('date');
    expect(isoDay(start)).toBe(entries[index]?.from);
    const last = new Date(end!);
    last.setDate(last.getDate() - 1);
    expect(isoDay(last)).toBe(entries[index]?.to);
  }
});

test('an entry is the same in every language, and no two are', () => {
  const [first, ...others] = written.map(({ text }) => eventsIn(text).map(({ uid }) => uid));
  expect(new Set(first).size).toBe(first?.length);
  for (const uids of others) expect(uids).toEqual(first);
});

test('lines are no longer than 75 octets, and end as the standard wants it', () => {
  for (const { text } of written) {
    const lines = text.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
    expect(lines.at(-1)).toBe('');
  }
});

test('a comma and a semicolon in the name of a day stay in it', () => {
  const [content] = contents;
  const rows = [{ date: '2026-12-01', event: 'Fair, in the yard; bring \\ a bag' }];
  const calendar = { ...content.calendar, gazettedHolidays: { ...content.calendar.gazettedHolidays, rows } };
  expect(titlesIn(calendarFile({ ...content, calendar }, '2026-11-20'))).toContain('Fair, in the yard; bring \\ a bag');
});

/** Of local midnight, as the parser gives days. */
function isoDay(date: Date | undefined): string {
  return [date?.getFullYear(), (date?.getMonth() ?? 0) + 1, date?.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
