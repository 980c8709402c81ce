import type { SpoolDatabase } from './database';
import type { DeliveryState } from './submission-record';

/** What the weekly mail says, and which was the last. */
export class Reports {
  constructor(private readonly database: SpoolDatabase) {}

  /** When the week of the last mail ended, Unix ms; `undefined` before the first. */
  last(): number | undefined {
    const row = this.database.row('SELECT weekEnd FROM report');
    return row && Number(row.weekEnd);
  }

  async noteLast(weekEnd: number): Promise<void> {
    await this.database.commit(() =>
      this.database.change('INSERT OR REPLACE INTO report (id, weekEnd) VALUES (1, ?)', weekEnd),
    );
  }

  /** How many submissions came with a form, from one moment to another (Unix ms). */
  came(form: string, from: number, to: number): number {
    const row = this.database.row(
      'SELECT count(*) AS count FROM submission WHERE receivedAt >= ? AND receivedAt < ? AND form = ?',
      from,
      to,
      form,
    );
    return Number(row?.count);
  }

  /** How many submissions are in a state now. */
  count(state: DeliveryState): number {
    const row = this.database.row('SELECT count FROM tally WHERE state = ?', state);
    return Number(row?.count ?? 0);
  }
}
