import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { highestSpokenNumber, lowestSpokenNumber } from '../../../forms/spoken-number';
import { temporaryFolder } from '../../testing/endpoint.fixture';
import { submission } from '../../testing/spool.fixture';
import { OwnedDatabase } from './database';
import { Intake } from './intake';
import { Records } from './records';
import { Retention } from './retention';
import { SpokenNumbers } from './spoken-numbers';

/** @param drawn results of the random generator, in order; the last one repeats */
async function openIntake(...drawn: number[]) {
  const database = new OwnedDatabase(join(await temporaryFolder(), 'spool.db'));
  onTestFinished(() => {
    database.close();
  });
  const draw = drawn.length > 0 ? () => (drawn.length > 1 ? drawn.shift()! : drawn[0]!) : undefined;
  const intake = new Intake(database, new SpokenNumbers(database, draw));
  const numberOf = async (...given: Parameters<typeof submission>) =>
    (await intake.store(submission(...given))).spokenNumber;
  return { database, numberOf, records: new Records(database), retention: new Retention(database) };
}

/** Assigns all numbers except some. */
function takeAllBut(database: OwnedDatabase, free: readonly number[]): void {
  database.change(
    `WITH RECURSIVE every(number) AS
       (VALUES (${lowestSpokenNumber}) UNION ALL SELECT number + 1 FROM every WHERE number < ${highestSpokenNumber})
     INSERT INTO spokenNumber SELECT number, 0 FROM every WHERE number NOT IN (SELECT value FROM json_each(?))`,
    JSON.stringify(free),
  );
}

it('gives each submission six random digits', async () => {
  const { numberOf } = await openIntake();
  const numbers = await Promise.all(Array.from({ length: 500 }, (_, index) => numberOf(`id ${index}`)));
  expect(new Set(numbers).size).toBe(500);
  expect(numbers.every((number) => /^[1-9]\d{5}$/.test(String(number)))).toBe(true);
  const inLowerHalf = numbers.filter((number) => Number(number) < 550_000).length;
  expect(Math.abs(inLowerHalf - 250)).toBeLessThan(100);
});

it('gives no number twice', async () => {
  const { numberOf } = await openIntake(482_913);
  expect(await numberOf('one')).toBe(482_913);
  expect(await numberOf('two')).toBe(482_914);
  expect(await numberOf('one', { form: 'career' })).toBe(482_915);
});

it('finds a free number near the drawn one or near the lowest, or else stores without one', async () => {
  const { database, numberOf, records } = await openIntake(482_913, highestSpokenNumber, 482_913);
  // Searching all 900,000 numbers for each submission would take too long.
  takeAllBut(database, [lowestSpokenNumber, lowestSpokenNumber + 50, 483_000, 600_000]);
  const given = [];
  for (const id of ['one', 'two', 'three', 'four', 'five']) given.push(await numberOf(id));
  expect(given).toEqual([483_000, lowestSpokenNumber, lowestSpokenNumber + 50, null, null]);
  expect(records.list('all', 10)).toHaveLength(5);
});

it('keeps the number for repeats and corrections', async () => {
  const { numberOf, records, database } = await openIntake(482_913, 555_555);
  const fields = [{ name: 'full_name', value: 'Asha' }];
  expect([await numberOf('one'), await numberOf('one'), await numberOf('one', { fields })]).toEqual(
    Array(3).fill(482_913),
  );
  expect(records.list('all', 10)).toMatchObject([{ revision: 2, spokenNumber: 482_913 }]);
  expect(database.rows('SELECT number FROM spokenNumber')).toEqual([{ number: 482_913 }]);
});

it('reuses a number after a year, not as soon as its submission is erased', async () => {
  const { numberOf, records, retention } = await openIntake(482_913);
  await numberOf('one', { receivedAt: new Date(0) });
  await retention.erase(records.list('all', 1).map(({ name }) => name));
  await retention.freeSpokenNumbers(0);
  expect(await numberOf('two')).toBe(482_914);
  await retention.freeSpokenNumbers(1);
  expect(await numberOf('three')).toBe(482_913);
});

it('doesn’t reuse a number of an existing submission', async () => {
  const { numberOf, retention } = await openIntake(482_913);
  await numberOf('one');
  await retention.freeSpokenNumbers(Infinity);
  expect(await numberOf('two')).toBe(482_914);
});

it('assigns no number if the submission couldn’t be stored', async () => {
  const { database, numberOf } = await openIntake(482_913);
  database.change('CREATE TEMP TRIGGER full BEFORE INSERT ON answers BEGIN SELECT raise(ABORT, "full"); END');
  await expect(numberOf('one')).rejects.toThrow('full');
  expect(database.rows('SELECT * FROM spokenNumber')).toEqual([]);
});
