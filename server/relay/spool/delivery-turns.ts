import type { SpoolDatabase } from './database';
import type { Records } from './records';
import type { Attempt, DeliveryState, Outcome, SubmissionRecord } from './submission-record';

/** What an attempt has led to, for one recipient each. */
export interface DeliveryNote {
  name: string;
  revision: number;
  /** Of that revision, Unix ms: who is erased and sends once more begins again with the first revision. */
  receivedAt: number;
  attempts: readonly Omit<Attempt, 'revision' | 'round'>[];
  state: DeliveryState;
  /** Unix ms. */
  nextAttemptAt: number;
  problem: Exclude<Outcome, 'sent'> | null;
  /** Unix ms: what is settled is kept from then on. Later than the attempt where the disk could not be written. */
  notedAt: number;
}

/**
 * No pause is as long, in milliseconds: what is due later than that was planned by a clock that has been set back since.
 * The conditions are written as those of the partial indexes, or SQLite does not use these.
 */
const longestWaitMs = { 'attempts > 0': 6 * 60 * 60_000, 'attempts = 0': 60_000 };
type Tried = keyof typeof longestWaitMs;

/** Who delivers which submission when, and what came of it. Every promise resolves once its change is on disk. */
export class DeliveryTurns {
  private wasLastTried = false;

  constructor(
    private readonly database: SpoolDatabase,
    private readonly records: Records,
  ) {}

  /**
   * Takes submissions that are due, so that nobody else takes them until `note`: one that was never tried and one that was
   * in turn, so that neither waits for all of the others.
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
      const records = names.flatMap((name) => this.records.read(name) ?? []);
      this.wasLastTried = Number(records.at(-1)?.attempts) > 1;
      return records;
    });
  }

  /** When the next submission is due, Unix ms. */
  nextDue(): number | undefined {
    const moments = Object.keys(longestWaitMs).flatMap((tried) =>
      this.database.rows(
        `SELECT nextAttemptAt AS at FROM submission WHERE state = 'waiting' AND ${tried} ORDER BY nextAttemptAt LIMIT 1`,
      ),
    );
    return moments.length === 0 ? undefined : Math.min(...moments.map(({ at }) => Number(at)));
  }

  /** Writes down what an attempt has led to. A submission that was corrected meanwhile keeps waiting. */
  note({ name, revision, receivedAt, attempts, state, nextAttemptAt, problem, notedAt }: DeliveryNote): Promise<void> {
    return this.database.commit(() => {
      // It may have been erased while it was on its way.
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

  /** Gives back what was taken and could not be tried, behind all that is due. The attempt does not count. */
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
            `UPDATE submission SET state = 'waiting', round = round + 1, attempts = 0, firstAttemptAt = NULL, nextAttemptAt = ?,
             settledAt = NULL, problem = NULL WHERE name = ? AND state IN ('undelivered', 'waiting')`,
            now,
            name,
          ),
        0,
      ),
    );
  }

  private addAttempt(name: string, { at, revision, recipient, outcome, words }: Omit<Attempt, 'round'>): void {
    this.database.change(
      `INSERT INTO attempt (name, round, revision, at, recipient, outcome, words)
       SELECT name, round, ?, ?, ?, ?, ? FROM submission WHERE name = ?`,
      revision,
      at,
      recipient,
      outcome,
      words,
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

  /** Two searches: with OR, SQLite would read all that waits. */
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
