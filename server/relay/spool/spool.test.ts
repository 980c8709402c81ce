import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../endpoint.fixture';
import type { LogEntry } from '../../log';
import { silentLog } from '../../log';
import { openSpool } from './spool';
import type { Submission } from '../submission';

const submission = (value: string, submissionId = 'one'): Submission => ({
  submissionId,
  form: 'enquiry',
  fields: [{ name: 'full_name', value }],
  tags: [],
  receivedAt: new Date('2026-11-20T10:00:00Z'),
});

describe('spool', () => {
  it('keeps one private file for each submission', async () => {
    const folder = await temporaryFolder();
    const spool = await openSpool(join(folder, 'spool'), silentLog);
    const { record, outcome } = await spool.store(submission('Asha'));
    expect(outcome).toBe('stored');
    const file = join(folder, 'spool', `${record.name}.json`);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(record);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'spool'))).mode & 0o777).toBe(0o700);
  });

  it('holds a submission once, however often and at however same a moment it comes', async () => {
    const folder = await temporaryFolder();
    // Two spools on one folder are two processes.
    const spools = [await openSpool(folder, silentLog), await openSpool(folder, silentLog)];
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => spools[index % 2]!.store(submission('Asha'))),
    );
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(19);
    expect(await spools[0]!.names()).toHaveLength(1);
  });

  it('still knows it after it has been delivered', async () => {
    const spool = await openSpool(await temporaryFolder(), silentLog);
    const { record } = await spool.store(submission('Asha'));
    await spool.updateDelivery(record.name, 1, { state: 'delivered', attempts: 1 });
    expect((await spool.store(submission('Asha'))).outcome).toBe('repeated');
    expect((await spool.read(record.name))?.delivery.state).toBe('delivered');
  });

  it('adds other answers under the same id to the record, to be mailed again, and loses neither', async () => {
    const spool = await openSpool(await temporaryFolder(), silentLog);
    const { record } = await spool.store(submission('Asha'));
    await spool.updateDelivery(record.name, 1, { state: 'delivered', attempts: 1 });
    const { outcome, record: corrected } = await spool.store(submission('Aasha'));
    expect(outcome).toBe('corrected');
    expect(corrected).toMatchObject({
      name: record.name,
      revision: 2,
      fields: [{ name: 'full_name', value: 'Aasha' }],
      earlier: [{ fields: [{ name: 'full_name', value: 'Asha' }] }],
      delivery: { state: 'waiting', attempts: 0 },
    });
    expect((await spool.store(submission('Asha'))).outcome).toBe('repeated');
    await spool.updateDelivery(record.name, 1, { state: 'delivered', attempts: 2 });
    expect((await spool.read(record.name))?.delivery.state).toBe('waiting');
  });

  it('ignores and reports a half-written record, and takes the submission again', async () => {
    const folder = await temporaryFolder();
    const log: LogEntry[] = [];
    const { record } = await (await openSpool(folder, silentLog)).store(submission('Asha'));
    const file = join(folder, `${record.name}.json`);
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, 100));

    const spool = await openSpool(folder, (entry) => log.push(entry));
    expect(await spool.read(record.name)).toBeUndefined();
    expect(log).toEqual([{ event: 'unreadable record', record: record.name }]);
    expect((await spool.store(submission('Asha'))).outcome).toBe('stored');
    expect(await spool.read(record.name)).toEqual(record);
    expect(await readdir(join(folder, 'damaged'))).toHaveLength(1);
  });

  it('does not take what a crash left in tmp for a record, and removes it after an hour', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'tmp'));
    for (const name of ['old', 'young']) await writeFile(join(folder, 'tmp', `${name}.json`), '{');
    await utimes(join(folder, 'tmp', 'old.json'), new Date(0), new Date(0));
    const spool = await openSpool(folder, silentLog);
    expect(await spool.names()).toEqual([]);
    expect(await readdir(join(folder, 'tmp'))).toEqual(['young.json']);
  });

  it('refuses when the disk does, and leaves nothing behind', async () => {
    const folder = await temporaryFolder();
    const spool = await openSpool(folder, silentLog);
    await rm(join(folder, 'tmp'), { recursive: true });
    await expect(spool.store(submission('Asha'))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await spool.names()).toEqual([]);
    await mkdir(join(folder, 'tmp'));
    expect((await spool.store(submission('Asha'))).outcome).toBe('stored');
  });
});
