import type { Log } from '../log';
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
   * Compares the settings with the periods in effect, and updates these.
   *
   * @param now Unix ms
   */
  review(now: number): { /** By id of the school. */ days: Map<string, number>; shortenings: Shortening[] } {
    const { retention } = this.spool;
    // Submissions of a school that was removed from SCHOOLS_FILE are kept for the shortest period of the remaining schools.
    const shortest = Math.min(...this.schools.map(({ keepDays }) => keepDays));
    const wanted = new Map(retention.schools().map((id) => [id, shortest]));
    for (const { id, keepDays } of this.schools) wanted.set(id, keepDays);
    const days = new Map<string, number>();
    const shortenings: Shortening[] = [];
    for (const [school, wantedDays] of wanted) {
      const before = retention.keeping(school) ?? { days: wantedDays };
      const dueAt = before.nextDays === wantedDays ? Math.min(before.dueAt ?? now, now + dayMs) : now + dayMs;
      const mustWait = wantedDays < before.days && now < dueAt;
      const after = mustWait ? { days: before.days, nextDays: wantedDays, dueAt } : { days: wantedDays };
      retention.setKeeping(school, after);
      days.set(school, after.days);
      if (mustWait) {
        const count = retention.countSettledBefore(school, dueAt - wantedDays * dayMs);
        if (count > 0) shortenings.push({ school, days: before.days, nextDays: wantedDays, dueAt, count });
      } else if (before.nextDays !== undefined && before.nextDays !== wantedDays)
        this.log({ event: 'erasure called off', school, keepDays: wantedDays });
    }
    return { days, shortenings };
  }
}
