import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../testing/endpoint.fixture';
import { deliveredNote, named, submission } from '../../testing/spool.fixture';
import { SpoolDatabase } from './database';
import { SpokenNumbers } from './spoken-numbers';
import { Spool } from './spool';

/** Tables without a row per submission. */
const smallTables = /^SCAN (tally|clock|keeping|report)\b/;

it('uses indexes: no scans and no sorting, except of the newest rows up to a limit', async () => {
  const spies = (['row', 'rows', 'change'] as const).map((method) => vi.spyOn(SpoolDatabase.prototype, method));
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  const path = join(await temporaryFolder(), 'spool.db');
  const spool = new Spool(path);
  for (const spy of spies) spy.mockClear();
  const { name } = await spool.intake.store(submission());
  await spool.intake.store(submission('one', named('Aasha')));
  await spool.queue.take(1, 1, 1_000_000);
  await spool.queue.note({ ...deliveredNote(name, 2), state: 'undelivered', problem: 'later' });
  await spool.queue.sendAgain([name], 0);
  spool.queue.nextDue();
  spool.records.list('stuck', 10);
  spool.records.list('all', 10, 50);
  spool.records.find('98765 43210');
  spool.records.find('482 913');
  spool.records.counts();
  spool.retention.settledBefore(0, 10);
  spool.retention.countSettledBefore(0);
  spool.retention.keeping();
  spool.reports.last();
  spool.reports.came('enquiry', 0, 1000);
  await spool.retention.erase([name]);
  await spool.retention.freeSpokenNumbers(0);
  spool.close();
  const database = new SpoolDatabase(path);
  onTestFinished(() => {
    database.close();
  });
  const numbers = new SpokenNumbers(database, () => 482_913);
  numbers.give(1000);
  expect(numbers.give(1000)).toBe(482_914);

  const statements = new Set(spies.flatMap(({ mock }) => mock.calls.map(([sql]) => sql)));
  expect(statements.size).toBeGreaterThan(20);
  for (const sql of [...statements].filter((text) => !/^(INSERT|PRAGMA)/.test(text))) {
    const steps = database
      .rows(`EXPLAIN QUERY PLAN ${sql}`, ...Array<number>(sql.split('?').length - 1).fill(0))
      .map(({ detail }) => String(detail));
    const slow = steps.filter(
      (step) =>
        step.includes('TEMP B-TREE') ||
        (step.startsWith('SCAN') &&
          !smallTables.test(step) &&
          !step.startsWith('SCAN (subquery') &&
          !(sql.includes('LIMIT') && step.includes('INDEX'))),
    );
    expect(slow, sql).toEqual([]);
  }
});
