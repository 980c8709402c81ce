import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDurably, makePrivateFolder, syncFolder } from '../storage/durable-file';
import { Eraser } from '../erasure/eraser';
import { Maildir } from '../relay/mail/maildir';
import { isDamage } from '../relay/spool/damage';
import { Spool } from '../relay/spool/spool';
import { readErased } from './erased-list';
import { copyMailbox } from './write-backup';

/** Name of the folder in the data folder with a complete copy of the backup, until the copy is moved into place. */
const readyName = 'restored';
const unfinishedName = `${readyName}.unfinished`;
/** Files to replace, in this order: the old database's log and index must be gone before the new database comes. */
const parts = ['spool.db-wal', 'spool.db-shm', 'spool.db', 'mailbox'];

export interface Restored {
  /** Number of submissions after restoring. */
  submissions: number;
  /** Number of submissions left out, because somebody had them erased since the backup. */
  erased: number;
  /** Folder of the replaced data; `undefined` if there was none. */
  replaced: string | undefined;
}

/**
 * Replaces the contents of a data folder with a backup, without submissions erased on request since then. Nothing changes until the copy
 * of the backup is complete; from then on the copy counts, even after a crash (`finishRestoring`). The replaced data stays in a folder.
 *
 * @param dataDir locked by this process
 * @throws if the folder has no complete backup
 */
export async function restoreBackup(folder: string, dataDir: string): Promise<Restored> {
  if (!(await stat(join(folder, 'spool.db')).catch(() => undefined)))
    throw new Error(`There is no backup in ${folder}: a backup has a file spool.db.`);
  await finishRestoring(dataDir);
  const unfinished = join(dataDir, unfinishedName);
  await makePrivateFolder(unfinished);
  const file = join(unfinished, 'spool.db');
  await copyDurably(join(folder, 'spool.db'), file);
  await copyMailbox(join(folder, 'mailbox'), join(unfinished, 'mailbox'));
  const restored = await eraseAgain(unfinished, dataDir);
  await syncFolder(unfinished);
  await rename(unfinished, join(dataDir, readyName));
  await syncFolder(dataDir);
  return { ...restored, replaced: await finishRestoring(dataDir) };
}

/** Whether a restore runs, or was interrupted and isn't completed yet. */
export function isRestoring(dataDir: string): boolean {
  return [readyName, unfinishedName].some((name) => existsSync(join(dataDir, name)));
}

/**
 * Completes a restore that a crash interrupted, or removes its copy if that isn't complete.
 *
 * @param dataDir locked by this process, which has opened nothing in it yet
 * @returns where the replaced data is now
 */
export async function finishRestoring(dataDir: string): Promise<string | undefined> {
  await rm(join(dataDir, unfinishedName), { recursive: true, force: true });
  const ready = join(dataDir, readyName);
  if (!existsSync(ready)) return undefined;
  const replaced = join(dataDir, `replaced-${new Date().toISOString().replace(/\D/g, '')}`);
  for (const part of parts) {
    const [here, coming] = [join(dataDir, part), join(ready, part)];
    // Skip a part that was moved before the crash.
    if (part !== 'spool.db-wal' && part !== 'spool.db-shm' && !existsSync(coming)) continue;
    if (existsSync(here)) {
      await mkdir(replaced, { recursive: true, mode: 0o700 });
      await rename(here, join(replaced, part));
    }
    if (existsSync(coming)) await rename(coming, here);
  }
  await syncFolder(dataDir);
  await rm(ready, { recursive: true });
  return existsSync(replaced) ? replaced : undefined;
}

/** @returns folders with data that restores have replaced */
export async function replacedIn(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => /^replaced-\d{17}$/.test(name)).map((name) => join(dataDir, name));
}

async function eraseAgain(folder: string, dataDir: string): Promise<Pick<Restored, 'submissions' | 'erased'>> {
  const spool = openWhole(join(folder, 'spool.db'));
  const eraser = new Eraser(spool.retention, await Maildir.make(join(folder, 'mailbox')));
  try {
    const erased = (await readErased(dataDir))
      .filter(({ name, at }) => (spool.records.read(name)?.receivedAt ?? Infinity) <= at)
      .map(({ name }) => name);
    if (erased.length > 0) await eraser.erase(erased);
    const { states } = spool.records.counts();
    return { submissions: Object.values(states).reduce((sum, count) => sum + count), erased: new Set(erased).size };
  } finally {
    eraser.stop();
    // Closing also empties SQLite's write-ahead log, which may contain data of the erased submissions.
    spool.close();
  }
}

function openWhole(path: string): Spool {
  try {
    return new Spool(path);
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new Error('Nothing was changed: the backup is damaged. Take another one.', { cause: error });
  }
}
