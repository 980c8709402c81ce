import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import { mkdir, readdir, readFile, rename, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it, vi } from 'vitest';
import { pageBytes } from '../relay/spool/schema';
import { Spool } from '../relay/spool/spool';
import { enquiry, identifiers, postForm, startEndpoint, temporaryFolder } from '../testing/endpoint.fixture';
import { runCommand, startCommand } from '../testing/process.fixture';
import { unpackFile } from './archive';
import { backupsAmong } from './backup-names';
import { readBackupState, writeBackupState } from './backup-state';
import type * as CollectBackup from './collect-backup';

async function filledEndpoint() {
  const endpoint = await startEndpoint();
  await postForm(endpoint.url, { ...enquiry, ...identifiers });
  expect(await endpoint.mails()).toHaveLength(1);
  const contentDir = await temporaryFolder();
  await writeFile(join(contentDir, 'school.yaml'), 'name: Example School\n');
  return { ...endpoint, contentDir };
}

type Folders = Pick<Awaited<ReturnType<typeof filledEndpoint>>, 'dataDir' | 'contentDir'>;

const backUp = ({ dataDir, contentDir }: Folders, folder: string, env: Record<string, string> = {}) =>
  runCommand('back-up', [folder], { DATA_DIR: dataDir, CONTENT_DIR: contentDir, ...env });

const unpacked = async (folder: string) => {
  const [name = ''] = backupsAmong(await readdir(folder)).slice(-1);
  const to = await temporaryFolder();
  execFileSync('tar', ['-xzf', join(folder, name), '-C', to]);
  return to;
};

it('has everything in a file that common programs open, made while the server runs', async () => {
  const school = await filledEndpoint();
  const { dataDir, contentDir } = school;
  const [mail = ''] = await readdir(join(dataDir, 'mailbox/new'));
  await utimes(join(dataDir, 'mailbox/new', mail), 1000, 2000);
  await mkdir(join(dataDir, 'mailbox/.Answered/cur'), { recursive: true });
  await writeFile(join(dataDir, 'mailbox/.Answered/cur/mail'), 'Text');
  await runCommand(
    'office',
    ['add-user', 'Asha', '--principal'],
    { DATA_DIR: dataDir },
    { input: 'a long password\n' },
  );
  await mkdir(join(contentDir, 'facts'));
  await writeFile(join(contentDir, 'facts/fees.yaml'), 'fees: []\n');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: contentDir });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=First');
  const folder = join(await temporaryFolder(), 'backups');
  const { code, said } = await backUp(school, folder, {
    SMTP_URL: 'smtps://me:secret@mail.example',
    MAIL_FROM: 'School <a@school.example>',
    PORT: '3007',
  });
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/Made and checked: \S+\.tar\.gz \(1 submission, 2 content files\)/),
  ]);
  expect(said).toContain('It is not encrypted');

  const [file = ''] = backupsAmong(await readdir(folder));
  expect(((await stat(folder)).mode & 0o077) + ((await stat(join(folder, file))).mode & 0o077)).toBe(0);
  const opened = await unpacked(folder);
  const files = (await readdir(opened, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
  expect(files.map((each) => relative(opened, join(each.parentPath, each.name))).sort()).toEqual([
    ...['content.bundle', 'content/facts/fees.yaml', 'content/school.yaml', 'mailbox/.Answered/cur/mail'],
    ...[`mailbox/new/${mail}`, 'office.db', 'settings.env', 'spool.db'],
  ]);
  expect((await stat(join(opened, 'mailbox/new', mail))).mtimeMs).toBe(2_000_000);
  const settings = await readFile(join(opened, 'settings.env'), 'utf8');
  expect(settings).toContain('MAIL_FROM=School <a@school.example>\n');
  expect(settings).toContain('# Of the other machine: PORT=3007\n');
  expect(settings).not.toMatch(/secret@|mail\.example/);
  const spool = new Spool(join(opened, 'spool.db'));
  expect(spool.records.list('all', 10)).toHaveLength(1);
  spool.close();
  expect(await readBackupState(dataDir)).toMatchObject({ last: { name: file, submissions: 1, contentFiles: 2 } });
});

