import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../testing/endpoint.fixture';
import type { Submission } from '../submission';
import { DatabaseSync } from '@photostructure/sqlite';
import { Spool } from './spool';

const submission = (value: string, submissionId = 'one', more: Partial<Submission> = {}): Submission => ({
  submissionId,
  form: 'enquiry',
  fields: [
    { name: 'full_name', value },
    { name: 'mobile_number', value: '98765 43210' },
  ],
  phones: ['98765 43210'],
  tags: [],
  receivedAt: new Date('2026-11-20T10:00:00Z'),
  ...more,
});

async function openSpool(path?: string): Promise<Spool> {
  const spool = new Spool(path ?? join(await temporaryFolder(), 'spool.db'));
  onTestFinished(() => {
    spool.close();
  });
  return spool;
}

const delivered = (name: string, revision: number) => ({
  name,
  revision,
  receivedAt: submission('').receivedAt.getTime(),
  attempts: [{ at: 1000, recipient: 'a@school.example', outcome: 'sent' as const, words: '' }],
  state: 'delivered' as const,
  nextAttemptAt: 0,
  problem: null,
  notedAt: 1000,
});

describe('spool', () => {
  it('keeps submissions through a restart, in files that only this account can read', async () => {
    const path = join(await temporaryFolder(), 'spool.db');
    const first = new Spool(path);
    const { name, outcome } = await first.intake.store(submission('Asha'));
    expect(outcome).toBe('stored');
    for (const end of ['', '-wal', '-shm']) expect((await stat(path + end)).mode & 0o777).toBe(0o600);
    first.close();
    expect((await openSpool(path)).records.read(name)).toMatchObject({
      revision: 1,
      state: 'waiting',
      fields: submission('Asha').fields,
      earlier: [],
    });
  });

  it('leaves event loop turns for delivery while many clients send', async () => {
    const spool = await openSpool();
    let stored = 0;
    let isOver = false;
    const sender = async (number: number) => {
      for (let index = 0; !isOver; index += 1) {
        await spool.intake.store(submission('Asha', `${number}-${index}`));
        stored += 1;
      }
    };
    const senders = Array.from({ length: 100 }, (_, number) => sender(number));
    const turns = 20;
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    isOver = true;
    const storedInTurns = stored;
    await Promise.all(senders);
    expect(storedInTurns).toBeGreaterThan(turns);
    expect(storedInTurns).toBeLessThanOrEqual(10 * turns);
  });

  it('keeps the newest known language for calling the visitor', async () => {
    const spool = await openSpool();
    const { name } = await spool.intake.store(submission('Asha', 'one', { language: 'mr' }));
    expect(spool.records.read(name)).toMatchObject({ language: 'mr' });
    await spool.intake.store(submission('Aasha'));
    expect(spool.records.read(name)).toMatchObject({ revision: 2, language: 'mr' });
    await spool.intake.store(submission('Ash', 'one', { language: 'hi' }));
    expect(spool.records.list('all', 1)).toMatchObject([{ revision: 3, language: 'hi' }]);
    const { name: silent } = await spool.intake.store(submission('Bina', 'two'));
    expect(spool.records.read(silent)).toMatchObject({ language: null });
  });

  it('refuses a file from before the first release with a clear message', async () => {
    const path = join(await temporaryFolder(), 'spool.db');
    const file = new DatabaseSync(path);
    file.exec('CREATE TABLE submission (name TEXT PRIMARY KEY, school TEXT NOT NULL)');
    file.close();
    expect(() => new Spool(path)).toThrow('spool.db comes from a version before the first release');
  });

  it('stores a submission once, even if copies arrive repeatedly or at the same time', async () => {
    const spool = await openSpool();
    const results = await Promise.all(Array.from({ length: 20 }, () => spool.intake.store(submission('Asha'))));
    expect(results.map(({ outcome }) => outcome).sort()).toEqual([...Array<string>(19).fill('repeated'), 'stored']);
    expect(spool.records.list('all', 10)).toHaveLength(1);
  });

  it('stores submissions of two forms with the same id separately', async () => {
    const spool = await openSpool();
    await spool.intake.store(submission('Asha'));
    await spool.intake.store(submission('Asha', 'one', { form: 'career' }));
    expect(spool.records.list('all', 10)).toHaveLength(2);
  });

  it('mails different answers with the same id again, and keeps the earlier ones', async () => {
    const spool = await openSpool();
    const { name } = await spool.intake.store(submission('Asha'));
    await spool.queue.take(1, 1, 0);
    await spool.queue.note(delivered(name, 1));
    expect((await spool.intake.store(submission('Asha'))).outcome).toBe('repeated');
    expect(spool.records.read(name)?.state).toBe('delivered');
    expect((await spool.intake.store(submission('Aasha'))).outcome).toBe('corrected');
    expect(spool.records.read(name)).toMatchObject({
      revision: 2,
      state: 'waiting',
      fields: [{ value: 'Aasha' }, {}],
      earlier: [{ revision: 1, fields: [{ value: 'Asha' }, {}] }],
    });
  });

  it('mails the first answers at once, and all corrections within a minute in one mail', async () => {
    const spool = await openSpool();
    const mailed: [second: number, revision: number][] = [];
    for (let second = 0; second < 130; second += 1) {
      const receivedAt = new Date(second * 1000);
      if (second < 60) await spool.intake.store(submission(`Asha ${second}`, 'one', { receivedAt }));
      for (const { name, revision } of await spool.queue.take(1, 1, receivedAt.getTime())) {
        mailed.push([second, revision]);
        await spool.queue.note(delivered(name, revision));
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
      await spool.intake.store(submission(`Asha ${second}`, 'one', { receivedAt }));
    }
    expect(await spool.queue.take(1, 1, 2000)).toMatchObject([{ revision: 3 }]);
  });

  it('doesn’t apply the result of an erased submission to a new one with the same id', async () => {
    const spool = await openSpool();
    const { name } = await spool.intake.store(submission('Asha'));
    await spool.queue.take(1, 1, Date.parse('2026-11-20T10:00:00Z'));
    await spool.retention.erase([name]);
    const later = new Date('2026-11-20T10:05:00Z');
    await spool.intake.store(submission('Asha', 'one', { receivedAt: later }));
    const [taken] = await spool.queue.take(1, 1, later.getTime());
    await spool.queue.note(delivered(name, 1));
    expect(spool.records.read(name)).toMatchObject({ state: 'sending', tried: [] });
    await spool.queue.note({ ...delivered(name, 1), receivedAt: Number(taken?.receivedAt) });
    expect(spool.records.read(name)).toMatchObject({ state: 'delivered' });
  });

  it('doesn’t apply the result of an earlier revision to the newest', async () => {
    const spool = await openSpool();
    const { name } = await spool.intake.store(submission('Asha'));
    await spool.queue.take(1, 1, 0);
    await spool.intake.store(submission('Aasha'));
    await spool.queue.note(delivered(name, 1));
    expect(spool.records.read(name)).toMatchObject({ state: 'waiting', tried: [{ revision: 1, outcome: 'sent' }] });
  });

  it('keeps at most twenty revisions, and the newest regardless of its size', async () => {
    const spool = await openSpool();
    let name = '';
    for (let index = 0; index < 30; index += 1) ({ name } = await spool.intake.store(submission(`Asha ${index}`)));
    expect(spool.records.read(name)).toMatchObject({ revision: 30, fields: [{ value: 'Asha 29' }, {}] });
    expect(spool.records.read(name)?.earlier).toHaveLength(19);
    await spool.intake.store(submission('x'.repeat(400_000)));
    expect(spool.records.read(name)?.earlier).toHaveLength(0);
  });

  it('gives each submission to one lane only, and few lanes to retries', async () => {
    const spool = await openSpool();
    for (let index = 0; index < 10; index += 1) await spool.intake.store(submission('Asha', String(index)));
    const first = await spool.queue.take(6, 3, 5000);
    expect(first).toHaveLength(6);
    for (const { name } of first)
      await spool.queue.note({ ...delivered(name, 1), state: 'waiting', problem: 'later', nextAttemptAt: 6000 });
    const second = await spool.queue.take(6, 3, 5000);
    expect(second.map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);
    expect(spool.queue.nextDue()).toBe(6000);
    expect(await spool.queue.take(6, 3, 6000)).toHaveLength(3);
  });

  it('alternates between new submissions and retries, even with a single lane', async () => {
    const spool = await openSpool();
    for (let index = 0; index < 6; index += 1) await spool.intake.store(submission('Asha', String(index)));
    for (const { name } of await spool.queue.take(3, 3, 5000))
      await spool.queue.note({ ...delivered(name, 1), state: 'waiting', problem: 'later', nextAttemptAt: 5000 });
    const attempts: number[] = [];
    for (let index = 0; index < 6; index += 1)
      attempts.push(...(await spool.queue.take(1, 1, 5000)).map((record) => record.attempts));
    expect(attempts).toEqual([2, 1, 2, 1, 2, 1]);
  });

  it('puts an untried submission back without counting an attempt, behind those that are due', async () => {
    const spool = await openSpool();
    for (const id of ['one', 'two']) await spool.intake.store(submission('Asha', id, { receivedAt: new Date(1000) }));
    const [first] = await spool.queue.take(1, 1, 2000);
    await spool.queue.putBack(first!, 2000);
    expect(spool.records.read(first!.name)).toMatchObject({ state: 'waiting', attempts: 0, firstAttemptAt: null });
    const names = (await spool.queue.take(2, 1, 2000)).map(({ name }) => name);
    expect(names[1]).toBe(first!.name);
  });

  it('doesn’t wait for a time that was planned by a wrong clock', async () => {
    const spool = await openSpool();
    const { name } = await spool.intake.store(submission('Asha'));
    const nextYear = Date.parse('2027-11-20T10:00:00Z');
    await spool.queue.take(1, 1, nextYear);
    await spool.queue.note({ ...delivered(name, 1), state: 'waiting', problem: 'later', nextAttemptAt: nextYear });
    expect(await spool.queue.take(1, 1, Date.parse('2026-11-20T10:00:00Z'))).toHaveLength(1);
  });

  it('counts submissions that were being sent when the process ended', async () => {
    const spool = await openSpool();
    const { name } = await spool.intake.store(submission('Asha'));
    await spool.queue.take(1, 1, 0);
    expect(await spool.queue.resumeInterrupted(5)).toBe(1);
    expect(spool.records.read(name)).toMatchObject({ state: 'waiting', tried: [{ outcome: 'unsure', recipient: '' }] });
  });

  it('measures corrections in bytes: a Devanagari letter has three', async () => {
    const spool = await openSpool();
    const long = (index: number) => ({ fields: [{ name: 'note', value: 'क'.repeat(30_000) + index }] });
    for (let index = 0; index < 6; index += 1) await spool.intake.store(submission('Asha', 'one', long(index)));
    const [{ name } = { name: '' }] = spool.records.list('all', 1);
    expect(spool.records.read(name)?.earlier.map(({ revision }) => revision)).toEqual([5]);
  });

  it('finds by reference, spoken number and phone number in any notation, also in earlier answers', async () => {
    const spool = await openSpool();
    const id = '019aa0f3-7c4d-7111-b222-7c4d91e203ab';
    const { name, spokenNumber } = await spool.intake.store(submission('Asha', id));
    const number = String(spokenNumber);
    await spool.intake.store(
      submission('Asha', id, {
        fields: [{ name: 'mobile_number', value: '91234 56789' }],
        phones: ['98234 56789', '91234 56789'],
      }),
    );
    for (const text of [
      '7c4d-91e2-03ab',
      ' 7C4D-91E2-03AB',
      '\u20687c4d–91e2–03ab\u2069',
      `\u200e${number}`,
      '\u202a+91 98765\u00a043210\u202c',
      '0091 98765 43210',
      number,
      `${number.slice(0, 3)} ${number.slice(3)}`,
      '9876543210',
      '+91 98765-43210',
      '०९८७६५४३२१०',
      '09123456789',
      '9823456789',
    ])
      expect(
        spool.records.find(text).map((found) => found.name),
        text,
      ).toEqual([name]);
    expect(spool.records.find('98765')).toEqual([]);
    expect(spool.records.find('')).toEqual([]);
  });

  it('leaves no erased data in its files', async () => {
    const path = join(await temporaryFolder(), 'spool.db');
    const spool = await openSpool(path);
    const { name } = await spool.intake.store(submission('Secretname'));
    await spool.intake.store(submission('Keptname', 'two'));
    await spool.retention.erase([name]);
    const bytes = (await Promise.all(['', '-wal'].map((end) => readFile(path + end))))
      .map((file) => file.toString('latin1'))
      .join();
    expect(bytes).not.toContain('Secretname');
    expect(bytes).toContain('Keptname');
  });

  it('counts submissions by state after each change', async () => {
    const spool = await openSpool();
    const { name } = await spool.intake.store(submission('Asha'));
    await spool.intake.store(submission('Asha', 'two', { receivedAt: new Date('2026-11-20T11:00:00Z') }));
    expect(spool.records.counts().states).toMatchObject({ waiting: 2, delivered: 0 });
    await spool.queue.take(1, 1, Date.parse('2026-11-20T10:00:00Z'));
    expect(spool.records.counts().states).toMatchObject({ waiting: 1, sending: 1 });
    await spool.queue.note(delivered(name, 1));
    expect(spool.records.counts().states).toMatchObject({ sending: 0, waiting: 1, delivered: 1 });
    await spool.retention.erase([name]);
    expect(spool.records.counts().states).toMatchObject({ waiting: 1, delivered: 0 });
  });

  it('makes a complete backup during writes', async () => {
    const folder = await temporaryFolder();
    const spool = await openSpool(join(folder, 'spool.db'));
    await spool.intake.store(submission('Asha'));
    await spool.backUp(join(folder, 'copy.db'));
    await spool.intake.store(submission('Bina', 'two'));
    expect((await openSpool(join(folder, 'copy.db'))).records.list('all', 10)).toHaveLength(1);
  });
});
