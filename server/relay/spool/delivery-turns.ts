import type { SpoolDatabase } from './database';
import type { Records } from './records';
import type { Attempt, DeliveryState, Outcome, SubmissionRecord } from './submission-record';

/** What an attempt has led to, for one recipient each. */
export interface DeliveryNote {
  name: string;
  revision: number;
  attempts: readonly Omit<Attempt, 'revision'>[];
  state: DeliveryState;
  /** Unix ms. */
  nextAttemptAt: number;
  problem: Exclude<Outcome, 'sent'> | null;
}

/** No pause is as long, in milliseconds: what is due later than that was planned by a clock that has been set back since. */
const longestWaitMs = 6 * 60 * 60_000;

/** Who delivers which submission when, and what came of it. Every promise resolves once its change is on disk. */
export class DeliveryTurns {
  constructor(
    private readonly database: SpoolDatabase,
    private readonly records: Records,
  ) {}

  /**
   * Takes submissions that are due, so that nobody else takes them until `note`.
   *
   * @param limit how many at most.
   * @param retries how many of them may have been tried before.
   * @param now Unix ms.
   */
  take(limit: number, retries: number, now: number): Promise<SubmissionRecord[]> {
    // Most of the time nothing is due; then the disk need not be synced to find that out.
    if (this.dueNames(limit, retries, now).length === 0) return Promise.resolve([]);
    return this.database.commit(() => {
      const names = this.dueNames(limit, retries, now);
      for (const name of names) {
        this.database.change(
          `UPDATE submission SET state = 'sending', attempts = attempts + 1,
           firstAttemptAt = coalesce(firstAttemptAt, ?) WHERE name = ?`,
          now,
          name,
        );
      }
      return names.flatMap((name) => this.records.read(name) ?? []);
    });
  }

  /** When the next submission is due, Unix ms. */
  nextDue(): number | undefined {
    if (this.database.row(`SELECT name FROM submission WHERE state = 'waiting' AND attempts = 0 LIMIT 1`)) return 0;
    const at = this.database.row(
      `SELECT min(nextAttemptAt) AS at FROM submission WHERE state = 'waiting' AND attempts > 0`,
    )?.at;
    return at == null ? undefined : Number(at);
  }

  /** Writes down what an attempt has led to. A submission that was corrected meanwhile keeps waiting. */
  note({ name, revision, attempts, state, nextAttemptAt, problem }: DeliveryNote): Promise<void> {
    return this.database.commit(() => {
      // It may have been erased while it was on its way.
      if (!this.database.row('SELECT name FROM submission WHERE name = ?', name)) return;
      for (const attempt of attempts) this.addAttempt(name, { ...attempt, revision });
      const isSettled = state === 'delivered' || state === 'undelivered';
      this.database.change(
        `UPDATE submission SET state = ?, nextAttemptAt = ?, problem = ?, settledAt = ?
         WHERE name = ? AND revision = ? AND state = 'sending'`,
        state,
        nextAttemptAt,
        problem,
        isSettled ? (attempts.at(-1)?.at ?? nextAttemptAt) : null,
        name,
        revision,
      );
    });
  }

  /** Makes everything due that waits. Names what an earlier process was sending when it ended: there may be a copy. */
  resumeInterrupted(now: number): Promise<number> {
    return this.database.commit(() => {
      const interrupted = this.database.rows(`SELECT name, revision FROM submission WHERE state = 'sending'`);
      for (const { name, revision } of interrupted) {
        this.addAttempt(String(name), {
          at: now,
          revision: Number(revision),
          recipient: '',
          outcome: 'unsure',
          words: 'This server stopped in the middle of the attempt.',
        });
      }
      // All at once, whatever the last try has planned: a restart often means that somebody has put right what was wrong.
      this.database.change(
        `UPDATE submission SET state = 'waiting', nextAttemptAt = 0
         WHERE state = 'sending' OR (state = 'waiting' AND attempts > 0)`,
      );
      return interrupted.length;
    });
  }

  /** A person wants another round of attempts, from now on. Recipients who have the mail do not get it again. */
  sendAgain(names: readonly string[], now: number): Promise<number> {
    return this.database.commit(() =>
      names.reduce(
        (sum, name) =>
          sum +
          this.database.change(
            `UPDATE submission SET state = 'waiting', attempts = 0, firstAttemptAt = NULL, nextAttemptAt = ?,
             settledAt = NULL, problem = NULL WHERE name = ? AND state IN ('undelivered', 'waiting')`,
            now,
            name,
          ),
        0,
      ),
    );
  }

  private addAttempt(name: string, { at, revision, recipient, outcome, words }: Attempt): void {
    this.database.change(
      'INSERT INTO attempt (name, revision, at, recipient, outcome, words) VALUES (?, ?, ?, ?, ?, ?)',
      name,
      revision,
      at,
      recipient,
      outcome,
      words,
    );
  }

  private dueNames(limit: number, retries: number, now: number): string[] {
    const again = this.database.rows(
      `SELECT name FROM submission WHERE state = 'waiting' AND attempts > 0
       AND (nextAttemptAt <= ? OR nextAttemptAt > ?) ORDER BY nextAttemptAt LIMIT ?`,
      now,
      now + longestWaitMs,
      Math.min(limit, retries),
    );
    const fresh = this.database.rows(
      `SELECT name FROM submission WHERE state = 'waiting' AND attempts = 0 ORDER BY receivedAt LIMIT ?`,
      limit - again.length,
    );
    return [...again, ...fresh].map(({ name }) => String(name));
  }
}
