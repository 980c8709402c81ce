import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TokenBucket } from './token-bucket';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const bucket = () => new TokenBucket({ burst: 3, perSecond: 2 });
const takeAll = (from: TokenBucket) => [from.take(), from.take(), from.take()];

it('allows a burst, and then gives the time until the next token', () => {
  const from = bucket();
  expect(takeAll(from)).toEqual([0, 0, 0]);
  expect([from.take(), from.take()]).toEqual([500, 500]);
  vi.advanceTimersByTime(499);
  expect(from.take()).toBe(1);
  vi.advanceTimersByTime(1);
  expect([from.take(), from.take()]).toEqual([0, 500]);
});

it('never holds more than its burst', () => {
  const from = bucket();
  vi.advanceTimersByTime(60 * 60_000);
  expect([...takeAll(from), from.take()]).toEqual([0, 0, 0, 500]);
});

it('hands out future tokens in order', () => {
  const from = bucket();
  takeAll(from);
  expect([from.take(1, 1200), from.take(1, 1200), from.take(1, 1200)]).toEqual([500, 1000, 1500]);
  vi.advanceTimersByTime(1000);
  // The third call would have had to wait too long, so it took no token.
  expect(from.take()).toBe(500);
});

it('gives several at once, and the whole bucket to a request above its size', () => {
  const from = bucket();
  expect([from.take(2), from.take(2)]).toEqual([0, 500]);
  vi.advanceTimersByTime(1000);
  expect([from.take(10), from.take()]).toEqual([0, 500]);
});

it('isn’t affected when the system clock is set back', () => {
  const from = bucket();
  takeAll(from);
  vi.setSystemTime(Date.now() - 60 * 60_000);
  vi.advanceTimersByTime(500);
  expect(from.take()).toBe(0);
});
