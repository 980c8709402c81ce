import { describe, expect, test } from 'vitest';
import { todayInIndia } from '../../../forms/calendar-date';
import { messageAfter } from '../../testing/messages';
import { figuresMeant, numberMeant, yearMeant } from './meant-figures';

const advice = (file: string, from: string, to: string) =>
  /\n {4}(.*)$/.exec(messageAfter({ file, from, to }) ?? '')?.[1];

describe('figures in Devanagari digits are offered in Latin ones', () => {
  test.each([
    ['facts/classes.yaml', 'yearly: 38400', 'yearly: ३८४००', 'Write 38400.'],
    ['facts/classes.yaml', 'yearly: 38400', 'yearly: ₹ ३८,४००/-', 'Write 38400.'],
    ['facts/classes.yaml', 'ageTo: 11.5', 'ageTo: ११.५', 'Write 11.5.'],
    ['school.yaml', 'founded: 2018', 'founded: २०१८', 'Write 2018.'],
    ['settings.yaml', 'carouselIntervalMs: 3000', 'carouselIntervalMs: "३,०००"', 'Write 3000.'],
    ['facts/privacy.yaml', 'keepDays: 365', 'keepDays: ३६५', 'Write 365.'],
    ['facts/calendar.yaml', 'from: 2026-11-05', 'from: २०२६-११-०५', 'Write 2026-11-05.'],
    ['school.yaml', 'pin: "431717"', "pin: '४३१७१७'", 'Write "431717".'],
    ['school.yaml', 'number: +91 00000 00002', 'number: +९१ ९८७६५ ४३२१०', 'Write +91 98765 43210.'],
  ])('%s: %s as %s', (file, from, to, expected) => expect(advice(file, from, to)).toBe(expected));

  test('Gujarati digits are offered in Latin ones', () => {
    expect(advice('facts/classes.yaml', 'yearly: 38400', 'yearly: ૩૮૪૦૦')).toBe('Write 38400.');
  });
});

describe('the advice passes the check', () => {
  test.each([
    ['school.yaml', 'number: +91 00000 00002', 'number: +91 2462250001'],
    ['school.yaml', 'number: +91 00000 00002', 'number: (02462) 250001'],
    ['school.yaml', 'number: +91 00000 00002', 'number: +91-22-24137000'],
    ['school.yaml', 'number: +91 00000 00002', 'number: 9876543210'],
    ['school.yaml', 'number: +91 00000 00002', 'number: "09876543210"'],
    ['school.yaml', 'number: +91 00000 00002', 'number: +919876543210'],
    ['school.yaml', 'number: +91 00000 00002', 'number: 98765-43210'],
    ['school.yaml', 'number: +91 00000 00002', 'number: +91-2462-250001'],
    ['school.yaml', 'number: +91 00000 00002', 'number: "02462250001"'],
    ['school.yaml', 'pin: "431717"', 'pin: 431717'],
    ['school.yaml', 'pin: "431717"', 'pin: 431 717'],
    ['facts/calendar.yaml', 'from: 2026-11-05', 'from: 20261105'],
    ['facts/calendar.yaml', 'from: 2026-11-05', 'from: 05.11.2026'],
    ['facts/calendar.yaml', 'from: 2026-11-05', 'from: “2026-11-05”'],
  ])('%s: %s as %s', (file, from, to) => {
    const meant = /^Write (.*)\.$/.exec(advice(file, from, to) ?? '')?.[1];
    const [name] = to.split(':');
    expect(messageAfter({ file, from, to: `${name}: ${meant}` })).toBeUndefined();
  });

  test('if the meaning is unclear, the advice shows an example', () => {
    expect(advice('school.yaml', 'pin: "431717"', 'pin: 4317')).toContain('like 431717');
    expect(advice('school.yaml', 'number: +91 00000 00002', 'number: 250001')).toContain('like 02462-250001');
    // This number has only ten digits including the leading 0, one too few.
    expect(advice('school.yaml', 'number: +91 00000 00002', 'number: 0364-200000')).toContain('like 02462-250001');
  });
});

test('a landline is a valid telephone number', () => {
  for (const number of ['02462-250001', '022-24137000', '0240-2331234'])
    expect(messageAfter({ file: 'school.yaml', from: '+91 00000 00002', to: number })).toBeUndefined();
});

test.each([
  ['₹ 38,400/-', '38400'],
  ['4,00,500', '400500'],
  ['400,500.50', '400500.50'],
  ['1,38,400', '138400'],
  ['1 38 400', '138400'],
  ['38 400', '38400'],
  ['Rs-500', '500'],
  ['Rs. - 500 /-', '500'],
  ['Rs. 500/- रुपये मात्र', '500'],
  ['“३,०००”', '3000'],
  ['रु. ३८,४००/-', '38400'],
  ['रू ३८४००', '38400'],
  ['३८४०० रुपए मात्र', '38400'],
  ['INR38,400.00', '38400.00'],
  ['Rs.38400/– Only', '38400'],
  ['₹\u202f38\u00a0400/=', '38400'],
  ['-500', '-500'],
  ['11.5', '11.5'],
])('%s means the number %s', (text, number) => expect(numberMeant(text)).toBe(number));

test.each([
  '38,400/- 36,000/-',
  'Rs. 500 Rs. 600',
  '400 500',
  '50/-100',
  '1,5',
  '1,50/-',
  '12,34,56',
  '1,000 500',
  '500-600',
  '38400 per month',
  '38 हजार',
  'Grade 5',
  "5'6",
  '38 , 400',
  '500\n600',
])('%j is not one number', (text) => expect(numberMeant(text)).toBeUndefined());

test('figures of a house and a street are no PIN code', () => {
  expect(figuresMeant('pin', 'PIN: 431-717')).toBe('431717');
  expect(figuresMeant('pin', '12 Main Road, 4317')).toBeUndefined();
});

const thisYear = Number(todayInIndia().slice(0, 4));
const twoDigits = (year: number) => String(year).slice(2);

test('a year of two digits has begun', () => {
  expect(yearMeant(twoDigits(thisYear))).toBe(String(thisYear));
  expect(yearMeant(twoDigits(thisYear + 1))).toBe(String(thisYear + 1 - 100));
  expect(yearMeant('0018')).toBe('2018');
  expect(yearMeant('1987')).toBe('1987');
});

test('the year of a day has two digits only until ten years ahead', () => {
  expect(figuresMeant('day', `5-11-${twoDigits(thisYear + 10)}`)).toBe(`${thisYear + 10}-11-05`);
  for (const year of [twoDigits(thisYear + 11), `00${twoDigits(thisYear + 11)}`])
    expect(figuresMeant('day', `5-11-${year}`)).toBeUndefined();
  expect(figuresMeant('day', `00${twoDigits(thisYear + 11)}-11-05`)).toBeUndefined();
});

test('a year of two digits that a browser filled up is a mistake in a file', () => {
  const edit = { file: 'facts/calendar.yaml', from: 'from: 2026-11-05', to: 'from: 0087-11-05' };
  expect(messageAfter(edit)).toContain('0087-11-05');
});
