import { cp, mkdtemp, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder, syncFolder } from '../storage/durable-file';
import { isDamage } from '../relay/spool/damage';
import { Spool } from '../relay/spool/spool';
import { packFolder, removeFolder, UnreadableBackup, unpackFile } from './archive';
import { backupName, backupsAmong, backupsToKeep } from './backup-names';
import { type BackupProblem, type BackupState, readBackupState, writeBackupState } from './backup-state';
import { type BackupSources, collectBackup } from './collect-backup';
import { filesIn } from './content-files';
import { openCopies } from './copies';
import type { CopyTarget } from './copy-target';
import { erasedName } from './erased-list';
import { remoteProblemOf } from '../remote/remote-problem';
import type { RemoteOptions } from '../remote/remote-folder';

export interface BackupOptions extends BackupSources {
  /** Folder of the backups, on this machine. */
  backupDir: string;
  copy: CopyTarget | undefined;
  copyKeyFile: string | undefined;
  /** Unix ms */
  now: () => number;
}

const unfinishedPrefix = 'unfinished-';
/** Disk space that a backup leaves to the server, in bytes: several times what submissions are refused below. */
const reserveBytes = 64 * 1024 * 1024;

/**
 * Makes a backup, opens and counts it, copies what the copy hasn't got, and deletes old ones. The result is in the state for office and
 * server, too. Only one process at a time may do this for a folder.
 *
 * @throws an explanation, after everything that could be done was done
 */
export async function makeBackup(options: BackupOptions): Promise<BackupState> {
  const { dataDir, now } = options;
  const known = await readBackupState(dataDir);
  const state: BackupState = { ...known, triedAt: now() };
  delete state.problem;
  const failures: unknown[] = [];
  try {
    state.last = await makeAndCheck(options);
  } catch (error) {
    state.problem = problemOf(error);
    failures.push(error);
  }
  delete state.copy;
  if (options.copy) {
    state.hostKeys = { ...state.hostKeys };
    try {
      await copyAll(options.backupDir, options.copy, {
        keyFile: options.copyKeyFile,
        hostKeys: state.hostKeys,
        isPrivate: true,
      });
      state.copy = { at: now() };
    } catch (error) {
      state.copy = { ...known?.copy, problem: problemOf(error) };
      const what = state.problem ? 'The earlier backups' : 'The backup is good, but it';
      failures.push(new Error(`${what} could not be copied to BACKUP_COPY: ${explain(error)}`, { cause: error }));
    }
  }
  await writeBackupState(dataDir, state);
  if (failures.length === 0) return state;
  throw new Error(failures.map(explain).join('\n'), { cause: failures[0] });
}

function explain(error: unknown): string {
  if (isDamage(error))
    return 'The database is damaged. Start the server again, which sets it aside and saves what can be read of it; then do this again.';
  return (error as Error).message;
}

async function makeAndCheck(options: BackupOptions): Promise<NonNullable<BackupState['last']>> {
  const { dataDir, backupDir, passphrase, now } = options;
  await makePrivateFolder(backupDir);
  const isUnfinished = (name: string) => name.startsWith(unfinishedPrefix);
  for (const name of (await readdir(backupDir)).filter(isUnfinished))
    await rm(join(backupDir, name), { recursive: true, force: true });
  await refuseWithoutRoom(options);
  const unfinished = await mkdtemp(join(backupDir, unfinishedPrefix));
  try {
    const at = now();
    const name = backupName(at, passphrase !== undefined);
    const collected = join(unfinished, 'collected');
    await makePrivateFolder(collected);
    await collectBackup(options, collected);
    const packed = join(unfinished, name);
    await packFolder(collected, packed, passphrase);
    await rm(collected, { recursive: true });
    const opened = join(unfinished, 'opened');
    await makePrivateFolder(opened);
    await unpackFile(packed, opened, passphrase);
    const counts = await countIn(opened);
    await rename(packed, join(backupDir, name));
    if (existsSync(join(dataDir, erasedName))) await cp(join(dataDir, erasedName), join(backupDir, erasedName));
    await syncFolder(backupDir);
    const kept = backupsToKeep(await readdir(backupDir));
    for (const old of backupsAmong(await readdir(backupDir)))
      if (!kept.has(old)) await rm(join(backupDir, old), { force: true });
    return { name, at, checkedAt: now(), ...counts };
  } finally {
    await removeFolder(unfinished);
  }
}

/** A full disk would stop the forms, too. @throws if a backup could fill the disk */
async function refuseWithoutRoom({ dataDir, contentDir, backupDir }: BackupOptions): Promise<void> {
  const sources = ['spool.db', 'office.db', 'mailbox'].map((name) => join(dataDir, name)).concat(contentDir);
  const sizes = await Promise.all(sources.map(bytesOf));
  const { bavail, bsize } = await statfs(backupDir);
  // What was collected or opened again, and beside it the packed file.
  const needed = 2 * sizes.reduce((sum, size) => sum + size) + reserveBytes;
  if (bavail * bsize < needed)
    throw Object.assign(new Error(`A backup needs ${Math.ceil(needed / 2 ** 20)} MB of free disk space.`), {
      code: 'ENOSPC',
    });
}

/** @returns size of a file, or of everything in a folder, in bytes; 0 if there is none */
async function bytesOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found?.size ?? 0;
  const sizes = await Promise.all((await readdir(path)).map((name) => bytesOf(join(path, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function countIn(folder: string): Promise<{ submissions: number; contentFiles: number }> {
  let submissions = 0;
  if (existsSync(join(folder, 'spool.db'))) {
    const spool = new Spool(join(folder, 'spool.db'));
    submissions = Object.values(spool.records.counts().states).reduce((sum, count) => sum + count);
    spool.close();
  }
  return { submissions, contentFiles: (await filesIn(join(folder, 'content'))).length };
}

/** Copies what the other folder hasn't got, and deletes old copies there, by what is there: a new machine must not empty it. */
async function copyAll(backupDir: string, target: CopyTarget, options: RemoteOptions): Promise<void> {
  const copies = await openCopies(target, options);
  try {
    const there = new Set(await copies.list(''));
    const kept = backupsToKeep([...there, ...(await readdir(backupDir))]);
    for (const name of backupsAmong(await readdir(backupDir)))
      if (kept.has(name) && !there.has(name)) await copies.write(name, join(backupDir, name));
    if (existsSync(join(backupDir, erasedName))) await copies.write(erasedName, join(backupDir, erasedName));
    for (const name of backupsAmong([...there])) if (!kept.has(name)) await copies.remove(name);
  } finally {
    await copies.close();
  }
}

function problemOf(error: unknown): BackupProblem {
  return isDamage(error) || error instanceof UnreadableBackup ? 'damaged' : remoteProblemOf(error);
}
