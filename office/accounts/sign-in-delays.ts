import { networkOf } from '../../server/network-of';
import { accountKey } from './account-name';
import type { OfficeDatabase } from '../office-database';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Delay after the first failure that isn't free. It doubles with each further failure. */
const firstDelayMs = 1000;

/** Failures without a delay, and the longest delay. */
interface Rule {
  free: number;
  maxDelayMs: number;
}

/** One account, from one network: a hundred guesses a day. */
const ofAccountHere: Rule = { free: 0, maxDelayMs: 15 * minuteMs };
/** One account from any networks, so that guessing with many computers is slow, too. Short, because it also delays the account's user. */
const ofAccount: Rule = { free: 10, maxDelayMs: minuteMs };
/** One network for any accounts: guesses of a common password for many names. A school's users share one network. */
const ofNetwork: Rule = { free: 30, maxDelayMs: 15 * minuteMs };

/** How long a network counts as known after the user has signed in from it. */
const knownMs = 90 * dayMs;

/** Limit of counters, against filling the disk. */
const maxCounters = 100_000;

/** A sign-in that counts as failed until its result is known, so that parallel guesses don't escape the delay. */
export interface Attempt {
  counted: { key: Buffer; failedBefore: number }[];
  known: Buffer;
}

/**
 * Growing delays after failed sign-ins. Kept in the database, so that a restart doesn't forget them, under keyed hashes, because people
 * type passwords in the box for the name.
 */
export class SignInDelays {
  private attempts = 0;

  constructor(
    private readonly database: OfficeDatabase,
    private readonly now: () => number,
  ) {}

  /** Whether the user has signed in from this network: then strangers, elsewhere or with other names, neither delay nor outnumber them. */
  isKnown(name: string, ip: string): boolean {
    const key = this.accountHere(name, networkOf(ip, 48));
    return this.database.row('SELECT 1 FROM knownNetwork WHERE key = ?', key) !== undefined;
  }

  /** @returns milliseconds to wait; or, with 0, the attempt */
  begin(name: string, ip: string): { waitMs: number; attempt?: Attempt } {
    return this.database.transaction(() => {
      this.forget();
      const network = networkOf(ip, 48);
      const here = this.accountHere(name, network);
      const ofStrangers = [
        { key: this.database.keyedHash('network', network), rule: ofNetwork },
        { key: this.database.keyedHash('account', accountKey(name)), rule: ofAccount },
      ];
      const rules = [{ key: here, rule: ofAccountHere }, ...(this.isKnown(name, ip) ? [] : ofStrangers)];
      const waitMs = Math.max(...rules.map(({ key, rule }) => this.waitMs(key, rule)));
      if (waitMs > 0) return { waitMs };
      return { waitMs, attempt: { counted: rules.map(({ key }) => this.count(key)), known: here } };
    });
  }

  /** Takes an attempt back that neither failed nor succeeded. */
  undo({ counted }: Attempt): void {
    this.database.transaction(() => {
      for (const { key, failedBefore } of counted) {
        this.database.change('UPDATE failure SET count = count - 1, failedAt = ? WHERE key = ?', failedBefore, key);
        this.database.change('DELETE FROM failure WHERE key = ? AND count <= 0', key);
      }
    });
  }

  /** Ends the delays of this account in this network. Others stay: their failures may be somebody else's. */
  succeed(attempt: Attempt): void {
    this.undo(attempt);
    this.database.transaction(() => {
      this.database.change('DELETE FROM failure WHERE key = ?', attempt.known);
      this.database.change('INSERT OR REPLACE INTO knownNetwork VALUES (?, ?)', attempt.known, this.now());
    });
  }

  private accountHere(name: string, network: string): Buffer {
    return this.database.keyedHash('account here', accountKey(name), network);
  }

  private waitMs(key: Buffer, { free, maxDelayMs }: Rule): number {
    const failure = this.database.row<{ count: number; failedAt: number }>(
      'SELECT count, failedAt FROM failure WHERE key = ?',
      key,
    );
    if (!failure || failure.count <= free) return 0;
    const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** (failure.count - free - 1));
    return Math.max(0, failure.failedAt + delayMs - this.now());
  }

  private count(key: Buffer): Attempt['counted'][number] {
    const before = this.database.row<{ failedAt: number }>('SELECT failedAt FROM failure WHERE key = ?', key);
    this.database.change(
      'INSERT INTO failure VALUES (?, 1, ?) ON CONFLICT DO UPDATE SET count = count + 1, failedAt = excluded.failedAt',
      key,
      this.now(),
    );
    return { key, failedBefore: before?.failedAt ?? this.now() };
  }

  private forget(): void {
    const now = this.now();
    this.database.change('DELETE FROM failure WHERE failedAt < ?', now - dayMs);
    this.database.change('DELETE FROM knownNetwork WHERE seenAt < ?', now - knownMs);
    // The clock was set back: otherwise delays would last until it has caught up.
    this.database.change('UPDATE failure SET failedAt = ? WHERE failedAt > ?', now, now);
    this.attempts += 1;
    if (this.attempts % 1000 === 0)
      this.database.change(
        'DELETE FROM failure WHERE failedAt < (SELECT failedAt FROM failure ORDER BY failedAt DESC LIMIT 1 OFFSET ?)',
        maxCounters,
      );
  }
}
