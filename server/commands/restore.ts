import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { counted } from '../../words/counted';
import { isEncrypted } from '../backup/archive';
import { backupsAmong } from '../backup/backup-names';
import { restoreBackup } from '../backup/restore-backup';
import { explainAndExit, loadEnvironmentFile } from '../program';
import { readSettings } from '../settings/settings';
import { explainDataFolder } from '../storage/data-folder-error';
import { becomeOwner } from '../storage/data-folder-owner';
import { FolderInUse, lockFolder } from '../storage/lock-folder';
import { readPassphrase } from './read-password';

/** `npm run restore -- FILE`: replaces data and content with those of a backup, while no server runs. */
async function main(): Promise<void> {
  const [given] = process.argv.slice(2);
  if (given === undefined) throw new Error('Say what: npm run restore -- FILE');
  loadEnvironmentFile();
  const { dataDir, backupPassphrase } = readSettings(process.env);
  const file = await backupAt(resolve(given));
  const unlockFolder = await own(dataDir);
  try {
    const contentDir = contentFolder();
    const isAsked = backupPassphrase === undefined && (await isEncrypted(file));
    const passphrase = isAsked ? await readPassphrase() : backupPassphrase;
    const restored = await restoreBackup(file, { dataDir, contentDir, passphrase });
    const { submissions, erased, replaced, branch, settings } = restored;
    console.log(
      `Restored: ${counted(submissions, 'submission')}. Accounts, content and its unpublished changes are those of the backup, too.`,
    );
    if (erased > 0) console.log(`Erased again, since somebody had asked for it after the backup was made: ${erased}.`);
    if (replaced !== undefined)
      console.log(`What was there before is in ${relative('', replaced)}. Delete it once you are sure.`);
    if (branch !== undefined)
      console.log(`The history of the content is in the branch ${branch} of its git repository.`);
    const isNew = await writeFile('.env', settings, { flag: 'wx', mode: 0o600 }).then(
      () => true,
      () => false,
    );
    if (isNew) console.log('The settings are in .env, without passwords: set those again.');
    console.log(
      'Now npm start builds the site and starts everything (with systemd: npm run build, then start the unit). ' +
        'It sends what the backup lists as not mailed yet.',
    );
  } catch (error) {
    throw error instanceof Error && 'code' in error ? explainDataFolder(error, dataDir) : error;
  } finally {
    unlockFolder();
  }
}

/** @returns the file, or the newest backup in a folder */
async function backupAt(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile()) return path;
  const newest = found?.isDirectory() ? backupsAmong(await readdir(path)).at(-1) : undefined;
  if (newest !== undefined) return join(path, newest);
  throw new Error(`There is no backup in ${path}. Backups are named like school-2026-11-30-020003.tar.gz.`);
}

async function own(dataDir: string): Promise<() => void> {
  try {
    becomeOwner(dataDir);
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return lockFolder(dataDir, 'npm run restore');
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new Error(`Nothing was changed. ${dataDir} is in use by ${error.owner}: stop the server, then restore.`);
    throw explainDataFolder(error, dataDir);
  }
}

main().catch(explainAndExit);
