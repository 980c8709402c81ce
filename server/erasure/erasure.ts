import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replacedIn } from '../backup/restore-backup';
import type { Eraser } from './eraser';
import { codeOf, type Log } from '../log';
import type { Maildir } from '../relay/mail/maildir';
import type { Spool } from '../relay/spool/spool';
import type { ServedSchool } from '../settings/schools';
import type { Counters } from '../watch/counters';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;
/** How long no other submission of the school gets the same spoken number. */
const spokenNumberMs = 366 * dayMs;
/** So many at a time, that visitors are answered in between. */
const batch = 500;
/** A clock that is a month ahead of where it was is more likely wrong than right: wait a day before believing it. */
const jumpMs = 30 * dayMs;

export interface ErasureOptions {
  spool: Spool;
  maildir: Maildir;
  eraser: Eraser;
  dataDir: string;
  schools: readonly ServedSchool[];
  log: Log;
  counters: Counters;
  /** The clock, Unix ms; for tests. */
  now?: () => number;
}

/** Keeps the promise of the notice beside the forms: what was sent is gone KEEP_DAYS after it was delivered or given up. */
export class Erasure {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: ErasureOptions) {}

  start(): void {
    const run = () => {
      this.run().catch((error: unknown) => {
        this.options.log({ event: 'fault', code: codeOf(error) });
      });
    };
    run();
    this.timer = setInterval(run, hourMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** @returns how many submissions are gone. */
  async run(): Promise<number> {
    const { spool, maildir, eraser, dataDir, schools, log, counters } = this.options;
    const now = this.options.now?.() ?? Date.now();
    if (spool.retention.isClockSuspicious(now, jumpMs, dayMs)) {
      log({ event: 'clock has jumped' });
      return 0;
    }
    let erased = 0;
    // Records of a school that has left the file go with the shortest promise that is still made.
    const shortest = Math.min(...schools.map(({ keepDays }) => keepDays));
    for (const school of spool.retention.schools()) {
      const keepDays = schools.find(({ id }) => id === school)?.keepDays ?? shortest;
      const names = () => spool.retention.settledBefore(school, now - keepDays * dayMs, batch);
      for (let due = names(); due.length > 0; due = names()) {
        erased += due.length;
        await eraser.erase(due);
      }
    }
    await spool.retention.freeSpokenNumbers(now - spokenNumberMs);
    const longest = Math.max(...schools.map(({ keepDays }) => keepDays));
    await maildir.eraseOlderThan(now - (longest + 6) * dayMs);
    const damaged = join(dataDir, 'damaged');
    const aside = (await readdir(damaged).catch(() => [])).map((name) => join(damaged, name));
    await eraseOld([...aside, ...(await replacedIn(dataDir))], now - shortest * dayMs);
    if (erased > 0) log({ event: 'erased', count: erased });
    counters.add('erasures', 'kept long enough', erased);
    return erased;
  }
}

async function eraseOld(paths: readonly string[], moment: number): Promise<void> {
  for (const path of paths) if ((await stat(path)).mtimeMs < moment) await rm(path, { recursive: true, force: true });
}
