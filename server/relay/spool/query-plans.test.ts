import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../testing/endpoint.fixture';
import { deliveredNote, named, submission } from '../../testing/spool.fixture';
import { OwnedDatabase } from './database';
import { SpokenNumbers } from './spoken-numbers';
import { Spool } from './spool';

/** Calls every method for the office's work on submissions. */
async function workOn({ followUps, callList }: Spool, name: string): Promise<void> {
  const changes = (['stage', 'callOn', 'owner'] as const).map((field) => ({ field, was: '', becomes: '2026-11-28' }));
  await followUps.noteCall(name, '', 'reached', 'one', changes, 1000);
  await followUps.change(name, '', [{ field: 'owner', was: '', becomes: 'Meera' }], 1000);
  await followUps.addNote(name, '', 'note', 'two', 1000);
  await followUps.noteResent(name, '', 1000);
  await followUps.correct(name, '', [{ answer: 'full_name', was: 'Aasha', becomes: 'Asha' }], 1000, undefined);
  const filter = { form: 'enquiry', stages: ['', 'called'], choice: '', owner: '', today: '2026-11-28' };
  for (const due of ['due', 'week', 'none', undefined] as const) {
    for (const sort of ['call', 'arrival'] as const)
      for (const some of [{ today: filter.today }, filter]) {
        const first = callList.list({ ...some, due, sort, limit: 10 });
        const cursor = { call: ['2026-11-28', 1000, name], arrival: [1000, name] }[sort];
        callList.list({ ...some, due, sort, limit: 10, after: first.next ?? JSON.stringify(cursor) });
      }
    callList.count({ ...filter, due });
  }
  callList.count({ form: 'enquiry', stages: [''], today: filter.today });
  for (const text of ['98765 43210', 'Asha Patil']) callList.search(text);
  callList.followUp(name);
  callList.history(name);
  callList.lastNote(name);
  callList.siblings(name);
  callList.phoneKeys(name);
  callList.numbersToCall(name);
  callList.calledAt('9876543210');
  callList.pastForm('enquiry');
  callList.stageCounts('enquiry');
  callList.waitingLongest({ form: 'enquiry', stages: ['', 'called'], limit: 10 });
  callList.choices('enquiry');
  callList.forms();
  callList.figures('enquiry', 0, 1000);
  callList.uncalled('enquiry', 0, 1000, 1000);
}

/** Totals for the office, which read a covering index once, in the office's own process. */
const totals = /SELECT DISTINCT choice|GROUP BY/;
/** The search for names reads all follow-ups, since an index of words would triple the work of storing a submission. */
const search = 'instr(nameWords';

/** Tables without a row per submission. */
const smallTables = /^SCAN (clock|keeping|report)\b/;

it('uses indexes: no scans and no sorting, except of the newest rows up to a limit', async () => {
  const spies = (['row', 'rows', 'change'] as const).map((method) => vi.spyOn(OwnedDatabase.prototype, method));
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  const path = join(await temporaryFolder(), 'spool.db');
  const spool = new Spool(path);
  for (const spy of spies) spy.mockClear();
  const { name } = await spool.intake.store(submission());
  await spool.intake.store(submission('one', named('Aasha')));
  await spool.queue.take(1, 1_000_000);
  await spool.queue.note({ ...deliveredNote(name, 2), state: 'undelivered', problem: 'later' });
  await spool.queue.sendAgain([name], 0);
  await workOn(spool, name);
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
  const database = new OwnedDatabase(path);
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
        (step.includes('TEMP B-TREE') && !totals.test(sql) && !sql.includes(search)) ||
        (step.startsWith('SCAN') &&
          !(totals.test(sql) && step.includes('COVERING INDEX')) &&
          !sql.includes(search) &&
          !smallTables.test(step) &&
          !step.startsWith('SCAN (subquery') &&
          !(sql.includes('LIMIT') && step.includes('INDEX'))),
    );
    expect(slow, sql).toEqual([]);
  }
});
