import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finishRestoring } from '../backup/restore-backup';
import { explainDataFolder } from '../storage/data-folder-error';
import { becomeOwner } from '../storage/data-folder-owner';
import { Eraser } from '../erasure/eraser';
import { FolderInUse, lockFolder } from '../storage/lock-folder';
import { Maildir } from '../relay/mail/maildir';
import { isDamage } from '../relay/spool/damage';
import { Spool } from '../relay/spool/spool';
import type { ServerSettings } from '../settings/settings';
import { tasksOfServer } from './task-socket';
import { type Tasks, tasksOn } from './tasks';

/**
 * Runs a command's tasks in the running server, or else in this process, which then locks the data folder so that no server
 * starts meanwhile.
 */
export async function withTasks<Result>(
  { dataDir }: Pick<ServerSettings, 'dataDir'>,
  work: (tasks: Tasks, isServerRunning: boolean) => Promise<Result>,
): Promise<Result> {
  let opened: OpenedTasks;
  try {
    becomeOwner(dataDir);
    opened = await openTasks(dataDir);
  } catch (error) {
    if (error instanceof FolderInUse) return work(tasksOfServer(dataDir, error.owner), true);
    if (isMissing(error))
      throw new Error(`There is nothing in ${dataDir}: DATA_DIR names another folder, or nothing was sent yet.`);
    if (isDamage(error))
      throw new Error(
        `The database in ${dataDir} is damaged. Start the server, which sets it aside and saves what can be read of it; then do this again.`,
      );
    throw explainDataFolder(error, dataDir);
  }
  try {
    return await work(opened.tasks, false);
  } finally {
    opened.close();
  }
}

interface OpenedTasks {
  tasks: Tasks;
  close: () => void;
}

/** @throws {FolderInUse} while a server runs */
async function openTasks(dataDir: string): Promise<OpenedTasks> {
  const path = join(dataDir, 'spool.db');
  await stat(path);
  const unlockFolder = lockFolder(dataDir);
  try {
    await finishRestoring(dataDir);
    const spool = new Spool(path);
    const eraser = new Eraser(spool, await Maildir.make(join(dataDir, 'mailbox')));
    const close = () => {
      eraser.stop();
      spool.close();
      unlockFolder();
    };
    return {
      tasks: tasksOn({
        dataDir,
        spool,
        eraser,
        tryNow: () => undefined,
        officePort: () => Promise.resolve(undefined),
      }),
      close,
    };
  } catch (error) {
    unlockFolder();
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
