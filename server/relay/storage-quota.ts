import { statfsSync } from 'node:fs';
import type { Spool } from './spool/spool';

/** Left for what is needed to deliver what is stored already: notes, mails in the mailbox, copying. */
const reserveBytes = 16 * 1024 * 1024;
/** How long a look is good for, in milliseconds: thousands of submissions a second need no thousands of looks. */
const lookMs = 500;

/** Whether the disk and the limit of the settings have room for one more submission. */
export class StorageQuota {
  private lookedAt = -Infinity;
  private found: string | undefined;

  /** @param limitBytes how much the records may take. */
  constructor(
    private readonly folder: string,
    private readonly spool: Pick<Spool, 'bytes'>,
    private readonly limitBytes: number,
  ) {}

  /** Bytes left on the disk for this account. */
  diskLeft(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  /** What there is too little of, as a code for the log; `undefined` if there is enough. */
  missing(): string | undefined {
    if (performance.now() - this.lookedAt < lookMs) return this.found;
    this.lookedAt = performance.now();
    if (this.diskLeft() < reserveBytes) this.found = 'disk nearly full';
    else if (this.spool.bytes() > this.limitBytes) this.found = 'DATA_LIMIT_MB reached';
    else this.found = undefined;
    return this.found;
  }
}
