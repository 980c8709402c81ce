import { statfsSync } from 'node:fs';
import type { Spool } from './spool/spool';

/** Reserved for delivering stored submissions: database writes, mails in the mailbox, copies. */
const reserveBytes = 16 * 1024 * 1024;
/** How long a result is cached, in milliseconds. */
const lookMs = 500;

/** Checks the free disk space and the configured limit before a submission is stored. */
export class StorageQuota {
  private lookedAt = -Infinity;
  private found: string | undefined;

  /** @param limitBytes limit for the records */
  constructor(
    private readonly folder: string,
    private readonly spool: Pick<Spool, 'bytes'>,
    private readonly limitBytes: number,
  ) {}

  /** Free bytes for this account. */
  diskLeft(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  /** Code for the log if space is short; `undefined` if there is enough. */
  missing(): string | undefined {
    if (performance.now() - this.lookedAt < lookMs) return this.found;
    this.lookedAt = performance.now();
    if (this.diskLeft() < reserveBytes) this.found = 'disk nearly full';
    else if (this.spool.bytes() > this.limitBytes) this.found = 'DATA_LIMIT_MB reached';
    else this.found = undefined;
    return this.found;
  }
}
