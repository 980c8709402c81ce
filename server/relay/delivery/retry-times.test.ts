import { expect, it } from 'vitest';
import { isTimeToGiveUp, pauseAfter, retryTimes } from './retry-times';

const minute = 60_000;
const hour = 60 * minute;

it('tries longer and longer apart, and not together with the others that failed', () => {
  const pauses = [1, 2, 3, 10, 40].map((attempts) => pauseAfter('later', attempts, retryTimes, 0.5));
  expect(pauses).toEqual([0.5 * minute, minute, 2 * minute, 4 * hour, 4 * hour]);
  expect(pauseAfter('later', 2, retryTimes, 0)).toBe(0.8 * minute);
  expect(pauseAfter('later', 2, retryTimes, 1)).toBe(1.2 * minute);
});

it('leaves a person time to mend what is refused, and a mail server to show what it took', () => {
  expect(pauseAfter('refused', 1, retryTimes, 0.5)).toBe(hour);
  expect(pauseAfter('policy', 1, retryTimes, 0.5)).toBe(hour);
  expect(pauseAfter('unsure', 1, retryTimes, 0.5)).toBe(30 * minute);
  expect(pauseAfter('unsure', 40, retryTimes, 0.5)).toBe(4 * hour);
});

it('gives up after five days of trying, not because the clock has jumped', () => {
  let attempts = 0;
  let now = 0;
  while (!isTimeToGiveUp(0, attempts, now, retryTimes)) {
    attempts += 1;
    now += pauseAfter('later', attempts, retryTimes, 0.5);
  }
  expect(now / (24 * hour)).toBeGreaterThan(5);
  expect(now / (24 * hour)).toBeLessThan(5.3);
  expect(isTimeToGiveUp(0, 3, 30 * 24 * hour, retryTimes)).toBe(false);
});
