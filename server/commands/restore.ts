import { mkdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup';
import { explainDataFolder } from '../storage/data-folder-error';
import { becomeOwner } from '../storage/data-folder-owner';
import { FolderInUse, lockFolder } from '../storage/lock-folder';
import { readSettings } from '../settings/settings';
import { explainAndExit, loadEnvironmentFile } from '../program';
import { counted } from '../../words/counted';

/** `npm run restore -- FOLDER`: replaces the contents of DATA_DIR with a backup, while no server runs. */
async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Say what: npm run restore -- FOLDER');
  loadEnvironmentFile();
  const { dataDir } = readSettings(process.env);
  const unlockFolder = await own(dataDir);
  try {
    const { submissions, erased, replaced } = await restoreBackup(resolve(folder), dataDir);
    console.log(
      `Restored: ${counted(submissions, 'submission')}. Start the server: it sends what the backup lists as not mailed yet.`,
    );
    if (erased > 0) console.log(`Erased again, since somebody had asked for it after the backup was made: ${erased}.`);
    if (replaced !== undefined)
      console.log(`What was there before is in ${relative('', replaced)}. Delete it once you are sure.`);
  } finally {
    unlockFolder();
  }
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
