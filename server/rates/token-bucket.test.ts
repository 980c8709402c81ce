import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TokenBucket } from './token-bucket';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const bucket = () => new TokenBucket({ burst: 3, perSecond: 2 });
const takeAll = (from: TokenBucket) => [from.take(), from.take(), from.take()];

it('gives a burst at once, and says when the next one comes', () => {
  const from = bucket();
  expect(takeAll(from)).toEqual([0, 0, 0]);
  expect([from.take(), from.take()]).toEqual([500, 500]);
  vi.advanceTimersByTime(499);
  expect(from.take()).toBe(1);
  vi.advanceTimersByTime(1);
  expect([from.take(), from.take()]).toEqual([0, 500]);
});

it('holds no more than its burst, however long nobody takes', () => {
  const from = bucket();
  vi.advanceTimersByTime(60 * 60_000);
  expect([...takeAll(from), from.take()]).toEqual([0, 0, 0, 500]);
});

it('gives what is still to come to whoever waits, one after the other', () => {
  const from = bucket();
  takeAll(from);
  expect([from.take(1, 1200), from.take(1, 1200), from.take(1, 1200)]).toEqual([500, 1000, 1500]);
  vi.advanceTimersByTime(1000);
  // The last one would have waited too long, and took nothing.
  expect(from.take()).toBe(500);
});

it('gives several at once, and to whoever wants more than there can be, all', () => {
  const from = bucket();
  expect([from.take(2), from.take(2)]).toEqual([0, 500]);
  vi.advanceTimersByTime(1000);
  expect([from.take(10), from.take()]).toEqual([0, 500]);
});

it('goes on though the clock of the machine is set back', () => {
  const from = bucket();
  takeAll(from);
  vi.setSystemTime(Date.now() - 60 * 60_000);
  vi.advanceTimersByTime(500);
  expect(from.take()).toBe(0);
});
