import type { SpoolDatabase } from './database';

/** The keeping period, in days. */
export interface Keeping {
  days: number;
  /** A shorter keeping period that will take effect at `dueAt`, in days. */
  nextDays?: number;
  /** When the shorter period takes effect, Unix ms. */
  dueAt?: number;
}

/** Finds and erases submissions whose keeping period is over. */
export class Retention {
  constructor(private readonly database: SpoolDatabase) {}

  /**
   * Whether the clock has jumped since the last call, so that it shouldn't be used for erasing yet.
   *
   * @param now Unix ms @param jumpMs smallest difference that counts as a jump @param quarantineMs how long to distrust the clock after a jump
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

  /** The stored keeping period; `undefined` on a new server. */
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

  /** Number of submissions settled before a time (Unix ms). */
  countSettledBefore(moment: number): number {
    const row = this.database.row('SELECT count(*) AS count FROM submission WHERE settledAt < ?', moment);
    return Number(row?.count);
  }

  /** Names of submissions settled before a time (Unix ms), oldest first. */
  settledBefore(moment: number, limit: number): string[] {
    return this.database
      .rows('SELECT name FROM submission WHERE settledAt < ? ORDER BY settledAt LIMIT ?', moment, limit)
      .map(({ name }) => String(name));
  }

  /** Erases submissions and overwrites their data. @returns true once all erased data is gone from the files; false while another reader of the database keeps some of it */
  async erase(names: readonly string[]): Promise<boolean> {
    await this.database.commit(() => {
      for (const name of names) this.database.change('DELETE FROM submission WHERE name = ?', name);
    });
    return this.emptyLog();
  }

  /** Frees spoken numbers assigned before a time (Unix ms), except those of existing submissions. */
  async freeSpokenNumbers(moment: number): Promise<void> {
    await this.database.commit(() =>
      this.database.change(
        `DELETE FROM spokenNumber WHERE givenAt < ? AND NOT EXISTS
         (SELECT 1 FROM submission AS kept WHERE kept.spokenNumber = number)`,
        moment,
      ),
    );
  }

  /** Empties the database's log. @returns true once all erased data is gone from the files; false while another reader of the database keeps some of it */
  emptyLog(): boolean {
    return this.database.emptyLog();
  }
}
