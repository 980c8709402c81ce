import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replacedIn } from '../backup/restore-backup';
import type { Eraser } from './eraser';
import type { KeepingPeriods } from './keeping-periods';
import { codeOf, type Log } from '../log';
import type { Maildir } from '../relay/mail/maildir';
import type { Spool } from '../relay/spool/spool';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;
const minuteMs = 60_000;
/** A spoken number is not reused for this long. */
const spokenNumberMs = 366 * dayMs;
/** Number of submissions that we erase at once, so that visitors are answered in between. */
const batch = 500;
/** A clock that jumps by more than this is probably wrong: we wait a day before we trust it. */
const jumpMs = 30 * dayMs;

export interface ErasureOptions {
  spool: Spool;
  maildir: Maildir;
  eraser: Eraser;
  dataDir: string;
  periods: KeepingPeriods;
  log: Log;
  /** Loads the newest published content, which may have a longer keeping period. */
  beforeRun?: () => Promise<void>;
  /** A clock for tests, Unix ms. */
  now?: () => number;
}

/** Keeps the promise of the privacy notice: submissions are erased `keepDays` after they were delivered or given up. */
export class Erasure {
  private readonly timers: NodeJS.Timeout[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly options: ErasureOptions) {}

  start(): void {
    const run = () => {
      this.running = this.run().then(
        () => undefined,
        (error: unknown) => {
          this.options.log({ event: 'fault', code: codeOf(error) });
        },
      );
    };
    run();
    // Commands and the office erase, too, and can end before readers let them empty the log.
    const emptyLog = () => this.options.eraser.start();
    this.timers.push(setInterval(run, hourMs).unref(), setInterval(emptyLog, minuteMs).unref());
  }

  /** Resolves when nothing is being erased any more. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.running;
  }

  /** Erases what is due. @returns number of submissions erased */
  async run(): Promise<number> {
    const { spool, maildir, eraser, dataDir, periods, log } = this.options;
    eraser.start();
    await this.options.beforeRun?.();
    const now = this.options.now?.() ?? Date.now();
    if (spool.retention.isClockSuspicious(now, jumpMs, dayMs)) {
      log({ event: 'clock has jumped' });
      return 0;
    }
    const { days, shortening } = periods.review(now);
    if (shortening) {
      const { nextDays: keepDays, dueAt, count } = shortening;
      log({ event: 'erasure announced', count, keepDays, due: new Date(dueAt).toISOString() });
    }
    let erased = 0;
    const names = () => spool.retention.settledBefore(now - days * dayMs, batch);
    for (let due = names(); due.length > 0; due = names()) {
      erased += due.length;
      await eraser.erase(due);
    }
    await spool.retention.freeSpokenNumbers(now - spokenNumberMs);
    await maildir.eraseOlderThan(now - (days + 6) * dayMs);
    const damaged = join(dataDir, 'damaged');
    const aside = (await readdir(damaged).catch(() => [])).map((name) => join(damaged, name));
    await eraseOld([...aside, ...(await replacedIn(dataDir))], now - days * dayMs);
    if (erased > 0) log({ event: 'erased', count: erased });
    return erased;
  }
}

async function eraseOld(paths: readonly string[], moment: number): Promise<void> {
  for (const path of paths) if ((await lstat(path)).mtimeMs < moment) await rm(path, { recursive: true, force: true });
}
