import { noteErased } from '../backup/erased-list';
import { writeBackup } from '../backup/write-backup';
import type { Eraser } from '../erasure/eraser';
import type { Spool } from '../relay/spool/spool';
import type { SubmissionSummary } from '../relay/spool/submission-record';

/** Tasks of the office's commands. They run in the process that has locked the data folder: the server, or else the command itself. */
export interface Tasks {
  /** Finds submissions. @param wanted a reference, a spoken number or a phone number, in any format */
  find: (wanted: string) => Promise<SubmissionSummary[]>;
  /** Erases submissions. @returns number of mails erased, and whether all data has left the disk; if not, we retry later */
  erase: (names: string[]) => Promise<{ mails: number; isGone: boolean }>;
  /** Restarts deliveries. @param wanted as for `find`, or `all` for all submissions given up @returns number of submissions */
  sendAgain: (wanted: string) => Promise<number>;
  /** Makes a backup. @param folder absolute path of a folder that doesn't exist yet */
  backUp: (folder: string) => Promise<void>;
  /** Port of the office; undefined until it listens. */
  officePort: () => Promise<number | undefined>;
}

/** A command waits this long for readers that prevent erasing, in milliseconds. */
const patienceMs = 5000;

export interface OwnedData {
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  spool: Spool;
  eraser: Eraser;
  /** Called when a person requests delivery. */
  tryNow: () => void;
  officePort: Tasks['officePort'];
}

export function tasksOn({ dataDir, spool, eraser, tryNow, officePort }: OwnedData): Tasks {
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
      const count = await spool.queue.sendAgain(names, Date.now());
      tryNow();
      return count;
    },
    backUp: (folder) => writeBackup(spool, dataDir, folder),
    officePort,
  };
}
