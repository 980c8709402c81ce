import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rename, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type * as DurableFile from '../storage/durable-file';
import { enquiry, identifiers, postForm, startEndpoint, temporaryFolder } from '../testing/endpoint.fixture';
import { runCommand, startCommand } from '../testing/process.fixture';
import { Spool } from '../relay/spool/spool';
import type * as WriteBackup from './write-backup';

async function filledEndpoint() {
  const endpoint = await startEndpoint();
  await postForm(endpoint.url, { ...enquiry, ...identifiers });
  expect(await endpoint.mails()).toHaveLength(1);
  return endpoint;
}

const backUp = (dataDir: string, folder: string) => runCommand('back-up', [folder], { DATA_DIR: dataDir });

it('copies records and mails while the server runs, readable by this account only, and keeps the mails’ times', async () => {
  const { dataDir } = await filledEndpoint();
  const [mail = ''] = await readdir(join(dataDir, 'mailbox/new'));
  await utimes(join(dataDir, 'mailbox/new', mail), 1000, 2000);
  await chmod(join(dataDir, 'mailbox/new', mail), 0o644);
  await mkdir(join(dataDir, 'mailbox/.Answered/cur'), { recursive: true });
  await writeFile(join(dataDir, 'mailbox/.Answered/cur/mail'), 'Text');
  const folder = join(await temporaryFolder(), 'copy');
  const { code, said } = await backUp(dataDir, folder);
  expect([code, said]).toEqual([0, expect.stringContaining(`Copied to ${folder}`)]);
  const names = await readdir(folder, { recursive: true });
  expect(names.sort()).toEqual(
    [
      'mailbox',
      'mailbox/.Answered',
      'mailbox/.Answered/cur',
      'mailbox/.Answered/cur/mail',
      'mailbox/cur',
      'mailbox/new',
    ]
      .concat(`mailbox/new/${mail}`, 'mailbox/tmp', 'spool.db')
      .sort(),
  );
  for (const name of ['.', ...names]) {
    const found = await stat(join(folder, name));
    expect([name, found.mode & 0o777]).toEqual([name, found.isDirectory() ? 0o700 : 0o600]);
  }
  expect((await stat(join(folder, 'mailbox/new', mail))).mtimeMs).toBe(2_000_000);
  const spool = new Spool(join(folder, 'spool.db'));
  expect(spool.records.list('all', 10)).toHaveLength(1);
  spool.close();
});

it.each(['new', 'cur', '.'])('copies the other files beside a dangling link in %s', async (place) => {
  const { dataDir } = await filledEndpoint();
  await symlink('gone', join(dataDir, 'mailbox', place, '1.gone.host'));
  const folder = join(await temporaryFolder(), 'copy');
  expect((await backUp(dataDir, folder)).code).toBe(0);
  expect(await readdir(join(folder, 'mailbox/new'))).toHaveLength(1);
});

it('leaves no folder with the backup’s name when killed halfway', async () => {
  const { dataDir, apps } = await filledEndpoint();
  await apps.site.close();
  // Reading a named pipe blocks forever.
  execFileSync('mkfifo', [join(dataDir, 'mailbox/new/pipe')]);
  const parent = await temporaryFolder();
  const { program, ended } = startCommand('back-up', [join(parent, 'copy')], { DATA_DIR: dataDir });
  await vi.waitFor(async () =>
    expect(await readdir(parent, { recursive: true })).toContainEqual(expect.stringMatching(/mailbox.new$/)),
  );
  program.kill('SIGKILL');
  await ended;
  expect(await readdir(parent)).toEqual([expect.stringMatching(/^copy\.unfinished-/)]);
});

it('leaves nothing when it fails, and says why', async () => {
  const { dataDir } = await filledEndpoint();
  const parent = await temporaryFolder();
  await rename(join(dataDir, 'mailbox'), join(dataDir, 'moved'));
  const failed = await backUp(dataDir, join(parent, 'copy'));
  expect([failed.code, failed.said]).toEqual([
    1,
    expect.stringContaining('The copy failed, and nothing is left of it: ENOENT'),
  ]);
  expect(await readdir(parent)).toEqual([]);
  const nowhere = await backUp(dataDir, join(parent, 'none/copy'));
  expect([nowhere.code, nowhere.said]).toEqual([1, expect.stringContaining('cannot be made (ENOENT)')]);
  await writeFile(join(parent, 'copy'), 'kept');
  const taken = await backUp(dataDir, join(parent, 'copy'));
  expect([taken.code, taken.said]).toEqual([1, expect.stringContaining('is there already: name a new folder')]);
  expect(await readFile(join(parent, 'copy'), 'utf8')).toBe('kept');
});

it('copies every mail once while a mail program moves them', async () => {
  const from = await temporaryFolder();
  for (const folder of ['new', 'cur']) await mkdir(join(from, folder));
  await writeFile(join(from, 'new/1'), 'one');
  await writeFile(join(from, 'new/2'), 'two');
  const { copyMailbox } = await withMailProgram(async () => {
    await rename(join(from, 'new/1'), join(from, 'cur/1:2,S'));
    await rename(join(from, 'new/2'), join(from, 'cur/2:2,S'));
  });
  const to = join(await temporaryFolder(), 'copy');
  await copyMailbox(from, to);
  const names = await readdir(to, { recursive: true });
  expect(names.sort()).toEqual(['cur', 'cur/2:2,S', 'new', 'new/1']);
});

/** Simulates a mail program that moves mails after the first one was copied. */
async function withMailProgram(work: () => Promise<void>): Promise<typeof WriteBackup> {
  vi.resetModules();
  vi.doMock('../storage/durable-file', async (importOriginal) => {
    const original = await importOriginal<typeof DurableFile>();
    let isFirst = true;
    return {
      ...original,
      copyDurably: async (from: string, to: string) => {
        await original.copyDurably(from, to);
        if (isFirst) await work();
        isFirst = false;
      },
    };
  });
  return import('./write-backup');
}
