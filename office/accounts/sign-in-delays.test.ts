import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../server/testing/endpoint.fixture';
import { TestClock } from '../testing/office-app.fixture';
import { OfficeDatabase } from '../office-database';
import { SignInDelays } from './sign-in-delays';

async function startDelays() {
  const database = new OfficeDatabase(join(await temporaryFolder(), 'office.db'));
  onTestFinished(() => {
    database.close();
  });
  const clock = new TestClock();
  return { delays: new SignInDelays(database, clock.now), clock };
}

/** Guesses as fast as allowed for two hours, each time from the next of so many networks. @returns number of guesses */
async function guessesInTwoHours(networks: number): Promise<number> {
  const { delays, clock } = await startDelays();
  const end = clock.time + 2 * 3_600_000;
  let count = 0;
  while (clock.time < end) {
    const { waitMs } = delays.begin('Asha', `2001:db8:${(count % networks).toString(16)}::1`);
    if (waitMs === 0) count += 1;
    clock.pass(waitMs);
  }
  return count;
}

it('doubles the delay with each failure, up to 15 minutes', async () => {
  const { delays, clock } = await startDelays();
  const waits = Array.from({ length: 13 }, () => {
    const { waitMs } = delays.begin('Asha', '192.0.2.1');
    clock.pass(waitMs);
    if (waitMs > 0) delays.begin('Asha', '192.0.2.1');
    return waitMs / 1000;
  });
  expect(waits).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
});

it('allows ten guesses an hour from one network, and one a minute from a thousand', async () => {
  expect(await guessesInTwoHours(1)).toBeLessThan(20);
  expect(await guessesInTwoHours(1000)).toBeLessThan(140);
});

it('forgets failures after a day', async () => {
  const { delays, clock } = await startDelays();
  for (let count = 0; count < 5; count += 1) clock.pass(delays.begin('Asha', '192.0.2.1').waitMs);
  clock.pass(24 * 3_600_000 + 1);
  delays.begin('Asha', '192.0.2.1');
  expect(delays.begin('Asha', '192.0.2.1')).toEqual({ waitMs: 1000 });
});
