import { noteErased } from '../server/backup/erased-list';
import type { Eraser } from '../server/erasure/eraser';
import type { Log } from '../server/log';
import { mailName } from '../server/relay/mail/compose-mail';
import type { Maildir } from '../server/relay/mail/maildir';
import type { Spool } from '../server/relay/spool/spool';
import type { OfficeTasks } from './office-calls';

/** How long an erasure waits for readers of the database, in milliseconds. */
const patienceMs = 3000;

export interface OfficeTaskOptions {
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  spool: Spool;
  maildir: Maildir;
  eraser: Eraser;
  status: OfficeTasks['status'];
  sitePort: OfficeTasks['sitePort'];
  /** Called when a mail has become due. */
  onMailDue: () => void;
  log: Log;
  now: () => number;
}

/** The office's tasks, in the server's process. */
export function officeTasksOn(options: OfficeTaskOptions): OfficeTasks {
  const { dataDir, spool, maildir, eraser, status, sitePort, onMailDue, log, now } = options;
  const { followUps } = spool;
  return {
    log,
    status,
    sitePort,
    change: (...change) => followUps.change(...change),
    addNote: (...note) => followUps.addNote(...note),
    noteCall: (...call) => followUps.noteCall(...call),
    undoCall: (...call) => followUps.undoCall(...call),
    correct: async (...correction) => {
      const conflicts = await followUps.correct(...correction);
      // Answers that were being mailed are mailed again.
      onMailDue();
      return conflicts;
    },
    sendAgain: async (name, who) => {
      await spool.queue.sendAgain([name], now());
      await followUps.noteResent(name, who, now());
      onMailDue();
    },
    erase: async (names) => {
      await noteErased(dataDir, names);
      const mails = await eraser.erase(names);
      return { mails, isGone: await eraser.finish(patienceMs) };
    },
    readMail: async (name) => {
      const record = spool.records.read(name);
      return record && maildir.read(mailName(record), new Date(record.receivedAt));
    },
    checkDatabase: () => {
      spool.checkIntegrity();
      return Promise.resolve();
    },
  };
}
