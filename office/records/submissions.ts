import { join } from 'node:path';
import type { GitProblem } from '../../pipeline/releases/commit-content';
import { readUncommitted, type Uncommitted } from '../../pipeline/releases/commit-publications';
import { hostTrouble } from '../../server/host/host-account';
import { type BackupSummary, summarizeBackups } from '../../server/backup/backup-state';
import { eraseOnRequest } from '../../server/erasure/eraser';
import { KeepingPeriods, type Shortening } from '../../server/erasure/keeping-periods';
import { silentLog } from '../../server/log';
import type { OfficeSupport } from '../../server/office-child';
import type { Outage } from '../../server/relay/delivery/mail-server';
import { mailName } from '../../server/relay/mail/compose-mail';
import { Maildir } from '../../server/relay/mail/maildir';
import { CallList } from '../../server/relay/spool/call-list';
import { type DamagedFile, damagedBeside, isDamage } from '../../server/relay/spool/damage';
import { openBeside } from '../../server/relay/spool/database';
import { DeliveryQueue } from '../../server/relay/spool/delivery-queue';
import { FollowUps } from '../../server/relay/spool/follow-ups';
import { Records } from '../../server/relay/spool/records';
import { Retention } from '../../server/relay/spool/retention';
import { type MissingRoom, StorageQuota } from '../../server/relay/storage-quota';
import type { ServedSchool } from '../../server/settings/school';
import type { ServerSettings } from '../../server/settings/settings';
import { buildMistakes } from '../../server/site/build-mistakes';

/** How long an erasure waits for readers of the database, in milliseconds. */
const patienceMs = 3000;

/** The state of the server, for notices. */
export interface ServerStatus {
  outage: Outage | undefined;
  /** Why the last build of the site failed. */
  mistakes: string | undefined;
  damaged: DamagedFile[];
  noRoom: MissingRoom | undefined;
  shortening: Shortening | undefined;
  history: { kind: GitProblem['kind']; count: number; reply: string } | undefined;
  backup: BackupSummary;
  host: Awaited<ReturnType<typeof hostTrouble>>;
}

/** Submissions and their follow-ups, on one connection to the database. */
export interface SubmissionData {
  records: Records;
  callList: CallList;
  followUps: FollowUps;
  queue: DeliveryQueue;
  retention: Retention;
  /** Disk space used by records, in bytes. */
  bytes: () => number;
}

export interface SubmissionOptions {
  settings: Pick<ServerSettings, 'dataDir' | 'dataLimitBytes' | 'siteDir'>;
  school: () => ServedSchool;
  support: OfficeSupport;
  /** The clock, Unix ms. */
  now: () => number;
}

/** The submissions, which office and server read and write at the same time. What resolves is on disk. */
export class Submissions {
  private readonly path: string;

  constructor(private readonly options: SubmissionOptions) {
    this.path = join(options.settings.dataDir, 'spool.db');
  }

  /** Runs queries on one connection. It is open for a moment only: the server replaces a damaged file when nobody else has it open. */
  read<Result>(work: (data: SubmissionData) => Result): Result {
    try {
      const { data, close } = this.open();
      try {
        return work(data);
      } finally {
        close();
      }
    } catch (error) {
      this.reportDamage(error);
      throw error;
    }
  }

  /** Runs changes on one connection. */
  async write<Result>(work: (data: SubmissionData) => Promise<Result>): Promise<Result> {
    try {
      const { data, close } = this.open();
      try {
        return await work(data);
      } finally {
        close();
      }
    } catch (error) {
      this.reportDamage(error);
      throw error;
    }
  }

  async correct(...correction: Parameters<FollowUps['correct']>) {
    const conflicts = await this.write(({ followUps }) => followUps.correct(...correction));
    // Answers that were being mailed are mailed again.
    this.options.support.deliver();
    return conflicts;
  }

  /** Restarts the delivery of a submission. */
  async sendAgain(name: string, who: string): Promise<void> {
    const { now, support } = this.options;
    await this.write(async ({ queue, followUps }) => {
      await queue.sendAgain([name], now());
      await followUps.noteResent(name, who, now());
    });
    support.deliver();
  }

  /** Erases submissions and their mails. @returns number of mails erased, and whether all data has left the disk */
  erase(names: string[]): Promise<{ mails: number; isGone: boolean }> {
    const { dataDir } = this.options.settings;
    return this.write(({ retention }) => eraseOnRequest(dataDir, retention, names, patienceMs));
  }

  /** The mail of a submission in the mailbox, as it was written. */
  async readMail(name: string): Promise<Uint8Array | undefined> {
    const record = this.read(({ records }) => records.read(name));
    const maildir = await Maildir.make(join(this.options.settings.dataDir, 'mailbox'));
    return record && maildir.read(mailName(record), new Date(record.receivedAt));
  }

  async status(): Promise<ServerStatus> {
    const { settings, school, support, now } = this.options;
    const { dataDir, dataLimitBytes, siteDir } = settings;
    const known = this.read(({ bytes, retention }) => ({
      noRoom: new StorageQuota(dataDir, { bytes }, dataLimitBytes).missing(),
      shortening: new KeepingPeriods({ retention }, school, silentLog).announced(now()),
    }));
    return {
      ...known,
      outage: support.outage(),
      mistakes: await buildMistakes(siteDir),
      damaged: await damagedBeside(this.path),
      history: historyOf(readUncommitted(join(siteDir, '..'))),
      backup: await summarizeBackups(dataDir, now()),
      host: await hostTrouble(dataDir),
    };
  }

  /** Only the server may replace a damaged database. */
  private reportDamage(error: unknown): void {
    if (isDamage(error)) this.options.support.checkDatabase();
  }

  private open(): { data: SubmissionData; close: () => void } {
    const database = openBeside(this.path);
    const records = new Records(database);
    const data = {
      records,
      callList: new CallList(database),
      followUps: new FollowUps(database),
      queue: new DeliveryQueue(database, records),
      retention: new Retention(database),
      bytes: () => database.bytes(),
    };
    return { data, close: () => database.close() };
  }
}

function historyOf(uncommitted: Uncommitted | undefined): ServerStatus['history'] {
  if (!uncommitted) return undefined;
  const { publications, problem } = uncommitted;
  return { kind: problem.kind, count: publications.length, reply: problem.reply };
}
