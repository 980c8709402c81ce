import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyDurably, makePrivateFolder, syncFile, syncFolder } from '../storage/durable-file';
import { isDamage } from '../relay/spool/damage';
import { backUpDatabase } from '../relay/spool/database';

/**
 * Copies all submissions and the mailbox while the server runs. The folder gets its name only once it is complete and synced; an
 * interrupted backup is left as `….unfinished-…`.
 *
 * @param folder absolute path; must not exist
 */
export async function writeBackup(dataDir: string, folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) throw new Error(`${folder} is there already: name a new folder.`);
  const unfinished = await mkdtemp(`${folder}.unfinished-`).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${folder} cannot be made (${error.code}): name a folder in one that the server may write to.`);
  });
  try {
    const file = join(unfinished, 'spool.db');
    await backUpDatabase(join(dataDir, 'spool.db'), file);
    await syncFile(file);
    await copyMailbox(join(dataDir, 'mailbox'), join(unfinished, 'mailbox'));
    await syncFolder(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // The caller knows what to do about it.
    if (isDamage(error)) throw error;
    throw new Error(`The copy failed, and nothing is left of it: ${(error as Error).message}`, { cause: error });
  }
  await syncFolder(dirname(folder));
}

/** Copies a mailbox with the folders that mail programs have made, but without partial files. */
export async function copyMailbox(from: string, to: string): Promise<void> {
  await makePrivateFolder(to);
  await copyFiles(from, to, new Set());
  const mails = new Set<string>();
  for (const { name } of (await readdir(from, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .sort(newFirst)) {
    const [source, target] = [join(from, name), join(to, name)];
    await makePrivateFolder(target);
    if (name === 'new' || name === 'cur') await copyFiles(source, target, mails);
    else if (name !== 'tmp') await copyMailbox(source, target);
  }
  await syncFolder(to);
}

/** Sorts `new` before `cur`: mail programs move read mails from `new` to `cur`, so copying in this order misses none. */
function newFirst(one: { name: string }, other: { name: string }): number {
  return Number(other.name === 'new') - Number(one.name === 'new');
}

/** @param copied names without flags of the mails that were copied before */
async function copyFiles(from: string, to: string, copied: Set<string>): Promise<void> {
  for (let isWhole = false; !isWhole;) {
    isWhole = true;
    for (const entry of await readdir(from, { withFileTypes: true })) {
      const [start = ''] = entry.name.split(':');
      // Copying a dangling link fails like copying a mail that has just been moved, so we would retry for ever.
      const isDangling = entry.isSymbolicLink() && !existsSync(join(from, entry.name));
      if (entry.isDirectory() || isDangling || copied.has(start)) continue;
      try {
        await copyDurably(join(from, entry.name), join(to, entry.name));
        copied.add(start);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        // The mail was erased, moved or flagged meanwhile: list the folder again.
        isWhole = false;
      }
    }
  }
  await syncFolder(to);
}
