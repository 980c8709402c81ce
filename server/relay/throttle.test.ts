import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RelayProblem } from './relay-problem';
import { type Arrival, Throttle } from './throttle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const from = (ip: string, other: Partial<Arrival> = {}): Arrival => ({ ip, bytes: 2000, isPage: false, ...other });

/** @returns status and Retry-After with which the throttle refused; `undefined` if it didn't refuse */
function refusal(act: () => void): [status: number, retryAfter: number | undefined] | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    const { status, retryAfter } = error as RelayProblem;
    return [status, retryAfter];
  }
}

describe('one address', () => {
  it('may send for two hundred families at once, and continues at its rate', () => {
    const throttle = new Throttle();
    const letIn = (count: number) =>
      Array.from({ length: count }, () => refusal(() => throttle.admit(from('203.0.113.1')))).filter((each) => !each);
    expect(letIn(200)).toHaveLength(200);
    expect(letIn(1000).length).toBeLessThan(200);
    vi.advanceTimersByTime(60_000);
    expect(letIn(1000)).toHaveLength(300);
  });

  it('gets a Retry-After', () => {
    const throttle = new Throttle({ burst: 1, perSecond: 0.1 });
    throttle.admit(from('203.0.113.1'));
    expect(refusal(() => throttle.admit(from('203.0.113.1')))).toEqual([429, 10]);
    expect(refusal(() => throttle.admit(from('203.0.113.2')))).toBeUndefined();
  });

  it('uses up the rate of several forms with a body of large or unknown size', () => {
    const throttle = new Throttle({ burst: 8, perSecond: 1 });
    throttle.admit(from('203.0.113.1', { bytes: 49_000 }));
    expect(refusal(() => throttle.admit(from('203.0.113.1', { bytes: 49_000 })))).toEqual([429, 4]);
    throttle.admit(from('203.0.113.2', { bytes: undefined }));
    expect(refusal(() => throttle.admit(from('203.0.113.2')))).toEqual([429, 1]);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['203.0.113.1', '::ffff:203.0.113.1', true],
    ['unknown', 'unknown', true],
    ['unknown', '203.0.113.1', false],
  ])('%s is the same as %s: %s', (one, other, isSame) => {
    const throttle = new Throttle({ burst: 1, perSecond: 1 });
    throttle.admit(from(one));
    expect(refusal(() => throttle.admit(from(other))) !== undefined).toBe(isSame);
  });

  it('is forgotten after thousands of other addresses', () => {
    const throttle = new Throttle({ burst: 1, perSecond: 0.001 });
    const isLetIn = (number: number) => !refusal(() => throttle.admit(from(`10.0.${number >> 8}.${number & 255}`)));
    for (let number = 0; number < 5000; number += 1) expect(isLetIn(number)).toBe(true);
    expect(isLetIn(1)).toBe(false);
    expect(isLetIn(5000)).toBe(true);
    expect(isLetIn(1)).toBe(false);
    expect(isLetIn(0)).toBe(true);
  });
});

describe('the daily bytes of a network', () => {
  const hours = (count: number) => count * 60 * 60_000;

  /** Sends at the maximum rate of one address. @returns number of forms that the throttle allowed to store */
  function storedIn(throttle: Throttle, ms: number, answerBytes: number): number {
    let stored = 0;
    for (let passed = 0; passed < ms; passed += 60_000) {
      for (let count = 0; count < 420 && throttle.afford('203.0.113.1', answerBytes) === 0; count += 1) stored += 1;
      vi.advanceTimersByTime(60_000);
    }
    return stored;
  }

  it.each([0, 700, 8000, 49_000])('can’t fill the storage with answers of %i bytes', (answerBytes) => {
    const stored = storedIn(new Throttle(), hours(24), answerBytes);
    expect(stored * (answerBytes + 1024)).toBeLessThan(50e6);
  });

  it('leave room for thousands of families after one of them has used up the rate with large forms', () => {
    const throttle = new Throttle();
    const large = Array.from({ length: 1000 }, () => throttle.afford('203.0.113.1', 49_000));
    expect(large.at(-1)).toBeGreaterThan(60);
    const families = Array.from({ length: 4000 }, () => throttle.afford('203.0.113.1', 1500));
    expect(families.filter((waitSeconds) => waitSeconds > 0)).toEqual([]);
  });
});

