import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it, vi } from 'vitest';
import { noteErased } from '../../backup/erased-list';
import { startOffice } from '../../../office/testing/office-pages.fixture';
import { enquiry, identifiers, postForm, startEndpoint, temporaryFolder } from '../../testing/endpoint.fixture';
import type { FormDefinition, FormField } from '../../../forms/form-definition';
import { silentLog } from '../../log';
import { openSpool, submission } from '../../testing/spool.fixture';
import type { Submission } from '../submission';
import { setAside } from './damage';
import { OwnedDatabase } from './database';
import { pageBytes } from './schema';
import { Spool } from './spool';

const pupil = (index: number, submissionId = String(index)): Submission =>
  submission(submissionId, {
    fields: [
      { name: 'full_name', value: `Pupil-${index}.` },
      { name: 'mobile_number', value: `98765${String(index).padStart(5, '0')}` },
      { name: 'address', value: 'x'.repeat(2000) },
    ],
    receivedAt: new Date(Date.now() - 1_000_000 + index),
  });
const count = 300;

const formOf = (id: string, ...fields: FormField[]): FormDefinition => ({
  ...{ id, fields, title: '', template: '', summary: [] },
  sent: { title: '', sentence: '' },
});

/** A data folder with 300 submissions in a closed database. */
async function filledFolder(): Promise<{ dataDir: string; path: string }> {
  const dataDir = await temporaryFolder();
  const path = join(dataDir, 'spool.db');
  const spool = new Spool(path);
  await Promise.all(Array.from({ length: count }, (_, index) => spool.intake.store(pupil(index))));
  spool.close();
  return { dataDir, path };
}

/** Simulates a bad disk, which damages the same bytes for the same seed. */
async function flipBytes(path: string, howMany: number, seed: number): Promise<void> {
  const bytes = await readFile(path);
  let state = seed;
  for (let flipped = 0; flipped < howMany; flipped += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // Spare the first page: without its schema nothing is readable.
    const at = pageBytes + (state % (bytes.length - pageBytes));
    bytes[at] = 255 - (bytes[at] ?? 0);
  }
  await writeFile(path, bytes);
}

async function settled(spool: Spool): Promise<void> {
  await spool.salvage();
  await expect.poll(async () => (await spool.damaged()).every(({ result }) => result)).toBe(true);
}

