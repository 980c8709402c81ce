import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { enquiry, identifiers, postForm, startEndpoint, temporaryFolder } from '../testing/endpoint.fixture';
import { runCommand, startCommand, startServerProcess } from '../testing/process.fixture';
import { Spool } from '../relay/spool/spool';
import { unpackFile } from './archive';
import { backupsAmong } from './backup-names';
import { restoreBackup } from './restore-backup';

/** Content that only these tests restore to. */
let contentDir = '';

beforeEach(async () => {
  contentDir = join(await temporaryFolder(), 'content');
  await mkdir(contentDir);
  await writeFile(join(contentDir, 'school.yaml'), 'name: Example School\n');
  vi.stubEnv('CONTENT_DIR', contentDir);
});

const run = (
  command: string,
  parameters: readonly string[],
  dataDir: string,
  env: Record<string, string> = {},
  input = '',
) => runCommand(command, parameters, { ...envOf(dataDir), ...env }, { input, cwd: dirname(contentDir) });

const envOf = (dataDir: string) => ({ DATA_DIR: dataDir, CONTENT_DIR: contentDir });
const mobileOf = (index: number) => `98765 4321${index}`;

/** An endpoint with three submissions, and the folder with its backup. */
async function backedUp() {
  const { url, apps, mails, dataDir } = await startEndpoint();
  for (let index = 0; index < 3; index += 1)
    await postForm(url, {
      ...enquiry,
      ...identifiers,
      full_name: `Pupil ${index}`,
      mobile_number: mobileOf(index),
      submission_id: `pupil ${index}`,
    });
  await vi.waitFor(async () => expect(await mails()).toHaveLength(3));
  for (const { name } of apps.spool.records.list('all', 3))
    await apps.spool.followUps.addNote(name, 'Meera', 'Calls back.', 'token', 1000);
  const folder = join(await temporaryFolder(), 'backup');
  await run('back-up', [folder], dataDir);
  return { url, apps, dataDir, folder };
}

/** The same after the server has stopped. */
async function stoppedAfterBackup() {
  const { apps, ...rest } = await backedUp();
  await apps.site.close();
  return rest;
}

/** Unpacks the newest backup of a folder into a new folder. */
async function unpack(folder: string, to: string): Promise<void> {
  const [newest = ''] = backupsAmong(await readdir(folder)).slice(-1);
  await mkdir(to);
  await unpackFile(join(folder, newest), to, undefined);
}

const namesIn = (dataDir: string) =>
  readIn(dataDir, ({ records }) =>
    records
      .list('all', 10)
      .map(({ fields }) => fields[0]?.value)
      .sort(),
  );

const notesIn = (dataDir: string) =>
  readIn(dataDir, ({ records, callList }) => records.list('all', 10).map(({ name }) => callList.lastNote(name)));

function readIn<Result>(dataDir: string, read: (spool: Spool) => Result): Result {
  const spool = new Spool(join(dataDir, 'spool.db'));
  try {
    return read(spool);
  } finally {
    spool.close();
  }
}

it('restores after an earlier restore was killed before moving its copy into place', async () => {
  const { folder, dataDir } = await stoppedAfterBackup();
  await unpack(folder, join(dataDir, 'restored'));
  const { code, said } = await run('restore', [folder], dataDir);
  expect([code, said]).toEqual([0, expect.stringContaining('Restored: 3 submissions.')]);
  expect(namesIn(dataDir)).toEqual(['Pupil 0', 'Pupil 1', 'Pupil 2']);
});

