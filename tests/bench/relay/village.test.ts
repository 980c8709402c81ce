import Fastify, { type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RefusedError } from '../../../app/send/send-errors';
import { retryWhileBusy } from '../../../app/send/retry-while-busy';
import type { RelayProblem } from '../../../server/relay/relay-problem';
import { rateLimits } from '../../../server/relay/rate-limits';

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

/** Simulates visitors behind one address, evenly over some seconds. @returns how many were asked to do something, tried, and got through */
async function village(visitors: number, seconds: number) {
  const { ofAddress, ofStored } = await rateLimits(Fastify());
  const request = {
    ip: '203.0.113.1',
    headers: { 'content-length': '3000' },
    routeOptions: { config: {} },
  } as unknown as FastifyRequest;
  let through = 0;
  let asked = 0;
  let tries = 0;
  const send = async () => {
    tries += 1;
    try {
      const { refusal } = await ofAddress(request);
      if (refusal) throw refusal;
      await ofStored(request);
    } catch (error) {
      const { status, retryAfter } = error as RelayProblem;
      throw new RefusedError({ status, statusText: '', url: '/', text: '' }, retryAfter);
    }
  };
  for (let visitor = 0; visitor < visitors; visitor += 1)
    setTimeout(
      () =>
        void retryWhileBusy(send).then(
          () => (through += 1),
          () => (asked += 1),
        ),
      (visitor / visitors) * seconds * 1000,
    );
  await vi.advanceTimersByTimeAsync(300_000);
  return { asked, tries, through };
}

it.each([0, 60])(
  'of 200 families behind one address, within %i s, none is asked to do anything, and none waits',
  async (seconds) => {
    expect(await village(200, seconds)).toMatchObject({ asked: 0, tries: 200, through: 200 });
  },
);

it.each([0, 60])('of 1,000 within %i s none has to do anything', async (seconds) => {
  expect(await village(1000, seconds)).toMatchObject({ asked: 0, through: 1000 });
});
