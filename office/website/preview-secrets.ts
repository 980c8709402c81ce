import { timingSafeEqual } from 'node:crypto';
import type { Accounts } from '../accounts/accounts';
import type { Session } from '../accounts/sessions';

/**
 * Secrets in the addresses of previews: a frame with an opaque origin sends no cookie. Each is derived from a session, so that it ends with
 * it.
 */
export class PreviewSecrets {
  constructor(private readonly accounts: Accounts) {}

  /** @param session undefined before the first account */
  of(session: Session | undefined): string {
    return this.secretOf(session?.id ?? '');
  }

  /** @returns whose secret it is, without accounts an empty name; undefined if it is none */
  whose(secret: string): string | undefined {
    if (this.accounts.isEmpty()) return isSame(this.secretOf(''), secret) ? '' : undefined;
    return this.accounts.sessions.list().find(({ id }) => isSame(this.secretOf(id), secret))?.account.name;
  }

  private secretOf(id: string): string {
    return this.accounts.database.keyedHash('preview', id).toString('base64url');
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
