import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { languageCodes } from '../words/languages';
import { wordsIn } from '../words/words';
import { parseCalendarDate, todayInIndia } from './calendar-date';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['2018-06-15', 'as a date input sends it'],
  ['15/06/2018', 'day first with slashes'],
  ['15-6-2018', 'day first with hyphens'],
  ['15.06.2018', 'day first with dots'],
  ['15 06 2018', 'day first with spaces'],
  ['  15/06/2018 ', 'with spaces around it'],
  ['\u202a15/06/2018\u202c', 'with marks of direction around it'],
  ['15\u200b/06/\ufeff2018', 'with invisible spaces inside'],
  ['15\u00a006\u202f2018', 'with no-break spaces'],
  ['15–06–2018', 'with dashes'],
  ['१५/०६/२०१८', 'in Devanagari'],
  ['\uff11\uff15\uff0f\uff10\uff16\uff0f\uff12\uff10\uff11\uff18', 'in full-width characters'],
])('%s is read: %s', (typed) => {
  expect(parseCalendarDate(typed)).toBe('2018-06-15');
});

test.each(languageCodes)('the date that a message gives as an example is read: %s', (language) => {
  const [example = ''] = /\S+$/.exec(wordsIn[language].form.notADate) ?? [];
  expect(parseCalendarDate(example)).toBe('2018-06-15');
});

test('29 February exists only in leap years', () => {
  expect(parseCalendarDate('29/02/2020')).toBe('2020-02-29');
  expect(parseCalendarDate('2000-02-29')).toBe('2000-02-29');
  expect(parseCalendarDate('29/02/2019')).toBeUndefined();
  expect(parseCalendarDate('1900-02-29')).toBeUndefined();
});

test.each([
  '31/04/2018',
  '2018-13-01',
  '00/01/2018',
  '32/01/2018',
  '15/06/18',
  '06/15/2018',
  '15 June 2018',
  '2018',
  '',
])('there is no day “%s”', (typed) => {
  expect(parseCalendarDate(typed)).toBeUndefined();
});

test('every day is read from both formats', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split('-');
      return parseCalendarDate(iso) === iso && parseCalendarDate(`${day}/${month}/${year}`) === iso;
    }),
  );
});

test('today is the date in India, which is ahead in the evening of UTC', () => {
  expect(todayInIndia(new Date('2026-11-20T18:29:00Z'))).toBe('2026-11-20');
  expect(todayInIndia(new Date('2026-11-20T18:31:00Z'))).toBe('2026-11-21');
});

test('today doesn’t depend on the browser’s date format', () => {
  const monthFirst = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata' });
  // WebKit with a newer ICU formats dates of en-CA as 11/21/2026, while other browsers write 2026-11-21.
  vi.stubGlobal('Intl', {
    DateTimeFormat: function DateTimeFormat() {
      return monthFirst;
    },
  });
  expect(todayInIndia(new Date('2026-11-20T18:31:00Z'))).toBe('2026-11-21');
});
