import type { Shortening } from '../server/erasure/keeping-periods';
import type { Log } from '../server/log';
import type { Outage } from '../server/relay/delivery/mail-server';
import type { DamagedFile } from '../server/relay/spool/damage';
import type { FollowUps } from '../server/relay/spool/follow-ups';
import type { MissingRoom } from '../server/relay/storage-quota';
import type { ServedSchool } from '../server/settings/school';

/** A request to the office, as the server passes it on. */
export interface OfficeRequest {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array | undefined;
  /** Address of the client. */
  ip: string;
}

/** Header of an answer without a body, in whose place the server sends the whole site: it is too large to pass from process to process. */
export const sendsSite = 'x-sends-site';

export interface OfficeAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Uint8Array;
}

/** Data that the office's process gets when it starts. */
export interface OfficeProcessData {
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  officeOrigin: string | undefined;
  /** Whether everybody on this machine is let in until the first account exists. */
  isOpenAtFirst: boolean;
  /** Whether mails stay in this server's mailbox. */
  isMailKept: boolean;
  school: ServedSchool;
  /** Environment of the workshop. */
  workshopEnv: Record<string, string>;
}

/** What the office's process does for the server. */
export interface OfficeCalls {
  /** Comes first. */
  open: (data: OfficeProcessData) => void;
  answer: (request: OfficeRequest) => Promise<OfficeAnswer>;
  /** Gives the process the school of newly published content. */
  useSchool: (school: ServedSchool) => void;
}

/** The state of the server, for notices. */
export interface ServerStatus {
  outage: Outage | undefined;
  /** Why the last build of the site failed. */
  mistakes: string | undefined;
  damaged: DamagedFile[];
  noRoom: MissingRoom | undefined;
  shortening: Shortening | undefined;
}

/** What the server does for the office: everything that writes to the spool or the mailbox. Resolves when it is on disk. */
export interface OfficeTasks extends Pick<FollowUps, 'addNote' | 'change' | 'correct' | 'noteCall' | 'undoCall'> {
  status: () => Promise<ServerStatus>;
  /** Port of the site; `undefined` until it listens. */
  sitePort: () => Promise<number | undefined>;
  /** Restarts the delivery of a submission. */
  sendAgain: (name: string, who: string) => Promise<void>;
  /** Erases submissions and their mails. @returns number of mails erased, and whether all data has left the disk */
  erase: (names: string[]) => Promise<{ mails: number; isGone: boolean }>;
  /** The mail of a submission in the mailbox, as it was written. */
  readMail: (name: string) => Promise<Uint8Array | undefined>;
  log: Log;
  /** Replaces the database if it is damaged, after the office couldn't read it. */
  checkDatabase: () => Promise<void>;
}
