import type { Log } from '../log';
import type { Keeping } from '../relay/spool/retention';
import type { Spool } from '../relay/spool/spool';
import type { ServedSchool } from '../settings/school';

const dayMs = 24 * 60 * 60_000;

/** Submissions that a lowered setting will erase. */
export interface Shortening {
  /** Current keeping period in days. */
  days: number;
  /** Keeping period from `dueAt` on, in days. */
  nextDays: number;
  /** Time when the shorter period takes effect, Unix ms. */
  dueAt: number;
  /** Number of submissions that we will erase at `dueAt`. */
  count: number;
}

/**
 * How long submissions are kept. A typo in a setting (36 for 365) must not erase a year of submissions within the hour, so a
 * shorter period takes effect a day later, even across restarts. Restoring the old number within that day cancels the change.
 */
export class KeepingPeriods {
  constructor(
    private readonly spool: Pick<Spool, 'retention'>,
    private readonly school: () => Pick<ServedSchool, 'keepDays'>,
    private readonly log: Log,
  ) {}

  /**
   * Compares the setting with the period in effect, and stores the result.
   *
   * @param now Unix ms, from a clock that hasn't just jumped
   */
  review(now: number): { days: number; shortening: Shortening | undefined } {
    const { wantedDays, before, after } = this.period(now);
    this.spool.retention.setKeeping(after);
    if (after.nextDays === undefined && before.nextDays !== undefined && before.nextDays !== wantedDays)
      this.log({ event: 'erasure called off', keepDays: wantedDays });
    return { days: after.days, shortening: this.announced(now) };
  }

  /** Tells what a lowered setting will erase. Stores nothing, so that opening the office doesn't end the wait. */
  announced(now: number): Shortening | undefined {
    const { days, nextDays, dueAt } = this.period(now).after;
    if (nextDays === undefined || dueAt === undefined) return undefined;
    const count = this.spool.retention.countSettledBefore(dueAt - nextDays * dayMs);
    return count > 0 ? { days, nextDays, dueAt, count } : undefined;
  }

  private period(now: number) {
    const wantedDays = this.school().keepDays;
    const before: Keeping = this.spool.retention.keeping() ?? { days: wantedDays };
    const dueAt = before.nextDays === wantedDays ? Math.min(before.dueAt ?? now, now + dayMs) : now + dayMs;
    const mustWait = wantedDays < before.days && now < dueAt;
    const after: Keeping = mustWait ? { days: before.days, nextDays: wantedDays, dueAt } : { days: wantedDays };
    return { wantedDays, before, after };
  }
}
