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

/** In the data folder: a backup that is whole and only has to be moved to its place. */
const readyName = 'restored';
/** The log and its index belong to the old database: they go before a new one comes. */
const parts = ['spool.db-wal', 'spool.db-shm', 'spool.db', 'mailbox'];

export interface Restored {
  /** How many submissions are there now. */
  submissions: number;
  /** How many of the backup were erased since it was made. */
  erased: number;
  /** Where what was there before is now; `undefined` if there was nothing. */
  replaced: string | undefined;
}

/**
 * Puts a backup in the place of what a data folder holds, without what was erased since by request. Until all of it is
 * there nothing changes; from then on it is what counts, also after a crash (`finishRestoring`). What was there before is
 * kept beside it.
 *
 * @param dataDir owned by this process.
 * @throws if there is no whole backup in the folder.
 */
export async function restoreBackup(folder: string, dataDir: string): Promise<Restored> {
  if (!(await stat(join(folder, 'spool.db')).catch(() => undefined)))
    throw new Error(`There is no backup in ${folder}: a backup has a file spool.db.`);
  await finishRestoring(dataDir);
  const unfinished = join(dataDir, `${readyName}.unfinished`);
  await rm(unfinished, { recursive: true, force: true });
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

/**
 * Moves a restored backup to its place, where a crash has left it beside.
 *
 * @param dataDir owned by this process, which has opened nothing in it yet.
 * @returns where what was there before is now.
 */
export async function finishRestoring(dataDir: string): Promise<string | undefined> {
  const ready = join(dataDir, readyName);
  if (!existsSync(ready)) return undefined;
  const replaced = join(dataDir, `replaced-${new Date().toISOString().replace(/\D/g, '')}`);
  for (const part of parts) {
    const [here, coming] = [join(dataDir, part), join(ready, part)];
    // Moved before a crash.
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

/** @returns folders with what restored backups have replaced. */
export async function replacedIn(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => /^replaced-\d{17}$/.test(name)).map((name) => join(dataDir, name));
}

async function eraseAgain(folder: string, dataDir: string): Promise<Pick<Restored, 'submissions' | 'erased'>> {
  const spool = openWhole(join(folder, 'spool.db'));
  const eraser = new Eraser(spool, await Maildir.make(join(folder, 'mailbox')));
  try {
    const erased = (await readErased(dataDir))
      .filter(({ name, at }) => (spool.records.read(name)?.receivedAt ?? Infinity) <= at)
      .map(({ name }) => name);
    if (erased.length > 0) await eraser.erase(erased);
    const { states } = spool.records.counts();
    return { submissions: Object.values(states).reduce((sum, count) => sum + count), erased: new Set(erased).size };
  } finally {
    eraser.stop();
    // Empties the log, too, in which something of them may stand.
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
