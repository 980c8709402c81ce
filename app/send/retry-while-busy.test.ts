import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RefusedError, UnreachableError } from './send-errors';
import { retryWhileBusy } from './retry-while-busy';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const failure = { statusText: '', url: '/', text: '' };
const refused = (status: number, retryAfter?: number) => new RefusedError({ status, ...failure }, retryAfter);
/** Fixes the random number. @param value from 0 to 1 */
const dice = (value: number) => vi.spyOn(Math, 'random').mockReturnValue(value);

/** Sends until success or failure. @returns the time of each try in seconds, and the result or the status of the error */
async function triesOf(errors: readonly (Error | undefined)[]) {
  const at: number[] = [];
  const begun = performance.now();
  const send = () => {
    at.push(Math.round((performance.now() - begun) / 100) / 10);
    const error = errors[Math.min(at.length, errors.length) - 1];
    return error ? Promise.reject(error) : Promise.resolve('taken');
  };
  const [end] = await Promise.all([
    retryWhileBusy(send).catch((error: unknown) => (error as RefusedError).status),
    vi.advanceTimersByTimeAsync(600_000),
  ]);
  return { at, end };
}

it('waits longer each time, with jitter up to twice as long', async () => {
  const errors = [...Array<Error>(6).fill(refused(429)), undefined];
  dice(0);
  expect(await triesOf(errors)).toEqual({ at: [0, 1, 3, 7, 15, 23, 31], end: 'taken' });
  dice(1);
  expect(await triesOf(errors)).toEqual({ at: [0, 2, 6, 14, 30, 46, 62], end: 'taken' });
});

it('waits at least as long as the server asks', async () => {
  dice(0.5);
  expect(await triesOf([refused(429, 20), refused(503, 5), undefined])).toEqual({ at: [0, 30, 37.5], end: 'taken' });
});

it('gives up after three minutes', async () => {
  dice(0);
  const { at, end } = await triesOf([refused(429)]);
  expect(end).toBe(429);
  expect(at.at(-1)).toBe(175);
});

it.each([
  ['the server cannot store it for now', refused(503, 120)],
  ['it was refused for good', refused(400)],
  ['it may have arrived', refused(502)],
  ['there was no response', new UnreachableError({ status: 0, ...failure })],
])('does not retry if %s', async (_case, error) => {
  expect(await triesOf([error, undefined])).toEqual({ at: [0], end: error.status });
});

it('stops retrying when `wait` returns false', async () => {
  const send = vi.fn(() => Promise.reject(refused(429)));
  expect(await retryWhileBusy(send, () => Promise.resolve(false))).toBeUndefined();
  expect(send).toHaveBeenCalledTimes(1);
});
