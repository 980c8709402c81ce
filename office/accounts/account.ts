import type { Role } from '../pages/views';

export interface Account {
  id: number;
  /** Shown in the history. */
  name: string;
  role: Role;
  /** Whether its user has chosen a password yet. */
  hasPassword: boolean;
  /** Whether signing in needs a code of an authenticator app. */
  hasCode: boolean;
  /** Unix ms. */
  createdAt: number;
  /** Time of its last request, to the minute, Unix ms; `undefined` before the first one. */
  lastSeen: number | undefined;
}

/**
 * Why an account can't be added or changed: `name` isn't allowed, `taken` by another account, the password is too `short`, the account is
 * the `last` principal who can sign in, it is `gone`, or the reset `link` is used or too old.
 */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  constructor(readonly problem: 'name' | 'taken' | 'short' | 'last' | 'gone' | 'link') {
    super(`Account: ${problem}`);
  }
}

export interface AccountRow {
  id: number;
  name: string;
  role: Role;
  hasPassword: number;
  hasCode: number;
  createdAt: number;
  lastSeen: number | null;
}

export const accountColumns =
  'account.id, name, role, passwordHash IS NOT NULL AS hasPassword, codeSecret IS NOT NULL AS hasCode, account.createdAt, lastSeen';

export function toAccount({ id, name, role, hasPassword, hasCode, createdAt, lastSeen }: AccountRow): Account {
  const flags = { hasPassword: hasPassword === 1, hasCode: hasCode === 1 };
  return { id, name, role, ...flags, createdAt, lastSeen: lastSeen ?? undefined };
}