it('lets nobody in: it has no session and no link, and the secrets of apps only if it is encrypted', async () => {
  const school = await filledEndpoint();
  await runCommand(
    'office',
    ['add-user', 'Asha', '--principal'],
    { DATA_DIR: school.dataDir },
    { input: 'a long password\n' },
  );
  const database = new DatabaseSync(join(school.dataDir, 'office.db'));
  database.exec("UPDATE account SET codeSecret = 'KRSXG5CTMVRXEZLU'");
  database.exec(
    "INSERT INTO session VALUES (x'0102030405060708', 1, 1, 1); INSERT INTO resetLink VALUES (1, x'0807060504030201', 9e15)",
  );
  database.close();
  for (const passphrase of ['', 'a river without a bridge']) {
    const folder = await temporaryFolder();
    await backUp(school, folder, { BACKUP_PASSPHRASE: passphrase });
    const [name = ''] = backupsAmong(await readdir(folder));
    const to = await temporaryFolder();
    await unpackFile(join(folder, name), to, passphrase || undefined);
    const bytes = (await readFile(join(to, 'office.db'))).toString('latin1');
    expect(bytes.includes('KRSXG5CTMVRXEZLU')).toBe(passphrase !== '');
    expect(bytes).not.toContain('\x01\x02\x03\x04\x05\x06\x07\x08');
    expect(bytes).not.toContain('\x08\x07\x06\x05\x04\x03\x02\x01');
  }
});

it('is encrypted with a passphrase', async () => {
  const school = await filledEndpoint();
  const folder = await temporaryFolder();
  const { code, said } = await backUp(school, folder, { BACKUP_PASSPHRASE: 'a river without a bridge' });
  expect([code, said]).toEqual([0, expect.not.stringContaining('not encrypted')]);
  const [name = ''] = backupsAmong(await readdir(folder));
  const bytes = await readFile(join(folder, name));
  expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  expect(name).toMatch(/\.tar\.gz\.age$/);
});

it('goes to DATA_DIR/backups without another folder, and deletes old ones once a new one is good', async () => {
  const school = await filledEndpoint();
  const folder = join(school.dataDir, 'backups');
  await mkdir(folder);
  const old = Array.from({ length: 9 }, (_, index) => `school-2020-01-0${index + 1}-020000.tar.gz`);
  for (const name of old) await writeFile(join(folder, name), '');
  const make = () => runCommand('back-up', [], { DATA_DIR: school.dataDir, CONTENT_DIR: school.contentDir });
  await truncate(join(school.dataDir, 'spool.db'), pageBytes);
  expect((await make()).code).toBe(1);
  expect(backupsAmong(await readdir(folder))).toEqual(old);
  const healthy = await filledEndpoint();
  await rename(join(healthy.dataDir, 'spool.db'), join(school.dataDir, 'spool.db'));
  expect((await make()).code).toBe(0);
  expect(backupsAmong(await readdir(folder))).toEqual([...old.slice(-6), expect.stringMatching(/^school-2/)]);
});

it.each(['new', 'cur', '.'])('copies the other files beside a dangling link in %s', async (place) => {
  const school = await filledEndpoint();
  await symlink('gone', join(school.dataDir, 'mailbox', place, '1.gone.host'));
  const folder = await temporaryFolder();
  expect((await backUp(school, folder)).code).toBe(0);
  expect(await readdir(join(await unpacked(folder), 'mailbox/new'))).toHaveLength(1);
});

it('leaves no backup when killed halfway, and the next one tidies up', async () => {
  const school = await filledEndpoint();
  const { dataDir, contentDir } = school;
  // Reading a named pipe blocks forever.
  const pipe = join(dataDir, 'mailbox/new/pipe');
  execFileSync('mkfifo', [pipe]);
  const folder = await temporaryFolder();
  const { program, ended } = startCommand('back-up', [folder], { DATA_DIR: dataDir, CONTENT_DIR: contentDir });
  await vi.waitFor(async () =>
    expect(await readdir(folder, { recursive: true })).toContainEqual(expect.stringMatching(/mailbox.new$/)),
  );
  const other = await backUp(school, folder);
  expect([other.code, other.said]).toEqual([1, expect.stringContaining('Another backup is being made')]);
  program.kill('SIGKILL');
  await ended;
  expect(backupsAmong(await readdir(folder))).toEqual([]);
  await rename(pipe, join(contentDir, '..', `${Date.now()}.pipe`));
  expect((await backUp(school, folder)).code).toBe(0);
  expect((await readdir(folder)).filter((name) => name.startsWith('unfinished'))).toEqual([]);
});

it('leaves nothing when it fails, says why, and the last good one stays', async () => {
  const school = await filledEndpoint();
  const { dataDir } = school;
  const folder = await temporaryFolder();
  await backUp(school, folder);
  const before = await readBackupState(dataDir);
  const path = join(dataDir, 'spool.db');
  const { size } = await stat(path);
  await school.apps.site.close();
  await truncate(path, pageBytes);
  await writeFile(path, 'x'.repeat(size - pageBytes), { flag: 'a' });
  const damaged = await backUp(school, folder);
  expect([damaged.code, damaged.said]).toEqual([1, expect.stringContaining('is damaged. Start the server')]);
  expect(backupsAmong(await readdir(folder))).toEqual([before?.last?.name]);
  expect(await readBackupState(dataDir)).toMatchObject({ problem: 'damaged', last: before?.last });
  const inFile = await backUp({ ...school, dataDir: path }, join(path, 'backups'));
  expect([inFile.code, inFile.said]).toEqual([1, expect.stringContaining('cannot be used')]);
  const none = await backUp({ ...school, dataDir: join(dataDir, 'none') }, folder);
  expect([none.code, none.said]).toEqual([1, expect.stringContaining('There is nothing in')]);
  expect(existsSync(join(dataDir, 'none'))).toBe(false);
});