describe('a no-JavaScript request', () => {
  const page = (ip: string) => from(ip, { isPage: true });

  it('is delayed until its turn', async () => {
    const throttle = new Throttle({ burst: 1, perSecond: 1 });
    const stored: number[] = [];
    for (const number of [1, 2, 3]) void throttle.hold(page('203.0.113.1')).then(() => stored.push(number));
    await vi.advanceTimersByTimeAsync(0);
    expect(stored).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored).toEqual([1, 2, 3]);
  });

  it('is refused if the delay would be too long for a browser', async () => {
    const throttle = new Throttle({ burst: 1, perSecond: 1 });
    const delayed = Promise.allSettled(Array.from({ length: 12 }, () => throttle.hold(page('203.0.113.1'))));
    await vi.advanceTimersByTimeAsync(10_000);
    const refusals = (await delayed).filter(({ status }) => status === 'rejected');
    expect(refusals).toHaveLength(3);
    for (const each of refusals) expect(each).toMatchObject({ reason: expect.any(RelayProblem) as RelayProblem });
  });

  it('counts towards the limit of delayed requests, whatever its address', async () => {
    const throttle = new Throttle({ burst: 1, perSecond: 1 });
    const held = vi.fn();
    for (let number = 0; number < 300; number += 1) {
      await throttle.hold(page(`10.0.0.${number}`));
      void throttle.hold(page(`10.0.0.${number}`)).then(held, () => undefined);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(held).toHaveBeenCalledTimes(200);
    await throttle.hold(page('10.0.0.1'));
  });

  it('is read more often than it is stored, so that we can give the input back, but not without limit', () => {
    const throttle = new Throttle({ burst: 1, perSecond: 1 });
    const come = () => refusal(() => throttle.admit(page('203.0.113.1')));
    expect([come(), come(), come(), come()]).toEqual([undefined, undefined, undefined, undefined]);
    expect(come()).toEqual([429, 1]);
  });
});

describe('when the limit of refusals is exceeded', () => {
  const flooded = () => {
    const throttle = new Throttle();
    for (let number = 0; number < 200; number += 1) throttle.noteRefusal(`10.0.0.${number}`);
    return throttle;
  };
  const admit = (throttle: Throttle, ip: string) => refusal(() => throttle.admit(from(ip)));

  it('refused clients have to wait, and others don’t', () => {
    const throttle = flooded();
    expect(admit(throttle, '10.0.0.7')).toEqual([429, 1]);
    expect(admit(throttle, '10.0.1.7')).toBeUndefined();
  });

  it('refused clients are accepted again once refusals stop', () => {
    const throttle = flooded();
    vi.advanceTimersByTime(100);
    expect(admit(throttle, '10.0.0.7')).toBeUndefined();
  });

  it('refused clients are forgotten after a minute', () => {
    const throttle = flooded();
    vi.advanceTimersByTime(60_000);
    for (let number = 0; number < 200; number += 1) throttle.noteRefusal('10.0.2.1');
    expect(admit(throttle, '10.0.2.1')).toEqual([429, 1]);
    expect(admit(throttle, '10.0.0.7')).toBeUndefined();
  });
});

it('enforces the school’s limit per minute', () => {
  const throttle = new Throttle(undefined, undefined, 2);
  const admit = () => refusal(() => throttle.admitToSchool());
  expect([admit(), admit(), admit()]).toEqual([undefined, undefined, [429, 30]]);
  vi.advanceTimersByTime(30_000);
  expect([admit(), admit()]).toEqual([undefined, [429, 30]]);
});
