import type { SpoolDatabase } from './database';

/** How many days submissions are kept. */
export interface Keeping {
  days: number;
  /** A lower number that is to take effect. */
  nextDays?: number;
  /** When it does, Unix ms. */
  dueAt?: number;
}

/** What has been kept long enough, and its end. */
export class Retention {
  constructor(private readonly database: SpoolDatabase) {}

  /**
   * Whether the clock is so far from where it was at the last call that nothing should be erased by it yet.
   *
   * @param now Unix ms. @param jumpMs how far. @param quarantineMs how long it is suspected then.
   */
  isClockSuspicious(now: number, jumpMs: number, quarantineMs: number): boolean {
    const row = this.database.row('SELECT seenAt, suspectedUntil FROM clock');
    const seenAt = Number(row?.seenAt ?? now);
    const hasJumped = Math.abs(now - seenAt) > jumpMs;
    const suspectedUntil = hasJumped ? now + quarantineMs : Number(row?.suspectedUntil ?? 0);
    this.database.change(
      'INSERT OR REPLACE INTO clock (id, seenAt, suspectedUntil) VALUES (1, ?, ?)',
      now,
      suspectedUntil,
    );
    return now < suspectedUntil;
  }

  /** The last `setKeeping`; `undefined` on a new server. */
  keeping(): Keeping | undefined {
    const row = this.database.row('SELECT days, nextDays, dueAt FROM keeping');
    if (!row) return undefined;
    const { days, nextDays, dueAt } = row as { days: number; nextDays: number | null; dueAt: number | null };
    return { days, nextDays: nextDays ?? undefined, dueAt: dueAt ?? undefined };
  }

  setKeeping({ days, nextDays, dueAt }: Keeping): void {
    this.database.change(
      'INSERT OR REPLACE INTO keeping (id, days, nextDays, dueAt) VALUES (1, ?, ?, ?)',
      days,
      nextDays ?? null,
      dueAt ?? null,
    );
  }

  /** How many submissions were settled before a moment (Unix ms). */
  countSettledBefore(moment: number): number {
    const row = this.database.row('SELECT count(*) AS count FROM submission WHERE settledAt < ?', moment);
    return Number(row?.count);
  }

  /** Names of what was settled before a moment (Unix ms), the oldest first. */
  settledBefore(moment: number, limit: number): string[] {
    return this.database
      .rows('SELECT name FROM submission WHERE settledAt < ? ORDER BY settledAt LIMIT ?', moment, limit)
      .map(({ name }) => String(name));
  }

  /** Overwrites submissions. @returns as `emptyLog` */
  async erase(names: readonly string[]): Promise<boolean> {
    await this.database.commit(() => {
      for (const name of names) {
        this.database.change('DELETE FROM attempt WHERE name = ?', name);
        this.database.change('DELETE FROM answers WHERE name = ?', name);
        this.database.change('DELETE FROM submission WHERE name = ?', name);
      }
    });
    return this.emptyLog();
  }

  /** Frees spoken numbers given before a moment (Unix ms), but not one by which a submission is still found. */
  async freeSpokenNumbers(moment: number): Promise<void> {
    await this.database.commit(() =>
      this.database.change(
        `DELETE FROM spokenNumber WHERE givenAt < ? AND NOT EXISTS
         (SELECT 1 FROM submission AS kept WHERE kept.spokenNumber = number)`,
        moment,
      ),
    );
  }

  /** @returns whether what was erased has left the files; while somebody reads them, it has not. */
  emptyLog(): boolean {
    return this.database.emptyLog();
  }
}
