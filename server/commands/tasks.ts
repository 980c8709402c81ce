import { noteErased } from '../backup/erased-list';
import { writeBackup } from '../backup/write-backup';
import type { Eraser } from '../erasure/eraser';
import type { Spool } from '../relay/spool/spool';
import type { SubmissionSummary } from '../relay/spool/submission-record';

/** What the office's commands have done by whoever owns the data folder: the running server, else the command itself. */
export interface Tasks {
  /** @param wanted a reference, a spoken number or a telephone number, however it is written. */
  find: (wanted: string) => Promise<SubmissionSummary[]>;
  /** @returns how many mails that were, and whether all has left the disk; what has not, will. */
  erase: (names: string[]) => Promise<{ mails: number; isGone: boolean }>;
  /** @param wanted as for `find`, or `all` that was given up. @returns how many. */
  sendAgain: (wanted: string) => Promise<number>;
  /** @param folder absolute path of one to be made. */
  backUp: (folder: string) => Promise<void>;
}

/** How long a command waits for what keeps others' data from leaving the disk, in milliseconds. */
const patienceMs = 5000;

export interface OwnedData {
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  spool: Spool;
  eraser: Eraser;
  /** Called when a person wants something sent. */
  tryNow: () => void;
}

export function tasksOn({ dataDir, spool, eraser, tryNow }: OwnedData): Tasks {
  return {
    find: (wanted) => Promise.resolve(spool.records.find(wanted)),
    erase: async (names) => {
      await noteErased(dataDir, names);
      const mails = await eraser.erase(names);
      return { mails, isGone: await eraser.finish(patienceMs) };
    },
    sendAgain: async (wanted) => {
      const names =
        wanted === 'all' ? spool.records.undeliveredNames() : spool.records.find(wanted).map(({ name }) => name);
      const count = await spool.turns.sendAgain(names, Date.now());
      tryNow();
      return count;
    },
    backUp: (folder) => writeBackup(spool, dataDir, folder),
  };
}
