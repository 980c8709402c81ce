import { describe, expect, test } from 'vitest';
import { messageAfter } from '../../testing/messages';

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
