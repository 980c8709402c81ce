import type { SpoolDatabase } from './database';
import type { Records } from './records';
import type { Attempt, DeliveryState, Outcome, SubmissionRecord } from './submission-record';

/** Result of a delivery attempt. */
export interface DeliveryNote {
  name: string;
  revision: number;
  /** Arrival of the revision, Unix ms. Needed because revisions restart at 1 after an erasure. */
  receivedAt: number;
  attempts: readonly Omit<Attempt, 'revision' | 'resendCount'>[];
  state: Exclude<DeliveryState, 'sending'>;
  /** Time of the next attempt, Unix ms. */
  nextAttemptAt: number;
  problem: Exclude<Outcome, 'sent'> | null;
  /** Start of the keeping period, Unix ms: when we record the result, which is later than the attempt if the disk was full. */
  notedAt: number;
}

/** No pause is longer than this, in milliseconds: a submission that is due later was planned before the clock was set back. */
const maxPauseMs = 6 * 60 * 60_000;

/** The delivery queue. Every promise resolves once its change is on disk. */
export class DeliveryQueue {
  constructor(
    private readonly database: SpoolDatabase,
    private readonly records: Records,
  ) {}

  /** Takes due submissions, those that have waited longest first. They stay `sending` until `note`. @param now Unix ms */
  take(limit: number, now: number): Promise<SubmissionRecord[]> {
    const names = this.dueNames(limit, now);
    // Usually nothing is due: avoid a transaction then.
    if (names.length === 0) return Promise.resolve([]);
    return this.database.commit(() => {
      for (const name of names)
        this.database.change(`UPDATE submission SET state = 'sending', attempts = attempts + 1 WHERE name = ?`, name);
      return names.flatMap((name) => this.records.read(name) ?? []);
    });
  }

  /** Time when the next submission is due, Unix ms. */
  nextDue(): number | undefined {
    const row = this.database.row(`SELECT min(nextAttemptAt) AS at FROM submission WHERE state = 'waiting'`);
    return row?.at == null ? undefined : Number(row.at);
  }

  /**
   * Records the result of a delivery. A submission that the visitor has corrected meanwhile stays in the queue.
   *
   * @returns whether the submission still exists: it may have been erased during the delivery
   */
  note({
    name,
    revision,
    receivedAt,
    attempts,
    state,
    nextAttemptAt,
    problem,
    notedAt,
  }: DeliveryNote): Promise<boolean> {
    return this.database.commit(() => {
      if (
        !this.database.row(
          'SELECT name FROM answers WHERE name = ? AND revision = ? AND receivedAt = ?',
          name,
          revision,
          receivedAt,
        )
      )
        return false;
      for (const attempt of attempts) this.addAttempt(name, { ...attempt, revision });
      const isSettled = state === 'delivered' || state === 'undelivered';
      this.database.change(
        `UPDATE submission SET state = ?, nextAttemptAt = ?, problem = ?, settledAt = ?
         WHERE name = ? AND revision = ? AND state = 'sending'`,
        state,
        nextAttemptAt,
        problem,
        isSettled ? notedAt : null,
        name,
        revision,
      );
      return true;
    });
  }

  /** Puts a submission back at the end of the queue, without counting an attempt. */
  putBack({ name, revision, receivedAt }: SubmissionRecord, now: number): Promise<void> {
    return this.database.commit(() => {
      this.database.change(
        `UPDATE submission SET state = 'waiting', nextAttemptAt = ?, attempts = attempts - 1
         WHERE name = ? AND revision = ? AND receivedAt = ? AND state = 'sending'`,
        now,
        name,
        revision,
        receivedAt,
      );
    });
  }

  /** Makes all waiting submissions due. Mails that an earlier process was sending may have arrived: records them. @returns their number */
  resumeInterrupted(now: number): Promise<number> {
    return this.database.commit(() => {
      const interrupted = this.database.rows(`SELECT name, revision FROM submission WHERE state = 'sending'`);
      for (const { name, revision } of interrupted) {
        this.addAttempt(String(name), {
          at: now,
          revision: Number(revision),
          recipient: '',
          outcome: 'unsure',
          reply: 'This server stopped in the middle of the attempt.',
        });
      }
      // Retry everything at once, because a restart often means that someone has fixed the cause.
      this.database.change(
        `UPDATE submission SET state = 'waiting', nextAttemptAt = 0
         WHERE state = 'sending' OR (state = 'waiting' AND nextAttemptAt > ?)`,
        now,
      );
      return interrupted.length;
    });
  }

  /** Restarts the delivery of submissions, because a person wants it. Recipients who have the mail don't get it again. */
  sendAgain(names: readonly string[], now: number): Promise<number> {
    return this.database.commit(() =>
      names.reduce(
        (sum, name) =>
          sum +
          this.database.change(
            `UPDATE submission SET state = 'waiting', resendCount = resendCount + 1, attempts = 0, nextAttemptAt = ?,
             settledAt = NULL, problem = NULL WHERE name = ? AND state IN ('undelivered', 'waiting')`,
            now,
            name,
          ),
        0,
      ),
    );
  }

  /** Whether a person has restarted a delivery that wasn't tried since. @param after @param until Unix ms */
  hasResent(after: number, until: number): boolean {
    const sql = `SELECT 1 FROM submission WHERE state = 'waiting' AND nextAttemptAt > ? AND nextAttemptAt <= ?
      AND resendCount > 0 AND attempts = 0 LIMIT 1`;
    return this.database.row(sql, after, until) !== undefined;
  }

  private addAttempt(name: string, { at, revision, recipient, outcome, reply }: Omit<Attempt, 'resendCount'>): void {
    this.database.change(
      `INSERT INTO attempt (name, resendCount, revision, at, recipient, outcome, reply)
       SELECT name, resendCount, ?, ?, ?, ?, ? FROM submission WHERE name = ?`,
      revision,
      at,
      recipient,
      outcome,
      reply,
      name,
    );
  }

  /** Searches with two queries, because with OR SQLite would read all waiting submissions. */
  private dueNames(limit: number, now: number): string[] {
    const search = (comparison: string, moment: number, max: number) =>
      this.database
        .rows(
          `SELECT name FROM submission WHERE state = 'waiting' AND nextAttemptAt ${comparison} ?
           ORDER BY nextAttemptAt LIMIT ?`,
          moment,
          max,
        )
        .map(({ name }) => String(name));
    const due = search('<=', now, limit);
    return [...due, ...search('>', now + maxPauseMs, limit - due.length)];
  }
}
