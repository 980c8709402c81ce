import { expect, test } from 'vitest';
import { timeInIndia } from './moments';

const afterMidnight = Date.parse('2026-11-29T18:50:00Z');

test.each([
  ['en', '12:20 am'],
  ['mr', '0:20'],
  ['hi', '00:20'],
] as const)('twenty minutes after midnight: %s', (language, time) => {
  expect(timeInIndia(afterMidnight, language)).toBe(time);
});