it('restores records and mails to a new folder, readable by this account only', async () => {
  const { folder } = await stoppedAfterBackup();
  const dataDir = join(await temporaryFolder(), 'new');
  const { code, said } = await run('restore', [folder], dataDir);
  expect([code, said]).toEqual([0, expect.stringContaining('Restored: 3 submissions.')]);
  expect(namesIn(dataDir)).toEqual(['Pupil 0', 'Pupil 1', 'Pupil 2']);
  expect(notesIn(dataDir)).toEqual(Array(3).fill('Calls back.'));
  expect(await readdir(join(dataDir, 'mailbox/new'))).toHaveLength(3);
  expect((await readdir(dataDir)).filter((name) => /^(restored|replaced)/.test(name))).toEqual([]);
  for (const name of ['spool.db', 'mailbox', 'mailbox/new'])
    expect(((await stat(join(dataDir, name))).mode & 0o077).toString(8)).toBe('0');
});

it('leaves out submissions erased on request since, but not later ones with the same name', async () => {
  const { url, apps, dataDir, folder } = await backedUp();
  await run('erase', [mobileOf(0), '--yes'], dataDir);
  // Add a line that a power cut has truncated.
  await appendFile(join(dataDir, 'erased.txt'), '0123456789abcdef');
  await run('erase', [mobileOf(1), '--yes'], dataDir);
  await postForm(url, { ...enquiry, ...identifiers, full_name: 'Pupil 1', submission_id: 'pupil 1' });
  await apps.delivery.settled();
  const later = join(await temporaryFolder(), 'later');
  await run('back-up', [later], dataDir);
  await apps.site.close();

  const { said } = await run('restore', [folder], dataDir);
  expect(said).toContain('Restored: 1 submission.');
  expect(said).toContain('Erased again, since somebody had asked for it after the backup was made: 2.');
  expect(namesIn(dataDir)).toEqual(['Pupil 2']);
  expect(await readdir(join(dataDir, 'mailbox/new'))).toHaveLength(1);
  expect((await readFile(join(dataDir, 'spool.db'))).includes('Pupil 0')).toBe(false);

  await run('restore', [later], dataDir);
  expect(namesIn(dataDir)).toEqual(['Pupil 1', 'Pupil 2']);
});

it('leaves them out on a machine that has only the backups, too', async () => {
  const { apps, dataDir, folder } = await backedUp();
  const older = await temporaryFolder();
  await cp(folder, older, { recursive: true });
  await run('erase', [mobileOf(0), '--yes'], dataDir);
  await run('back-up', [folder], dataDir);
  await apps.site.close();
  await cp(join(folder, 'erased.txt'), join(older, 'erased.txt'));
  const elsewhere = join(await temporaryFolder(), 'new');
  expect((await run('restore', [older], elsewhere)).said).toContain('Restored: 2 submissions.');
  expect(namesIn(elsewhere)).toEqual(['Pupil 1', 'Pupil 2']);
  // Nor do they come back by an older backup later.
  await rm(join(older, 'erased.txt'));
  await run('restore', [older], elsewhere);
  expect(namesIn(elsewhere)).toEqual(['Pupil 1', 'Pupil 2']);
});

