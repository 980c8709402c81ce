import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makePrivateFolder, syncFolder, syncTree } from '../storage/durable-file';
import { Eraser } from '../erasure/eraser';
import { Maildir } from '../relay/mail/maildir';
import { isDamage } from '../relay/spool/damage';
import { Spool } from '../relay/spool/spool';
import { removeFolder, UnreadableBackup, unpackFile } from './archive';
import { filesIn, historyName, takeHistory } from './content-files';
import { addErased, readErased } from './erased-list';

/** Name of the folder in the data folder with a complete copy of the backup, until the copy is moved into place. */
const readyName = 'restored';
const unfinishedName = `${readyName}.unfinished`;
/** Databases, each with its log and index. */
const databases = ['spool.db', 'office.db'];

export interface RestoreOptions {
  /** Locked by this process. */
  dataDir: string;
  contentDir: string;
  passphrase: string | undefined;
}

export interface Restored extends Moved {
  /** Number of submissions after restoring. */
  submissions: number;
  /** Number of submissions left out, because somebody had them erased since the backup. */
  erased: number;
  /** Settings of the backup, as `.env` writes them. */
  settings: string;
}

interface Moved {
  /** Folder of the replaced data; `undefined` if there was none. */
  replaced: string | undefined;
  /** Branch that has the history of the content; `undefined` if there is none. */
  branch: string | undefined;
}

/**
 * Replaces data and content with those of a backup, without submissions erased on request since then. Nothing changes until the copy
 * of the backup is complete; from then on the copy counts, even after a crash (`finishRestoring`). What was replaced stays in a folder.
 * Everyone has to sign in again.
 *
 * @throws {UnreadableBackup} @throws the file system's error
 */
export async function restoreBackup(file: string, options: RestoreOptions): Promise<Restored> {
  const { dataDir, contentDir, passphrase } = options;
  await finishRestoring(dataDir, contentDir);
  const unfinished = join(dataDir, unfinishedName);
  await makePrivateFolder(unfinished);
  try {
    await unpackFile(file, unfinished, passphrase);
    const erased = await Promise.all([dataDir, unfinished, dirname(file)].map(readErased));
    await addErased(dataDir, erased.flat());
    const restored = await eraseAgain(unfinished, dataDir);
    const settings = await readFile(join(unfinished, 'settings.env'), 'utf8');
    await syncTree(unfinished);
    await rename(unfinished, join(dataDir, readyName));
    await syncFolder(dataDir);
    return { ...restored, settings, ...(await finishRestoring(dataDir, contentDir)) };
  } catch (error) {
    await removeFolder(unfinished);
    throw error;
  }
}

/** Whether a restore runs, or was interrupted and isn't completed yet. */
export function isRestoring(dataDir: string): boolean {
  return [readyName, unfinishedName].some((name) => existsSync(join(dataDir, name)));
}

/**
 * Completes a restore that a crash interrupted, or removes its copy if that isn't complete.
 *
 * @param dataDir locked by this process, which has opened nothing in it yet
 */
export async function finishRestoring(dataDir: string, contentDir: string): Promise<Moved> {
  await rm(join(dataDir, unfinishedName), { recursive: true, force: true });
  const ready = join(dataDir, readyName);
  if (!existsSync(ready)) return { replaced: undefined, branch: undefined };
  const replaced = join(dataDir, `replaced-${new Date().toISOString().replace(/\D/g, '')}`);
  const exchange = async (here: string, coming: string, name: string) => {
    if (existsSync(here)) {
      await mkdir(join(replaced, dirname(name)), { recursive: true, mode: 0o700 });
      await rename(here, join(replaced, name));
    }
    if (existsSync(coming)) await rename(coming, here);
  };
  for (const name of [...databases, 'mailbox']) {
    const coming = join(ready, name);
    // What was moved before the crash isn't there any more. The old database's log and index must be gone before the new database comes.
    if (!existsSync(coming)) continue;
    for (const part of [`${name}-wal`, `${name}-shm`, name])
      await exchange(join(dataDir, part), join(ready, part), part);
  }
  await syncFolder(dataDir);
  await placeContent(join(ready, 'content'), contentDir, join(replaced, 'content'));
  const branch = await takeHistory(join(ready, historyName), contentDir);
  await rm(ready, { recursive: true });
  return { replaced: existsSync(replaced) ? replaced : undefined, branch };
}

/** Makes the files of a folder those of another one, and keeps those that it replaces. After a crash it goes on. */
async function placeContent(from: string, to: string, replaced: string): Promise<void> {
  if (!existsSync(from)) return;
  const coming = new Set(await filesIn(from));
  for (const name of new Set([...coming, ...(await filesIn(to))])) {
    const [here, there] = await Promise.all(
      [to, from].map((folder) => readFile(join(folder, name)).catch(() => undefined)),
    );
    if (here && there && here.equals(there)) continue;
    if (here) {
      await mkdir(dirname(join(replaced, name)), { recursive: true, mode: 0o700 });
      await copyFile(join(to, name), join(replaced, name));
    }
    if (!there) await rm(join(to, name));
    else {
      await mkdir(dirname(join(to, name)), { recursive: true });
      const unfinished = join(to, `${name}.restored`);
      await copyFile(join(from, name), unfinished);
      await rename(unfinished, join(to, name));
    }
  }
  await syncTree(to);
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
    throw new UnreadableBackup('The backup is damaged. Take another one.', { cause: error });
  }
}
