import { statfsSync } from 'node:fs';
import type { Spool } from './spool/spool';

/** Disk space that we reserve for delivering stored submissions: database writes, mails in the mailbox, copies. */
const reserveBytes = 16 * 1024 * 1024;
/** A check of the disk is valid for this long, in milliseconds. */
const lookMs = 500;

/** Why submissions are refused; also for the log. */
export type MissingRoom = 'disk nearly full' | 'DATA_LIMIT_MB reached';

/** Checks the free disk space and the configured limit before a submission is stored. */
export class StorageQuota {
  private lookedAt = -Infinity;
  private found: MissingRoom | undefined;

  /** @param limitBytes limit for the records' size */
  constructor(
    private readonly folder: string,
    private readonly spool: Pick<Spool, 'bytes'>,
    private readonly limitBytes: number,
  ) {}

  /** Disk space that is free for this account, in bytes. */
  diskLeft(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  /** @returns `undefined` if there is enough space */
  missing(): MissingRoom | undefined {
    if (performance.now() - this.lookedAt < lookMs) return this.found;
    this.lookedAt = performance.now();
    if (this.diskLeft() < reserveBytes) this.found = 'disk nearly full';
    else if (this.spool.bytes() > this.limitBytes) this.found = 'DATA_LIMIT_MB reached';
    else this.found = undefined;
    return this.found;
  }
}
