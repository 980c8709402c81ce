import Fastify, { type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultLimits, rateLimits } from './rate-limits';
import type { RelayProblem } from './relay-problem';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const from = (ip: string, bytes = 2000, headers: object = { 'content-length': String(bytes) }) =>
  ({ ip, headers, routeOptions: { config: {} } }) as unknown as FastifyRequest;

const limitsOf = (limits = defaultLimits) => rateLimits(Fastify(), limits);
const oneEach = { small: 1, large: 1, seconds: 30 };

it('takes the forms of two hundred families behind one address at once, and again after half a minute', async () => {
  const { ofAddress } = await limitsOf();
  const takenOf = async (count: number) => {
    let taken = 0;
    for (let each = 0; each < count; each += 1) taken += (await ofAddress(from('203.0.113.1'))).refusal ? 0 : 1;
    return taken;
  };
  expect(await takenOf(200)).toBe(200);
  expect(await takenOf(1000)).toBe(100);
  vi.advanceTimersByTime(30_000);
  expect(await takenOf(1000)).toBe(300);
});

it('takes fewer large forms, and those of unknown size, without taking from the small ones', async () => {
  const { ofAddress } = await limitsOf();
  for (let count = 0; count < 5; count += 1) await ofAddress(from('203.0.113.1', 49_000));
  for (let count = 0; count < 20; count += 1)
    await ofAddress(from('203.0.113.1', 2000, { 'transfer-encoding': 'chunked' }));
  expect((await ofAddress(from('203.0.113.1', 49_000))).refusal).toMatchObject({ status: 429, retryAfter: 30 });
  expect((await ofAddress(from('203.0.113.1'))).refusal).toBeUndefined();
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['203.0.113.1', '::ffff:203.0.113.1', true],
  ['unknown', 'unknown', true],
  ['unknown', '203.0.113.1', false],
])('%s is the same as %s: %s', async (one, other, isSame) => {
  const { ofAddress } = await limitsOf({ ...defaultLimits, address: oneEach });
  await ofAddress(from(one));
  expect((await ofAddress(from(other))).refusal !== undefined).toBe(isSame);
});

it('reads pages beyond the limit, so that we can give the input back, but not without limit, and no large ones', async () => {
  const { ofAddress } = await limitsOf({ ...defaultLimits, address: oneEach });
  const comes = async (bytes?: number) => {
    const { refusal, mayRead } = await ofAddress(from('203.0.113.1', bytes));
    return [refusal !== undefined, mayRead];
  };
  expect([await comes(), await comes()]).toEqual([
    [false, true],
    [true, true],
  ]);
  expect([await comes(49_000), await comes(49_000)]).toEqual([
    [false, true],
    [true, false],
  ]);
  for (let count = 0; count < 1000; count += 1) await comes();
  expect(await comes()).toEqual([true, false]);
});

it('can’t be made to store more than 50 MB a day by one network', async () => {
  const { ofStored } = await limitsOf();
  let bytes = 0;
  for (const [size, count] of [
    [8192, 4000],
    [51_200, 300],
  ] as const)
    for (let number = 0; number < count; number += 1) {
      // The limit of the school is for half a minute.
      vi.advanceTimersByTime(1000);
      await ofStored(from(`2001:db8:1:${(number % 100).toString(16)}::1`, size)).then(
        () => (bytes += size),
        ({ code }: RelayProblem) => expect(code).toBe('network rate'),
      );
    }
  expect(bytes).toBeGreaterThan(20e6);
  expect(bytes).toBeLessThan(50e6);
});

it('doesn’t let a network beyond its limit use up the school’s', async () => {
  const { ofStored } = await limitsOf({ ...defaultLimits, school: { ...oneEach, small: 2 }, network: oneEach });
  await ofStored(from('2001:db8:1::1'));
  for (let count = 0; count < 3; count += 1)
    await expect(ofStored(from(`2001:db8:1:${count}::1`))).rejects.toMatchObject({ code: 'network rate' });
  await ofStored(from('2001:db8:2::1'));
  await expect(ofStored(from('2001:db8:3::1'))).rejects.toMatchObject({ code: 'school rate' });
});
