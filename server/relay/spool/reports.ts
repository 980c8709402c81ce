import type { SpoolDatabase } from './database';

/** Data for the weekly report. */
export class Reports {
  constructor(private readonly database: SpoolDatabase) {}

  /** End of the last reported week, Unix ms; `undefined` before the first report. */
  last(): number | undefined {
    const row = this.database.row('SELECT weekEnd FROM report');
    return row && Number(row.weekEnd);
  }

  async noteLast(weekEnd: number): Promise<void> {
    await this.database.commit(() =>
      this.database.change('INSERT OR REPLACE INTO report (id, weekEnd) VALUES (1, ?)', weekEnd),
    );
  }

  /** Number of submissions of a form in a period (Unix ms). */
  came(form: string, from: number, to: number): number {
    const row = this.database.row(
      'SELECT count(*) AS count FROM submission WHERE receivedAt >= ? AND receivedAt < ? AND form = ?',
      from,
      to,
      form,
    );
    return Number(row?.count);
  }
}
