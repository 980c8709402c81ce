import { join } from 'node:path';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { finishRestoring, isRestoring } from '../backup/restore-backup';
import { isDamage } from '../relay/spool/damage';
import { openBeside } from '../relay/spool/database';
import { DeliveryQueue } from '../relay/spool/delivery-queue';
import { Records } from '../relay/spool/records';
import { Retention } from '../relay/spool/retention';
import { explainDataFolder } from '../storage/data-folder-error';
import { becomeOwner } from '../storage/data-folder-owner';
import { fileExists } from '../storage/file-exists';
import { FolderInUse, lockFolder } from '../storage/lock-folder';

export interface CommandData {
  records: Records;
  queue: DeliveryQueue;
  retention: Retention;
  isServerRunning: boolean;
}

/** Reads and changes submissions beside the running server. If none runs, the folder is locked meanwhile, so that none starts. */
export async function withSubmissions<Result>(
  dataDir: string,
  work: (data: CommandData) => Result | Promise<Result>,
): Promise<Result> {
  let unlockFolder: (() => void) | undefined;
  let database: ReturnType<typeof openBeside> | undefined;
  try {
    becomeOwner(dataDir);
    const path = join(dataDir, 'spool.db');
    if (!fileExists(path))
      throw new Error(`There is nothing in ${dataDir}: DATA_DIR names another folder, or nothing was sent yet.`);
    unlockFolder = await lockUnlessInUse(dataDir);
    database = openBeside(path);
    const records = new Records(database);
    return await work({
      records,
      queue: new DeliveryQueue(database, records),
      retention: new Retention(database),
      isServerRunning: unlockFolder === undefined,
    });
  } catch (error) {
    if (isDamage(error))
      throw new Error(
        `The database in ${dataDir} is damaged. ${unlockFolder ? 'Start' : 'Restart'} the server, which sets it aside and saves what can be read of it; then do this again.`,
        { cause: error },
      );
    // Errors without a code explain themselves.
    throw error instanceof Error && 'code' in error ? explainDataFolder(error, dataDir) : error;
  } finally {
    database?.close();
    unlockFolder?.();
  }
}

async function lockUnlessInUse(dataDir: string): Promise<(() => void) | undefined> {
  try {
    const unlockFolder = lockFolder(dataDir, 'a command');
    await finishRestoring(dataDir, contentFolder());
    return unlockFolder;
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    if (isRestoring(dataDir) || error.isOf('npm run restore'))
      throw new Error('A backup is being restored: nothing was done. Wait until it is, then run this again.', {
        cause: error,
      });
    if (!error.isOf('the server')) throw error;
    return undefined;
  }
}
