import { expect, it } from 'vitest';
import { deliveredNote, named, openSpool, submission } from '../../testing/spool.fixture';

it('mails the first answers at once, and all corrections within a minute in one mail', async () => {
  const spool = await openSpool();
  const mailed: [second: number, revision: number][] = [];
  for (let second = 0; second < 130; second += 1) {
    const receivedAt = new Date(second * 1000);
    if (second < 60) await spool.intake.store(submission('one', { ...named(`Asha ${second}`), receivedAt }));
    for (const { name, revision } of await spool.queue.take(1, receivedAt.getTime())) {
      mailed.push([second, revision]);
      await spool.queue.note(deliveredNote(name, revision));
    }
  }
  expect(mailed).toEqual([
    [0, 1],
    [61, 60],
  ]);
});

it('doesn’t delay the first mail because of a correction', async () => {
  const spool = await openSpool();
  for (const second of [0, 1, 2]) {
    const receivedAt = new Date(second * 1000);
    await spool.intake.store(submission('one', { ...named(`Asha ${second}`), receivedAt }));
  }
  expect(await spool.queue.take(1, 2000)).toMatchObject([{ revision: 3 }]);
});

it('doesn’t apply the result of an erased submission to a new one with the same id', async () => {
  const spool = await openSpool();
  const { name } = await spool.intake.store(submission());
  await spool.queue.take(1, Date.parse('2026-11-20T10:00:00Z'));
  await spool.retention.erase([name]);
  const later = new Date('2026-11-20T10:05:00Z');
  await spool.intake.store(submission('one', { receivedAt: later }));
  const [taken] = await spool.queue.take(1, later.getTime());
  await spool.queue.note(deliveredNote(name, 1));
  expect(spool.records.read(name)).toMatchObject({ state: 'sending', tried: [] });
  await spool.queue.note({ ...deliveredNote(name, 1), receivedAt: Number(taken?.receivedAt) });
  expect(spool.records.read(name)).toMatchObject({ state: 'delivered' });
});

it('doesn’t apply the result of an earlier revision to the newest', async () => {
  const spool = await openSpool();
  const { name } = await spool.intake.store(submission());
  await spool.queue.take(1, 0);
  await spool.intake.store(submission('one', named('Aasha')));
  await spool.queue.note(deliveredNote(name, 1));
  expect(spool.records.read(name)).toMatchObject({ state: 'waiting', tried: [{ revision: 1, outcome: 'sent' }] });
});

it('gives each submission out once, those that have waited longest first', async () => {
  const spool = await openSpool();
  for (let index = 0; index < 4; index += 1)
    await spool.intake.store(submission(String(index), { receivedAt: new Date(1000 + index) }));
  const [first, second] = await spool.queue.take(2, 5000);
  for (const { name, receivedAt } of [second!, first!])
    await spool.queue.note({
      ...deliveredNote(name, 1),
      receivedAt,
      state: 'waiting',
      problem: 'later',
      nextAttemptAt: name === first!.name ? 7000 : 1004,
    });
  const next = await spool.queue.take(5, 5000);
  expect(next.map(({ attempts, receivedAt }) => [attempts, receivedAt])).toEqual([
    [1, 1002],
    [1, 1003],
    [2, 1001],
  ]);
  expect(spool.queue.nextDue()).toBe(7000);
});

it('puts an untried submission back without counting an attempt, behind those that are due', async () => {
  const spool = await openSpool();
  for (const id of ['one', 'two']) await spool.intake.store(submission(id, { receivedAt: new Date(1000) }));
  const [first] = await spool.queue.take(1, 2000);
  await spool.queue.putBack(first!, 2000);
  expect(spool.records.read(first!.name)).toMatchObject({ state: 'waiting', attempts: 0 });
  const names = (await spool.queue.take(2, 2000)).map(({ name }) => name);
  expect(names[1]).toBe(first!.name);
});

it('doesn’t wait for a time that was planned by a wrong clock', async () => {
  const spool = await openSpool();
  const { name } = await spool.intake.store(submission());
  const nextYear = Date.parse('2027-11-20T10:00:00Z');
  await spool.queue.take(1, nextYear);
  await spool.queue.note({ ...deliveredNote(name, 1), state: 'waiting', problem: 'later', nextAttemptAt: nextYear });
  expect(await spool.queue.take(1, Date.parse('2026-11-20T10:00:00Z'))).toHaveLength(1);
});
