import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finishRestoring } from '../backup/restore-backup';
import { Eraser } from '../eraser';
import { FolderInUse, ownFolder } from '../own-folder';
import { Maildir } from '../relay/mail/maildir';
import { Spool } from '../relay/spool/spool';
import type { Settings } from '../settings';
import { tasksOfServer } from './task-socket';
import { type Tasks, tasksOn } from './tasks';

/**
 * Has a command's work done: by the running server, or by this process, which owns the data folder meanwhile so that no
 * server starts in the middle.
 */
export async function withTasks<Result>(
  { dataDir }: Pick<Settings, 'dataDir'>,
  work: (tasks: Tasks, isServerRunning: boolean) => Promise<Result>,
): Promise<Result> {
  await stat(join(dataDir, 'spool.db')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`There is nothing in ${dataDir}: DATA_DIR names another folder, or nothing was sent yet.`);
  });
  let disownFolder: () => void;
  try {
    disownFolder = ownFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return work(tasksOfServer(dataDir, error.owner), true);
  }
  await finishRestoring(dataDir);
  const spool = new Spool(join(dataDir, 'spool.db'));
  const eraser = new Eraser(spool, await Maildir.make(join(dataDir, 'mailbox')));
  try {
    return await work(tasksOn({ dataDir, spool, eraser, tryNow: () => undefined }), false);
  } finally {
    eraser.stop();
    spool.close();
    disownFolder();
  }
}
