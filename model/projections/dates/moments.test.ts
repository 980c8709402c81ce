import { expect, test } from 'vitest';
import { formatInIndia, timeInIndia } from './moments';

const afterMidnight = Date.parse('2026-11-29T18:50:00Z');

test.each([
  ['en', '12:20 am'],
  ['mr', 'रात्री 12:20'],
  ['hi', 'रात 12:20'],
] as const)('twenty minutes after midnight: %s', (language, time) => {
  expect(timeInIndia(afterMidnight, language)).toBe(time);
});

test.each([
  ['en', '29 Nov 2026, 1:44 pm'],
  ['mr', '29 नोव्हेंबर 2026, दुपारी 1:44'],
  ['hi', '29 नवंबर 2026, दोपहर 1:44'],
] as const)('a moment with its day: %s', (language, moment) => {
  expect(formatInIndia(Date.parse('2026-11-29T08:14:00Z'), language)).toBe(moment);
});
