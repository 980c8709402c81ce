import { expect, it, vi } from 'vitest';
import { languageCodes, languages, numberingOf } from '../../words/languages';
import { momentInWords } from './moment-in-words';

it('formats day, month and time in English', () => {
  expect(momentInWords(new Date('2026-11-20T12:40:00Z'), 'en-IN', 'Asia/Kolkata')).toBe('20 November, 18:10');
});

it('formats midnight as 00 and not as 24', () => {
  expect(momentInWords(new Date('2026-11-20T18:35:00Z'), 'en-IN', 'Asia/Kolkata')).toBe('21 November, 00:05');
});

it('formats a time in the language of the page, in Latin digits', () => {
  expect(momentInWords(new Date('2026-11-20T12:40:00Z'), 'mr-IN', 'Asia/Kolkata')).toBe('20 नोव्हेंबर, 18:10');
});

it('uses the digits of the school’s setting in languages that have them', () => {
  vi.stubEnv('DIGITS', 'deva');
  vi.stubEnv('DIGITS_LANGUAGES', 'mr hi');
  const said = (locale: string) => momentInWords(new Date('2026-11-20T12:40:00Z'), locale, 'Asia/Kolkata');
  expect(said('mr-IN')).toBe('२० नोव्हेंबर, १८:१०');
  for (const language of languageCodes)
    expect(/[०-९]/.test(said(languages[language].tag))).toBe(!!numberingOf('devanagari', language));
});
