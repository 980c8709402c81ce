import type { SpoolDatabase } from './database';
import type { DeliveryState } from './submission-record';

/** What the weekly mail of each school says, and which was the last. */
export class Reports {
  constructor(private readonly database: SpoolDatabase) {}

  /** When the week of the last mail ended, Unix ms; `undefined` before the first. */
  lastOf(school: string): number | undefined {
    const row = this.database.row('SELECT weekEnd FROM report WHERE school = ?', school);
    return row && Number(row.weekEnd);
  }

  async noteLast(school: string, weekEnd: number): Promise<void> {
    await this.database.commit(() =>
      this.database.change('INSERT OR REPLACE INTO report (school, weekEnd) VALUES (?, ?)', school, weekEnd),
    );
  }

  /** How many submissions came with a form, from one moment to another (Unix ms). */
  came(school: string, form: string, from: number, to: number): number {
    const row = this.database.row(
      'SELECT count(*) AS count FROM submission WHERE receivedAt >= ? AND receivedAt < ? AND school = ? AND form = ?',
      from,
      to,
      school,
      form,
    );
    return Number(row?.count);
  }

  /** How many submissions are in a state now. */
  count(school: string, state: DeliveryState): number {
    const row = this.database.row('SELECT count FROM tally WHERE school = ? AND state = ?', school, state);
    return Number(row?.count ?? 0);
  }
}
