import { type Account, accountColumns, type AccountRow, toAccount } from './account';
import type { OfficeDatabase } from '../office-database';
import { hashToken, makeToken } from './token';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Without a request for this long, a session ends: longer than lunch and meetings, shorter than a night, when others are in the office. */
const idleMs = 12 * hourMs;

/** A session ends after a week even if it is used, so that a stolen cookie isn't good for ever. On Monday people sign in again. */
export const maxSessionMs = 7 * 24 * hourMs;

/** `lastSeen` is written at most this often, because each write is synced to disk. */
const seenEveryMs = minuteMs;

export interface Session {
  /** Hash of the token, in hex; no secret. */
  id: string;
  account: Account;
}

interface SessionRow extends AccountRow {
  hash: Uint8Array;
  seenAt: number;
}

function toSession(row: SessionRow): Session {
  return { id: Buffer.from(row.hash).toString('hex'), account: toAccount(row) };
}

export class Sessions {
  constructor(
    private readonly database: OfficeDatabase,
    private readonly now: () => number,
  ) {}

  /** Starts a session of an account. @returns its id, and its token for the cookie */
  start(account: number): { id: string; token: string } {
    const token = makeToken();
    const hash = hashToken(token);
    const now = this.now();
    this.database.transaction(() => {
      this.database.change('DELETE FROM session WHERE createdAt <= ? OR seenAt <= ?', now - maxSessionMs, now - idleMs);
      this.database.change('INSERT INTO session VALUES (?, ?, ?, ?)', hash, account, now, now);
      this.database.change('UPDATE account SET lastSeen = ? WHERE id = ?', now, account);
    });
    return { id: hash.toString('hex'), token };
  }

  /** All sessions that haven't expired. */
  list(): Session[] {
    return this.valid('').map(toSession);
  }

  /** @returns `undefined` if the session has expired or was ended */
  read(token: string): Session | undefined {
    const hash = hashToken(token);
    const now = this.now();
    const [row] = this.valid('AND hash = ?', hash);
    if (!row) return undefined;
    if (now - row.seenAt >= seenEveryMs) this.see(hash, row.id);
    return toSession(row);
  }

  end(id: string): void {
    this.database.change('DELETE FROM session WHERE hash = ?', Buffer.from(id, 'hex'));
  }

  /** Ends all sessions of an account. */
  endAll(account: number): void {
    this.database.change('DELETE FROM session WHERE account = ?', account);
  }

  private valid(condition: string, ...values: Buffer[]): SessionRow[] {
    const now = this.now();
    return this.database.rows<SessionRow>(
      `SELECT ${accountColumns}, hash, seenAt FROM session JOIN account ON account.id = session.account
       WHERE session.createdAt > ? AND seenAt > ? ${condition}`,
      now - maxSessionMs,
      now - idleMs,
      ...values,
    );
  }

  private see(hash: Buffer, account: number): void {
    try {
      this.database.transaction(() => {
        this.database.change('UPDATE session SET seenAt = ? WHERE hash = ?', this.now(), hash);
        this.database.change('UPDATE account SET lastSeen = ? WHERE id = ?', this.now(), account);
      });
    } catch {
      // On a full disk, people can still read what is stored.
    }
  }
}
