import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RefusedError } from '../../../app/send/send-errors';
import { retryWhileBusy } from '../../../app/send/retry-while-busy';
import type { RelayProblem } from '../../../server/relay/relay-problem';
import { Throttle } from '../../../server/relay/throttle';

beforeEach(() => {
  vi.useFakeTimers();
  let chance = 1;
  // Make the jitter of the retries the same in every run: https://en.wikipedia.org/wiki/Lehmer_random_number_generator
  vi.spyOn(Math, 'random').mockImplementation(() => (chance = (chance * 48271) % 2147483647) / 2147483647);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Simulates visitors behind one address, evenly over some seconds. @returns attempts per visitor, and completion times in seconds */
async function village(visitors: number, seconds: number) {
  const throttle = new Throttle();
  const through: number[] = [];
  let asked = 0;
  let tries = 0;
  const send = async () => {
    tries += 1;
    await Promise.resolve();
    try {
      throttle.admit({ ip: '203.0.113.1', bytes: 3000, isPage: false });
      throttle.admitToSchool();
    } catch (error) {
      const { status, retryAfter } = error as RelayProblem;
      throw new RefusedError({ status, statusText: '', url: '/', text: '' }, retryAfter);
    }
  };
  const begun = performance.now();
  for (let visitor = 0; visitor < visitors; visitor += 1)
    setTimeout(
      () =>
        void retryWhileBusy(send).then(
          () => through.push((performance.now() - begun) / 1000),
          () => (asked += 1),
        ),
      (visitor / visitors) * seconds * 1000,
    );
  await vi.advanceTimersByTimeAsync(300_000);
  return { asked, tries, last: Math.max(...through), through: through.length };
}

it.each([0, 60])(
  'of 200 families behind one address, within %i s, none is asked to do anything, and none waits',
  async (seconds) => {
    expect(await village(200, seconds)).toMatchObject({ asked: 0, tries: 200, through: 200 });
  },
);

it('of 1,000 in 60 s all get through within 120 s without doing anything', async () => {
  const { asked, through, last } = await village(1000, 60);
  expect({ asked, through }).toEqual({ asked: 0, through: 1000 });
  expect(last).toBeLessThan(120);
});

it('of 1,000 at once none has to do anything', async () => {
  expect(await village(1000, 0)).toMatchObject({ asked: 0, through: 1000 });
});