it('brings accounts, content with its history, and settings to an empty machine', async () => {
  const { apps, dataDir } = await startEndpoint();
  await run('office', ['add-user', 'Asha Patil', '--principal'], dataDir, {}, 'a long password\n');
  const gitIn = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd, encoding: 'utf8' });
  gitIn(contentDir, 'init', '--quiet');
  gitIn(contentDir, 'add', '.');
  gitIn(contentDir, 'commit', '--quiet', '--message=First');
  await mkdir(join(contentDir, 'facts'));
  await writeFile(join(contentDir, 'facts/fees.yaml'), 'fees: []\n');
  const folder = await temporaryFolder();
  const secret = 'a river without a bridge';
  const given = { BACKUP_PASSPHRASE: secret, MAIL_FROM: 'School <a@school.example>' };
  await writeFile(join(dataDir, 'host.json'), '{}');
  await run('back-up', [folder], dataDir, given);
  await apps.site.close();

  const machine = await temporaryFolder();
  contentDir = join(machine, 'content');
  await mkdir(contentDir);
  await writeFile(join(contentDir, 'school.yaml'), 'name: Another School\n');
  await writeFile(join(contentDir, 'extra.yaml'), 'x: 1\n');
  const elsewhere = join(machine, 'data');
  for (const [env, message] of [
    [{}, 'set BACKUP_PASSPHRASE'],
    [{ BACKUP_PASSPHRASE: 'a bridge without a river' }, 'is not the passphrase of this backup'],
  ] as const) {
    const refused = await run('restore', [folder], elsewhere, env);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(message)]);
    expect(await readdir(contentDir)).toEqual(['extra.yaml', 'school.yaml']);
  }
  const { code, said } = await run('restore', [folder], elsewhere, { BACKUP_PASSPHRASE: secret });
  expect([code, said]).toEqual([0, expect.stringContaining('in the branch main of its git repository')]);
  // A machine on which somebody tries a backup must send nothing to the school's host.
  expect(existsSync(join(elsewhere, 'host.json'))).toBe(false);
  expect((await run('office', ['users'], elsewhere)).said).toContain('Asha Patil, principal');
  expect(await readFile(join(contentDir, 'school.yaml'), 'utf8')).toBe('name: Example School\n');
  expect(existsSync(join(contentDir, 'extra.yaml'))).toBe(false);
  expect(gitIn(contentDir, 'log', '--format=%s').trim()).toBe('First');
  expect(gitIn(contentDir, 'status', '--porcelain')).toBe('?? facts/\n');
  const [replaced = ''] = (await readdir(elsewhere)).filter((name) => name.startsWith('replaced-'));
  expect((await readdir(join(elsewhere, replaced, 'content'))).sort()).toEqual(['extra.yaml', 'school.yaml']);
  const settings = await readFile(join(machine, '.env'), 'utf8');
  expect(settings).toContain('MAIL_FROM=School <a@school.example>\n');
  expect(settings).not.toContain(secret);

  // Onto content in a repository of its own, the history comes as a branch.
  const again = await run('restore', [folder], elsewhere, { BACKUP_PASSPHRASE: secret });
  expect(again.said).toMatch(/in the branch backup-20\d\d-\d\d-\d\d of its git repository/);
  expect(again.said).not.toContain('in .env');
});

it('keeps the replaced data until it would have been erased', async () => {
  const { url, apps, dataDir, folder } = await backedUp();
  await postForm(url, { ...enquiry, ...identifiers, full_name: 'Pupil 3', submission_id: 'pupil 3' });
  await apps.site.close();
  const { said } = await run('restore', [folder], dataDir);
  const [replaced = ''] = (await readdir(dataDir)).filter((name) => name.startsWith('replaced-'));
  expect(said).toContain(`${replaced}. Delete it once you are sure.`);
  expect(namesIn(join(dataDir, replaced))).toContain('Pupil 3');
  const again = await startEndpoint({ DATA_DIR: dataDir });
  await again.apps.erasure.run();
  expect(await readdir(dataDir)).toContain(replaced);
  await utimes(join(dataDir, replaced), 0, 0);
  await again.apps.erasure.run();
  expect(await readdir(dataDir)).not.toContain(replaced);
});

it('changes nothing while the server runs, without a backup, and with a damaged one', async () => {
  const { apps, dataDir, folder } = await backedUp();
  const running = await run('restore', [folder], dataDir);
  expect([running.code, running.said]).toEqual([1, expect.stringContaining('stop the server, then restore')]);
  await apps.site.close();
  const none = await run('restore', [dataDir], dataDir);
  expect([none.code, none.said]).toEqual([1, expect.stringContaining('There is no backup in')]);
  const [name = ''] = backupsAmong(await readdir(folder));
  const whole = await readFile(join(folder, name));
  const flipped = Buffer.from(whole);
  flipped[Math.floor(whole.length / 2)]! ^= 1;
  for (const bytes of [
    flipped,
    whole.subarray(0, -9),
    whole.subarray(0, 2000),
    Buffer.alloc(0),
    Buffer.alloc(2000, 1),
  ]) {
    await writeFile(join(folder, name), bytes);
    const damaged = await run('restore', [folder], dataDir);
    expect([damaged.code, damaged.said]).toEqual([1, expect.stringContaining('is damaged')]);
    expect((await readdir(dataDir)).filter((each) => /^re(?:stored|placed)/.test(each))).toEqual([]);
  }
  expect(namesIn(dataDir)).toHaveLength(3);
  expect(await run('restore', [], dataDir)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Say what') as string,
  });
});

