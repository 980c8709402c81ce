import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { counted } from '../../words/counted';
import { readBackupState, writeBackupState } from '../backup/backup-state';
import { makeBackup } from '../backup/make-backup';
import { isRestoring } from '../backup/restore-backup';
import { explainAndExit, loadEnvironmentFile } from '../program';
import { readSettings, settingsToKeep } from '../settings/settings';
import { explainDataFolder } from '../storage/data-folder-error';
import { becomeOwner } from '../storage/data-folder-owner';
import { isDiskFull } from '../storage/disk-full';
import { fileExists } from '../storage/file-exists';
import { FolderInUse, lockFolder } from '../storage/lock-folder';

/** `npm run backup [-- FOLDER]`: makes a backup of everything, while server and office run, as the server does every night. */
async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  loadEnvironmentFile();
  const settings = readSettings(process.env);
  const { dataDir, backupPassphrase, backupCopy, backupCopyKey } = settings;
  const backupDir = folder === undefined ? settings.backupDir : resolve(folder);
  const unlockFolder = await own(dataDir, backupDir);
  try {
    const { last, copy } = await makeBackup({
      dataDir,
      contentDir: contentFolder(),
      settings: settingsToKeep(process.env),
      backupDir,
      passphrase: backupPassphrase,
      copy: backupCopy,
      copyKeyFile: backupCopyKey,
      now: Date.now,
    });
    if (!last) return;
    const file = relative('', join(backupDir, last.name));
    const contents = `${counted(last.submissions, 'submission')}, ${counted(last.contentFiles, 'content file')}`;
    console.log(`Made and checked: ${file} (${contents}).`);
    if (copy) console.log('Copied to BACKUP_COPY.');
    if (backupPassphrase === undefined)
      console.log('It is not encrypted: whoever has it can read what families wrote.');
    console.log(`To restore it: stop the server, npm run restore -- ${file}`);
  } finally {
    unlockFolder();
  }
}

/** @returns a function that lets others make backups again */
async function own(dataDir: string, backupDir: string): Promise<() => void> {
  becomeOwner(dataDir);
  if (!fileExists(dataDir)) throw new Error(`There is nothing in ${dataDir}: DATA_DIR names another folder.`);
  if (isRestoring(dataDir)) throw new Error('A backup is being restored. Wait until it is, then run this again.');
  try {
    await mkdir(backupDir, { recursive: true, mode: 0o700 });
    return lockFolder(backupDir, 'npm run backup');
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new Error(`Another backup is being made, by ${error.owner}.`, { cause: error });
    await noteUnusable(dataDir, error);
    throw explainDataFolder(error, backupDir, 'BACKUP_DIR');
  }
}

/** For office and Monday mail: at night nobody reads the explanation. By hand it may succeed, since systemd's unit binds the server only. */
async function noteUnusable(dataDir: string, error: unknown): Promise<void> {
  const problem = isDiskFull(error) ? 'disk full' : 'no folder';
  const known = await readBackupState(dataDir);
  // The data folder may be unusable as well, which the explanation says.
  await writeBackupState(dataDir, { ...known, triedAt: Date.now(), problem }).catch(() => undefined);
}

main().catch(explainAndExit);
