import { createHash, randomBytes } from 'node:crypto';

/** Makes a secret for a session, a reset link or a ticket: 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** We store tokens as hashes, so that a copy of the database, such as a backup, opens no session. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
