import type { OfficeDatabase } from '../office-database';
import { hashToken, makeToken } from './token';

/** How long a link is valid: it is handed over in the office or by phone, but perhaps at the end of a day. */
export const linkHours = 24;

/** Links with which a user chooses a new password, once. An account has one link at most: a new one replaces it. */
export class ResetLinks {
  constructor(
    private readonly database: OfficeDatabase,
    private readonly now: () => number,
  ) {}

  /** Makes a link for an account. @returns its token */
  make(account: number): string {
    const token = makeToken();
    const expiresAt = this.now() + linkHours * 3_600_000;
    this.database.change('INSERT OR REPLACE INTO resetLink VALUES (?, ?, ?)', account, hashToken(token), expiresAt);
    return token;
  }

  /** @returns the account whose password the link may set; `undefined` if the link was used or is too old */
  accountOf(token: string): number | undefined {
    const sql = 'SELECT account FROM resetLink WHERE hash = ? AND expiresAt > ?';
    return this.database.row<{ account: number }>(sql, hashToken(token), this.now())?.account;
  }
}
