import { expect, it } from 'vitest';
import { momentInWords } from './moment-in-words';

it('says day, month and time as one says them at the school', () => {
  expect(momentInWords(new Date('2026-11-20T12:40:00Z'), 'Asia/Kolkata')).toBe('20 November, 18:10');
});

it('says midnight as 00 and not as 24', () => {
  expect(momentInWords(new Date('2026-11-20T18:35:00Z'), 'Asia/Kolkata')).toBe('21 November, 00:05');
});
