import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { makePrivateFolder } from '../storage/durable-file';
import { backUpDatabase } from '../relay/spool/database';
import { bundleHistory, filesIn, historyName } from './content-files';
import { erasedName } from './erased-list';

/** What a backup is made of. */
export interface BackupSources {
  dataDir: string;
  contentDir: string;
  /** Settings without passwords, as `.env` writes them. */
  settings: string;
  /** Encrypts the backup. Without one, it has no secrets of authenticator apps. */
  passphrase: string | undefined;
}

/**
 * Copies everything that the school can't make again to a new folder, while server and office run: submissions, mails, accounts,
 * drafts, the list of what was erased, the content with its history, and settings. Not the account of the school's host: a second machine
 * on which somebody tries a backup would send an old website there.
 *
 * @throws {DamageError} @throws the file system's error
 */
export async function collectBackup(sources: BackupSources, folder: string): Promise<void> {
  const { dataDir, contentDir, settings, passphrase } = sources;
  for (const name of ['spool.db', 'office.db']) {
    const file = join(dataDir, name);
    if (existsSync(file)) await backUpDatabase(file, join(folder, name));
  }
  forgetSecrets(join(folder, 'office.db'), passphrase !== undefined);
  if (existsSync(join(dataDir, 'mailbox'))) await copyMailbox(join(dataDir, 'mailbox'), join(folder, 'mailbox'));
  if (existsSync(join(dataDir, erasedName))) await copyFile(join(dataDir, erasedName), join(folder, erasedName));
  if (existsSync(contentDir)) {
    for (const name of await filesIn(contentDir)) {
      const copy = join(folder, 'content', name);
      await mkdir(dirname(copy), { recursive: true });
      await copyFile(join(contentDir, name), copy);
    }
    await bundleHistory(contentDir, join(folder, historyName));
  }
  await writeFile(join(folder, 'settings.env'), settings, { mode: 0o600 });
}

/** Removes what lets somebody in: sessions that are ended until it is restored, links, and unless it is encrypted, secrets of apps. */
function forgetSecrets(file: string, isEncrypted: boolean): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file);
  try {
    database.exec('DELETE FROM session; DELETE FROM resetLink');
    if (!isEncrypted) database.exec('UPDATE account SET codeSecret = NULL');
    // What was deleted is still in free pages.
    database.exec('VACUUM');
  } finally {
    database.close();
  }
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
        const { atime, mtime } = await stat(join(from, entry.name));
        await copyFile(join(from, entry.name), join(to, entry.name));
        await utimes(join(to, entry.name), atime, mtime);
        copied.add(start);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        // The mail was erased, moved or flagged meanwhile: list the folder again.
        isWhole = false;
      }
    }
  }
}