it('says in the office, too, that its folder can’t be used', async () => {
  const school = await filledEndpoint();
  const { dataDir } = school;
  const folder = await temporaryFolder();
  await backUp(school, folder);
  const before = await readBackupState(dataDir);
  const file = join(folder, before!.last!.name);
  const { code, said } = await backUp(school, file);
  expect([code, said]).toEqual([1, expect.stringContaining(`BACKUP_DIR ${file} cannot be used`)]);
  expect(said).toContain('name another BACKUP_DIR');
  expect(await readBackupState(dataDir)).toMatchObject({ problem: 'no folder', last: before?.last });
});

it('leaves room on the disk, without which forms would be refused', async () => {
  const { dataDir, contentDir } = await filledEndpoint();
  vi.resetModules();
  vi.doMock('node:fs/promises', async (importOriginal) => ({
    ...(await importOriginal<typeof FileSystem>()),
    statfs: () => Promise.resolve({ bavail: 60, bsize: 2 ** 20 }),
  }));
  const { makeBackup } = await import('./make-backup');
  vi.doUnmock('node:fs/promises');
  const backupDir = await temporaryFolder();
  const options = { dataDir, contentDir, settings: '', backupDir, passphrase: undefined, copy: undefined };
  await expect(makeBackup({ ...options, copyKeyFile: undefined, now: Date.now })).rejects.toThrow(
    /needs \d\d MB of free/,
  );
  expect(await readdir(backupDir)).toEqual([]);
  expect(await readBackupState(dataDir)).toMatchObject({ problem: 'disk full' });
});

it('has a copy in another folder, which is never emptied, and says when that fails', async () => {
  const school = await filledEndpoint();
  const [folder, copy] = [await temporaryFolder(), join(await temporaryFolder(), 'disk')];
  const env = { BACKUP_COPY: copy };
  const unplugged = await backUp(school, folder, env);
  expect([unplugged.code, unplugged.said]).toEqual([
    1,
    expect.stringMatching(/The backup is good, but it could not be copied to BACKUP_COPY: ENOENT/),
  ]);
  expect(await readBackupState(school.dataDir)).toMatchObject({
    last: { submissions: 1 },
    copy: { problem: 'no folder' },
  });
  await mkdir(copy);
  const old = Array.from({ length: 9 }, (_, index) => `school-2020-01-0${index + 1}-020000.tar.gz`);
  for (const name of [...old, 'letters.txt']) await writeFile(join(copy, name), '');
  await runCommand('erase', [enquiry.mobile_number, '--yes'], { DATA_DIR: school.dataDir });
  const { code, said } = await backUp(school, folder, env);
  expect([code, said]).toEqual([0, expect.stringContaining('Copied to BACKUP_COPY.')]);
  const [made = ''] = backupsAmong(await readdir(folder)).slice(-1);
  expect((await readdir(copy)).sort()).toEqual(['erased.txt', 'letters.txt', ...old.slice(-6), made].sort());
  expect(await readFile(join(copy, made))).toEqual(await readFile(join(folder, made)));
  expect(await readBackupState(school.dataDir)).toMatchObject({ copy: { at: expect.any(Number) as number } });
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
async function withMailProgram(work: () => Promise<void>): Promise<typeof CollectBackup> {
  vi.resetModules();
  vi.doMock('node:fs/promises', async (importOriginal) => {
    const original = await importOriginal<typeof FileSystem>();
    let isFirst = true;
    return {
      ...original,
      copyFile: async (...parameters: Parameters<typeof original.copyFile>) => {
        await original.copyFile(...parameters);
        if (isFirst) await work();
        isFirst = false;
      },
    };
  });
  return import('./collect-backup');
}

it('reads no state that is damaged', async () => {
  const dataDir = await temporaryFolder();
  expect(await readBackupState(dataDir)).toBeUndefined();
  for (const text of ['', '{', 'null', '{"triedAt":"now"}']) {
    await writeFile(join(dataDir, 'backups.json'), text);
    expect(await readBackupState(dataDir)).toBeUndefined();
  }
  await writeBackupState(dataDir, { triedAt: 1 });
  expect(await readBackupState(dataDir)).toEqual({ triedAt: 1 });
});