it('is atomic: a kill at any moment leaves the old or the new data', async () => {
  const { dataDir, folder } = await stoppedAfterBackup();
  // The backup is larger than a single write, so that a kill can interrupt restoring it.
  const fillers = Array.from({ length: 300 }, (_, index) => join(dataDir, 'mailbox/cur', `${index}.filler:2,S`));
  for (const filler of fillers) await writeFile(filler, randomBytes(50_000));
  await run('back-up', [folder], dataDir);
  for (const filler of fillers) await rm(filler);
  await run('erase', [mobileOf(0), '--yes'], dataDir);
  const before = namesIn(dataDir);
  const unfinished = join(dataDir, 'restored.unfinished');
  for (const afterMs of process.env.TEST_ALL ? [0, 20, 80, 320, 1280] : [20, 320]) {
    await rm(unfinished, { recursive: true, force: true });
    const { program, ended } = startCommand('restore', [folder], envOf(dataDir), { cwd: dataDir });
    // Wait until restoring has started.
    await expect.poll(() => existsSync(unfinished), { interval: 1, timeout: 60_000 }).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    program.kill('SIGKILL');
    await ended;
    const server = await startServerProcess(dataDir);
    expect(server.line).toBe('ready');
    server.program.kill('SIGTERM');
    await once(server.program, 'close');
    expect(namesIn(dataDir)).toEqual(before);
    const mails = await readdir(join(dataDir, 'mailbox/cur'));
    expect([0, 300]).toContain(mails.length);
  }
  expect((await run('restore', [folder], dataDir)).code).toBe(0);
  expect(await readdir(join(dataDir, 'mailbox/cur'))).toHaveLength(300);
}, 600_000);

it.each([
  ['before anything is moved', () => Promise.resolve()],
  [
    'after the database was moved',
    async (dataDir: string) => {
      await mkdir(join(dataDir, 'replaced-20260101000000000'));
      await rename(join(dataDir, 'spool.db'), join(dataDir, 'replaced-20260101000000000/spool.db'));
      await rename(join(dataDir, 'restored/spool.db'), join(dataDir, 'spool.db'));
    },
  ],
  [
    'after everything was moved',
    async (dataDir: string) => {
      for (const name of ['spool.db', 'mailbox']) {
        await rm(join(dataDir, name), { recursive: true });
        await rename(join(dataDir, 'restored', name), join(dataDir, name));
      }
    },
  ],
])('is finished by the next start after a crash %s', async (_when, goOn) => {
  const { dataDir, folder } = await stoppedAfterBackup();
  await run('erase', [mobileOf(0), '--yes'], dataDir);
  await run('erase', [mobileOf(1), '--yes'], dataDir);
  // Make the state before the last step of `restoreBackup`.
  const complete = await temporaryFolder();
  const [name = ''] = backupsAmong(await readdir(folder));
  await restoreBackup(join(folder, name), { dataDir: complete, contentDir, passphrase: undefined });
  await cp(complete, join(dataDir, 'restored'), { recursive: true });
  await goOn(dataDir);
  const { apps: next } = await startEndpoint({ DATA_DIR: dataDir });
  expect(next.spool.records.list('all', 10)).toHaveLength(3);
  expect(await readdir(join(dataDir, 'mailbox/new'))).toHaveLength(3);
  expect(await readdir(dataDir)).not.toContain('restored');
});
