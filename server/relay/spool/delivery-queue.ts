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

/**
 * No pause is longer than this, in milliseconds: a submission that is due later was planned before the clock was set back. The conditions
 * must be written as in the partial indexes of the schema, or SQLite doesn't use these indexes.
 */
const longestWaitMs = { 'attempts > 0': 6 * 60 * 60_000, 'attempts = 0': 60_000 };
type Tried = keyof typeof longestWaitMs;

/** The delivery queue. Every promise resolves once its change is on disk. */
export class DeliveryQueue {
  private wasLastTried = false;

  constructor(
    private readonly database: SpoolDatabase,
    private readonly records: Records,
  ) {}

  /**
   * Takes due submissions, which stay `sending` until `note`. Alternates between new submissions and retries, so that neither has to wait for all
   * of the others.
   *
   * @param limit maximum number
   * @param retries maximum number of retries among them
   * @param now Unix ms
   */
  take(limit: number, retries: number, now: number): Promise<SubmissionRecord[]> {
    // Usually nothing is due: avoid a transaction then.
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
      const records = names.flatMap((name) => this.records.read(name) ?? []);
      this.wasLastTried = Number(records.at(-1)?.attempts) > 1;
      return records;
    });
  }

  /** Time when the next submission is due, Unix ms. */
  nextDue(): number | undefined {
    const moments = Object.keys(longestWaitMs).flatMap((tried) =>
      this.database.rows(
        `SELECT nextAttemptAt AS at FROM submission WHERE state = 'waiting' AND ${tried} ORDER BY nextAttemptAt LIMIT 1`,
      ),
    );
    return moments.length === 0 ? undefined : Math.min(...moments.map(({ at }) => Number(at)));
  }

  /** Records the result of a delivery. A submission that the visitor has corrected meanwhile stays in the queue. */
  note({ name, revision, receivedAt, attempts, state, nextAttemptAt, problem, notedAt }: DeliveryNote): Promise<void> {
    return this.database.commit(() => {
      // The submission may have been erased during the delivery.
      if (
        !this.database.row(
          'SELECT name FROM answers WHERE name = ? AND revision = ? AND receivedAt = ?',
          name,
          revision,
          receivedAt,
        )
      )
        return;
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
    });
  }

  /** Puts a submission back at the end of the queue, without counting an attempt. */
  putBack({ name, revision, receivedAt }: SubmissionRecord, now: number): Promise<void> {
    return this.database.commit(() => {
      this.database.change(
        `UPDATE submission SET state = 'waiting', nextAttemptAt = ?, attempts = attempts - 1,
         firstAttemptAt = CASE attempts WHEN 1 THEN NULL ELSE firstAttemptAt END
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
         WHERE state = 'sending' OR (state = 'waiting' AND attempts > 0)`,
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
            `UPDATE submission SET state = 'waiting', round = round + 1, attempts = 0, firstAttemptAt = NULL, nextAttemptAt = ?,
             settledAt = NULL, problem = NULL WHERE name = ? AND state IN ('undelivered', 'waiting')`,
            now,
            name,
          ),
        0,
      ),
    );
  }

  private addAttempt(name: string, { at, revision, recipient, outcome, reply }: Omit<Attempt, 'resendCount'>): void {
    this.database.change(
      `INSERT INTO attempt (name, round, revision, at, recipient, outcome, words)
       SELECT name, round, ?, ?, ?, ?, ? FROM submission WHERE name = ?`,
      revision,
      at,
      recipient,
      outcome,
      reply,
      name,
    );
  }

  private dueNames(limit: number, retries: number, now: number): string[] {
    const tried = this.due('attempts > 0', Math.min(limit, retries), now);
    const untried = this.due('attempts = 0', limit, now);
    const [one, other] = this.wasLastTried ? [untried, tried] : [tried, untried];
    const inTurn = Array.from({ length: limit }, (_, index) => [one[index], other[index]]).flat();
    return inTurn.filter((name) => name !== undefined).slice(0, limit);
  }

  /** Searches with two queries, because with OR SQLite would read all waiting submissions. */
  private due(tried: Tried, limit: number, now: number): string[] {
    const search = (comparison: string, moment: number, most: number) =>
      this.database
        .rows(
          `SELECT name FROM submission WHERE state = 'waiting' AND ${tried} AND nextAttemptAt ${comparison} ?
           ORDER BY nextAttemptAt LIMIT ?`,
          moment,
          most,
        )
        .map(({ name }) => String(name));
    const due = search('<=', now, limit);
    return [...due, ...search('>', now + longestWaitMs[tried], limit - due.length)];
  }
}
