import type { Log } from '../log';
import type { Keeping } from '../relay/spool/retention';
import type { Spool } from '../relay/spool/spool';
import type { ServedSchool } from '../settings/schools';

const dayMs = 24 * 60 * 60_000;

/** Submissions that a lowered setting will erase. */
export interface Shortening {
  /** Id of the school. */
  school: string;
  /** Days that they are kept now. */
  days: number;
  /** Days that they are kept from `dueAt` on. */
  nextDays: number;
  /** Unix ms. */
  dueAt: number;
  /** How many submissions will be erased then. */
  count: number;
}

/**
 * How long submissions are kept. A typo in a setting (36 for 365) must not erase a year of submissions within the hour, so a
 * shorter period takes effect a day later, even across restarts. Restoring the old number before then cancels it.
 */
export class KeepingPeriods {
  constructor(
    private readonly spool: Pick<Spool, 'retention'>,
    private readonly schools: readonly ServedSchool[],
    private readonly log: Log,
  ) {}

  /**
   * Compares the settings with the periods in effect, and stores what comes of it.
   *
   * @param now Unix ms, of a clock that is not suspected of a jump
   * @returns days by id of the school, and what a lowered setting will erase
   */
  review(now: number): { days: Map<string, number>; shortenings: Shortening[] } {
    const periods = this.periods(now);
    for (const { school, wantedDays, before, after } of periods) {
      this.spool.retention.setKeeping(school, after);
      if (after.nextDays === undefined && before.nextDays !== undefined && before.nextDays !== wantedDays)
        this.log({ event: 'erasure called off', school, keepDays: wantedDays });
    }
    return {
      days: new Map(periods.map(({ school, after }) => [school, after.days])),
      shortenings: this.announced(now),
    };
  }

  /** What a lowered setting will erase. Stores nothing: a look at the inbox must not end the wait. */
  announced(now: number): Shortening[] {
    return this.periods(now).flatMap(({ school, after: { days, nextDays, dueAt } }) => {
      if (nextDays === undefined || dueAt === undefined) return [];
      const count = this.spool.retention.countSettledBefore(school, dueAt - nextDays * dayMs);
      return count > 0 ? { school, days, nextDays, dueAt, count } : [];
    });
  }

  private periods(now: number) {
    const { retention } = this.spool;
    // Submissions of a school that was removed from SCHOOLS_FILE are kept for the shortest period of the remaining schools.
    const shortest = Math.min(...this.schools.map(({ keepDays }) => keepDays));
    const wanted = new Map(retention.schools().map((id) => [id, shortest]));
    for (const { id, keepDays } of this.schools) wanted.set(id, keepDays);
    return [...wanted].map(([school, wantedDays]) => {
      const before: Keeping = retention.keeping(school) ?? { days: wantedDays };
      const dueAt = before.nextDays === wantedDays ? Math.min(before.dueAt ?? now, now + dayMs) : now + dayMs;
      const mustWait = wantedDays < before.days && now < dueAt;
      const after: Keeping = mustWait ? { days: before.days, nextDays: wantedDays, dueAt } : { days: wantedDays };
      return { school, wantedDays, before, after };
    });
  }
}