describe('a damaged database', () => {
  it.each(process.env.TEST_ALL ? [1, 2, 7, 26] : [7])(
    'is set aside with 200 flipped bytes (seed %i): everybody is answered, and what can be read is brought over',
    async (seed) => {
      const { dataDir, path } = await filledFolder();
      await flipBytes(path, 200, seed);
      const { url, apps, office, log } = await startOffice({ DATA_DIR: dataDir });
      expect((await postForm(url, { ...enquiry, ...identifiers })).status).toBe(200);
      await settled(apps.spool);

      const records = apps.spool.records.list('all', 1000);
      const whole = records.filter(({ tags }) => !tags.includes('damaged'));
      const [result] = (await apps.spool.damaged()).map((file) => file.result);
      expect(whole.length).toBeGreaterThan(20);
      expect(result?.saved).toBe(records.length - 1);
      expect(Number(result?.saved) + Number(result?.unreadable)).toBeGreaterThanOrEqual(count);
      for (const { fields } of whole.filter(({ fields: [first] }) => first?.value.startsWith('Pupil')))
        expect(fields[2]?.value).toBe('x'.repeat(2000));
      expect(log.map(({ event }) => event)).toEqual(
        expect.arrayContaining(['damaged file set aside', 'salvaged']) as string[],
      );

      const headers = { host: 'localhost' };
      // A record that is whole has a page as any other.
      const damaged = records.filter(({ tags }) => tags.includes('damaged'));
      for (const { name } of process.env.TEST_ALL ? records : damaged.slice(0, 20)) {
        const page = await office.inject({ url: `/records/${name}`, headers });
        expect(page.statusCode, name).toBe(200);
      }
      expect((await office.inject({ url: '/', headers })).body).toContain(
        'A disk error damaged the file with the forms',
      );
      const ready = await fetch(`${url.replace('127.0.0.1', 'localhost')}/readyz`);
      expect([ready.status, await ready.text()]).toEqual([200, expect.stringContaining('damaged: ')]);
    },
  );

  it('is set aside while the server runs', async () => {
    const { url, apps, log, dataDir } = await startEndpoint();
    await Promise.all(Array.from({ length: 2000 }, (_, index) => apps.spool.intake.store(pupil(index))));
    await apps.spool.retention.erase([]);
    const file = await open(join(dataDir, 'spool.db'), 'r+');
    const { size } = await file.stat();
    const damaged = Buffer.alloc(Math.round(size / 20), 'x');
    await file.write(damaged, 0, damaged.length, Math.round(size / 2));
    await file.close();
    expect(apps.spool.records.list('all', 3000).length).toBeLessThan(2000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        postForm(url, { ...enquiry, ...identifiers, submission_id: `after ${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(log.filter(({ event }) => event === 'damaged file set aside')).toHaveLength(1);
    await settled(apps.spool);
    const newest = apps.spool.records.list('all', 20).map(({ fields }) => fields[0]?.value);
    expect(newest).toEqual(Array(20).fill(enquiry.full_name));
    expect(apps.spool.records.counts().states.waiting).toBeGreaterThan(1000);
  });

  it('is salvaged once, with everything in its log', async () => {
    const { path } = await filledFolder();
    const writing = new Spool(path);
    await writing.intake.store(pupil(0, 'in the log'));
    // Copies of open files are what `kill -9` leaves: the log isn't checkpointed.
    const [file, log] = await Promise.all([readFile(path), readFile(`${path}-wal`)]);
    writing.close();
    await writeFile(path, file.fill('x', file.length - 10 * pageBytes));
    await writeFile(`${path}-wal`, log);
    for (let start = 0; start < 2; start += 1) {
      const spool = new Spool(path, silentLog);
      await settled(spool);
      expect(spool.records.counts().states.waiting).toBeGreaterThan(count - 50);
      spool.close();
    }
    const spool = await openSpool(path);
    expect(await spool.damaged()).toHaveLength(1);
  });

  it('continues after a crash during salvage', async () => {
    const { path } = await filledFolder();
    await flipBytes(path, 50, 7);
    // The process ends after the first rows.
    const dying = vi.spyOn(OwnedDatabase.prototype, 'commit').mockImplementation(function (this: OwnedDatabase, work) {
      if (this.row('SELECT 1 FROM submission')) return Promise.reject(new Error('ended'));
      return Promise.resolve(work());
    });
    const first = new Spool(path, silentLog);
    // Opening it has begun another one.
    for (let times = 0; times < 2; times += 1) await first.salvage();
    const { waiting } = first.records.counts().states;
    expect(waiting).toBeGreaterThan(50);
    expect(await first.damaged()).toMatchObject([{ result: undefined }]);
    first.close();
    dying.mockRestore();
    const spool = await openSpool(path, silentLog);
    await settled(spool);
    expect(spool.records.counts().states.waiting).toBeGreaterThan(waiting);
  });

  it('brings back no submission that was erased before a crash during salvage', async () => {
    const { dataDir, path } = await filledFolder();
    const filled = new Spool(path);
    const [one = '', other = ''] = filled.records.list('all', 2).map(({ name }) => name);
    filled.close();
    setAside(path);
    await noteErased(dataDir, [one]);
    // Of the other, only what came earlier under its name.
    await noteErased(dataDir, [other], Date.now() - 2_000_000);
    const spool = await openSpool(path, silentLog);
    await settled(spool);
    expect([one, other].map((name) => spool.records.read(name)?.name)).toEqual([undefined, other]);
    expect((await spool.damaged())[0]?.result).toEqual({ saved: count - 1, unreadable: 0 });
  });

  it('loses only what came after a truncation of the log', async () => {
    const { path } = await filledFolder();
    const writing = new Spool(path);
    for (let index = 0; index < 10; index += 1) await writing.intake.store(pupil(index, `in the log ${index}`));
    const log = await readFile(`${path}-wal`);
    const file = await readFile(path);
    writing.close();
    await writeFile(path, file);
    await writeFile(`${path}-wal`, log.subarray(0, log.length / 2));
    const spool = await openSpool(path, silentLog);
    const { waiting } = spool.records.counts().states;
    expect(waiting).toBeGreaterThan(count);
    expect(waiting).toBeLessThan(count + 10);
    expect(spool.records.list('all', 400)).toHaveLength(waiting);
    expect((await spool.intake.store(pupil(999))).outcome).toBe('stored');
  });

  it('shows answers without a readable submission to a person', async () => {
    const { path } = await filledFolder();
    const damage = new DatabaseSync(path);
    damage.exec(
      `PRAGMA ignore_check_constraints = ON; UPDATE submission SET state = 'w' WHERE name = (SELECT max(name) FROM submission)`,
    );
    const { name } = damage.prepare('SELECT max(name) AS name FROM submission').get() as { name: string };
    damage.close();
    setAside(path);
    const spool = await openSpool(path, silentLog);
    await settled(spool);
    const record = spool.records.read(name);
    expect(record).toMatchObject({ state: 'undelivered', tags: ['damaged'], receivedAt: expect.any(Number) as number });
    expect(record?.fields[0]?.value).toMatch(/^Pupil-\d+\.$/);
    expect(spool.records.list('stuck', 10).map((listed) => listed.name)).toEqual([name]);
  });

  it('marks a record with a changed text, which SQLite doesn’t notice', async () => {
    const { path } = await filledFolder();
    const bytes = await readFile(path);
    bytes.write('Q', bytes.indexOf('Pupil-17.'));
    await writeFile(path, bytes);
    const spool = await openSpool(path, silentLog);
    expect(await spool.damaged()).toEqual([]);
    const marked = spool.records.list('all', count).filter(({ tags }) => tags.includes('damaged'));
    expect(marked.map(({ fields }) => fields[0]?.value)).toEqual(['Qupil-17.']);
    expect(spool.records.read(marked[0]?.name ?? '')?.tags).toEqual(['damaged']);
  });

  it('keeps the office’s work, also on a submission that the visitor has sent again meanwhile', async () => {
    const { path } = await filledFolder();
    const working = new Spool(path);
    const [one = '', other = '', wrong = ''] = working.records.list('all', 3).map(({ name }) => name);
    const changes = [{ field: 'stage' as const, was: '', becomes: 'visited' }];
    for (const name of [one, other, wrong]) {
      await working.followUps.noteCall(name, 'Meera', 'reached', 'token', changes, 5000);
      await working.followUps.addNote(name, 'Meera', 'Calls back.', 'next', 6000);
    }
    const form = formOf('closed');
    await working.rememberForms({ formsIn: { en: [form] }, stagesIn: {} });
    const before = [one, other].map((name) => [working.callList.followUp(name), working.callList.history(name)]);
    const sentAgain = working.records.read(other)?.fields.find(({ value }) => value.startsWith('Pupil'))?.value;
    working.close();
    const damage = new DatabaseSync(path);
    damage.exec('PRAGMA ignore_check_constraints = ON');
    damage.prepare(`UPDATE followUp SET stageSince = -1, callOn = 'x' WHERE name = ?`).run(wrong);
    damage.prepare(`UPDATE followUpEvent SET kind = 'x' WHERE name = ? AND kind = 'stage'`).run(wrong);
    damage.close();
    setAside(path);
    const spool = await openSpool(path, silentLog);
    await spool.intake.store(pupil(Number(/\d+/.exec(sentAgain ?? '')?.[0])));
    await settled(spool);
    expect([one, other].map((name) => [spool.callList.followUp(name), spool.callList.history(name)])).toEqual(before);
    expect(spool.callList.pastForm('closed')?.form).toEqual(form);
    expect(spool.callList.followUp(wrong)).toMatchObject({ stage: '', callOn: undefined });
    expect(spool.callList.history(wrong).map(({ kind }) => kind)).toEqual(['note', 'call']);
    // The names of the one that was sent again are those of its form.
    expect(spool.callList.search('Pupil')).toHaveLength(count - 1);
    expect(spool.callList.list({ sort: 'call', limit: 1000, today: '2026-11-28' }).names).toHaveLength(count);
  });

  it.each(['1 {"en":{"form":{},"stagez":[]}}', '{"en":null}', 'null', ''])(
    'is salvaged although what it remembers of a form is damaged: %s',
    async (definitions) => {
      const { path } = await filledFolder();
      const damage = new DatabaseSync(path);
      damage.prepare('INSERT INTO pastForm VALUES (?, ?)').run('enquiry', definitions);
      damage.close();
      setAside(path);
      const spool = await openSpool(path, silentLog);
      const form = formOf('enquiry');
      await spool.rememberForms({ formsIn: { en: [form] }, stagesIn: {} });
      await spool.salvage();
      expect(spool.records.list('all', 1000)).toHaveLength(count);
      expect(spool.callList.pastForm('enquiry')?.form).toEqual(form);
    },
  );

  it('takes no date of birth for a telephone number', async () => {
    const path = join(await temporaryFolder(), 'spool.db');
    const damaged = new Spool(path);
    const known = formOf(
      'known',
      { kind: 'mobile', name: 'mobile_number', label: '', maxLength: 20 },
      { kind: 'text', name: 'pupil_number', label: '', maxLength: 20 },
    );
    await damaged.rememberForms({ formsIn: { en: [known] }, stagesIn: {} });
    const fields = (mobile_number: string) =>
      Object.entries({ std_dob: '2020-11-05', pupil_number: '2026000145', mobile_number, second: '91234 56780' }).map(
        ([name, value]) => ({ name, value }),
      );
    const names: string[] = [];
    for (const [id, phone] of [
      ['known', '98765 43210'],
      ['known', '98765 43211'],
      ['forgotten', '98765 43212'],
    ] as const)
      names.push((await damaged.intake.store(submission(phone, { form: id, fields: fields(phone), phones: [] }))).name);
    damaged.close();
    setAside(path);
    const spool = await openSpool(path, silentLog);
    await settled(spool);
    const { callList } = spool;
    expect(names.map((name) => callList.numbersToCall(name).toSorted())).toEqual([
      ['9123456780', '9876543210'],
      ['9123456780', '9876543211'],
      ['2026000145', '9123456780', '9876543212'],
    ]);
  });
});
