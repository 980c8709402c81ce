import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/endpoint.fixture';
import { deliveredNote, named, openSpool, submission } from '../../testing/spool.fixture';
import { silentLog } from '../../log';
import { Spool } from './spool';

it('keeps submissions through a restart, in files that only this account can read', async () => {
  const path = join(await temporaryFolder(), 'spool.db');
  const first = new Spool(path);
  const { name, outcome } = await first.intake.store(submission());
  expect(outcome).toBe('stored');
  for (const end of ['', '-wal', '-shm']) expect((await stat(path + end)).mode & 0o777).toBe(0o600);
  first.close();
  expect((await openSpool(path)).records.read(name)).toMatchObject({
    revision: 1,
    state: 'waiting',
    fields: submission().fields,
    earlier: [],
  });
});

it('keeps the newest known language for calling the visitor', async () => {
  const spool = await openSpool();
  const { name } = await spool.intake.store(submission('one', { language: 'mr' }));
  expect(spool.records.read(name)).toMatchObject({ language: 'mr' });
  await spool.intake.store(submission('one', named('Aasha')));
  expect(spool.records.read(name)).toMatchObject({ revision: 2, language: 'mr' });
  await spool.intake.store(submission('one', { ...named('Ash'), language: 'hi' }));
  expect(spool.records.list('all', 1)).toMatchObject([{ revision: 3, language: 'hi' }]);
  const { name: silent } = await spool.intake.store(submission('two', named('Bina')));
  expect(spool.records.read(silent)).toMatchObject({ language: null });
});

it('refuses a database of another version, and leaves it alone', async () => {
  const path = join(await temporaryFolder(), 'spool.db');
  const file = new DatabaseSync(path);
  file.exec('CREATE TABLE submission (name TEXT PRIMARY KEY)');
  file.close();
  expect(() => new Spool(path, silentLog)).toThrow('spool.db is of another version of this server');
  const opened = new DatabaseSync(path);
  expect(opened.prepare('SELECT name FROM sqlite_schema').all()).toMatchObject([{ name: 'submission' }, {}]);
  opened.close();
});

it('stores a submission once, even if copies arrive repeatedly or at the same time', async () => {
  const spool = await openSpool();
  const results = await Promise.all(Array.from({ length: 20 }, () => spool.intake.store(submission())));
  expect(results.map(({ outcome }) => outcome).sort()).toEqual([...Array<string>(19).fill('repeated'), 'stored']);
  expect(spool.records.list('all', 10)).toHaveLength(1);
});

it('mails different answers with the same id again, and keeps the earlier ones', async () => {
  const spool = await openSpool();
  const { name } = await spool.intake.store(submission());
  await spool.queue.take(1, 0);
  await spool.queue.note(deliveredNote(name, 1));
  expect((await spool.intake.store(submission())).outcome).toBe('repeated');
  expect(spool.records.read(name)?.state).toBe('delivered');
  expect((await spool.intake.store(submission('one', named('Aasha')))).outcome).toBe('corrected');
  expect(spool.records.read(name)).toMatchObject({
    revision: 2,
    state: 'waiting',
    fields: [{ value: 'Aasha' }, {}],
    earlier: [{ revision: 1, fields: [{ value: 'Asha' }, {}] }],
  });
  // Back to the first answers is a change, too.
  expect((await spool.intake.store(submission())).outcome).toBe('corrected');
  expect(spool.records.read(name)).toMatchObject({ revision: 3, fields: [{ value: 'Asha' }, {}] });
});

it('keeps at most twenty revisions, and the newest regardless of its size', async () => {
  const spool = await openSpool();
  let name = '';
  for (let index = 0; index < 30; index += 1)
    ({ name } = await spool.intake.store(submission('one', named(`Asha ${index}`))));
  expect(spool.records.read(name)).toMatchObject({ revision: 30, fields: [{ value: 'Asha 29' }, {}] });
  expect(spool.records.read(name)?.earlier).toHaveLength(19);
  await spool.intake.store(submission('one', named('x'.repeat(400_000))));
  expect(spool.records.read(name)?.earlier).toHaveLength(0);
});

it('limits the size of earlier answers in bytes: a Devanagari letter has three', async () => {
  const spool = await openSpool();
  const long = (index: number) => ({ fields: [{ name: 'note', value: 'क'.repeat(30_000) + index }] });
  for (let index = 0; index < 6; index += 1) await spool.intake.store(submission('one', long(index)));
  const [{ name } = { name: '' }] = spool.records.list('all', 1);
  expect(spool.records.read(name)?.earlier.map(({ revision }) => revision)).toEqual([5]);
});

it('finds by reference, spoken number and phone number in any notation, also in earlier answers', async () => {
  const spool = await openSpool();
  const id = '019aa0f3-7c4d-7111-b222-7c4d91e203ab';
  const { name, spokenNumber } = await spool.intake.store(submission(id));
  const number = String(spokenNumber);
  await spool.intake.store(
    submission(id, {
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

it('counts submissions by state after each change', async () => {
  const spool = await openSpool();
  const { name } = await spool.intake.store(submission());
  await spool.intake.store(submission('two', { receivedAt: new Date('2026-11-20T11:00:00Z') }));
  expect(spool.records.counts().states).toMatchObject({ waiting: 2, delivered: 0 });
  await spool.queue.take(1, Date.parse('2026-11-20T10:00:00Z'));
  expect(spool.records.counts().states).toMatchObject({ waiting: 1, sending: 1 });
  await spool.queue.note(deliveredNote(name, 1));
  expect(spool.records.counts().states).toMatchObject({ sending: 0, waiting: 1, delivered: 1 });
  await spool.retention.erase([name]);
  expect(spool.records.counts().states).toMatchObject({ waiting: 1, delivered: 0 });
});
