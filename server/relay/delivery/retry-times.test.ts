import { expect, it } from 'vitest';
import { isTimeToGiveUp, pauseAfter, retryTimes, serverPauseAfter } from './retry-times';

const minute = 60_000;
const hour = 60 * minute;

it('increases the pauses, with jitter', () => {
  const pauses = [1, 2, 3, 10, 40].map((attempts) => pauseAfter('later', attempts, retryTimes, 0.5));
  expect(pauses).toEqual([0.5 * minute, minute, 2 * minute, 4 * hour, 4 * hour]);
  expect(pauseAfter('later', 2, retryTimes, 0)).toBe(0.8 * minute);
  expect(pauseAfter('later', 2, retryTimes, 1)).toBe(1.2 * minute);
});

it('pauses longer after rejections and lost replies', () => {
  expect(pauseAfter('refused', 1, retryTimes, 0.5)).toBe(hour);
  expect(pauseAfter('policy', 1, retryTimes, 0.5)).toBe(hour);
  expect(pauseAfter('unsure', 1, retryTimes, 0.5)).toBe(30 * minute);
  expect(pauseAfter('unsure', 40, retryTimes, 0.5)).toBe(4 * hour);
});

it('probes after seconds at first, then less often, and rarely after a refused login', () => {
  const pauses = [1, 2, 3, 6, 7, 100].map((failures) => serverPauseAfter('away', failures, retryTimes, 0.5));
  expect(pauses).toEqual([5000, 10_000, 20_000, 160_000, 4 * minute, 4 * minute]);
  expect(serverPauseAfter('away', 100, retryTimes, 1)).toBeLessThan(5 * minute);
  expect(serverPauseAfter('login', 1, retryTimes, 0.5)).toBe(15 * minute);
});

it('gives up after five days of trying', () => {
  const moments = [0];
  while (!isTimeToGiveUp(moments, retryTimes))
    moments.push(Number(moments.at(-1)) + pauseAfter('later', moments.length, retryTimes, 0.5));
  expect(Number(moments.at(-1)) / (24 * hour)).toBeGreaterThan(5);
  expect(Number(moments.at(-1)) / (24 * hour)).toBeLessThan(5.3);
});

it('doesn’t give up because of a week-long outage or a clock jump', () => {
  expect(isTimeToGiveUp([0, hour, 7 * 24 * hour], retryTimes)).toBe(false);
  expect(isTimeToGiveUp([30 * 24 * hour, 0, hour], retryTimes)).toBe(false);
});
