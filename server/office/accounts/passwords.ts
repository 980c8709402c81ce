import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { shortestPassword } from '../../../office/accounts/shortest-password';

/** Parameters of argon2id that OWASP recommends: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Each hashing takes 19 MB and a core, which the endpoint needs, too. */
const atOnce = 1;

/** Limit of passwords that wait to be hashed: about a second’s work. */
const mostWaiting = 20;

/** Too many passwords are being checked. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  constructor() {
    super('Too many passwords are being checked');
  }
}

const line = pLimit(atOnce);
let decoy: Promise<string> | undefined;

export function isLongEnough(password: string): boolean {
  return [...normalized(password)].length >= shortestPassword;
}

/** @throws {BusyError} */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(normalized(password), parameters));
}

/**
 * Compares a password. Takes the same time without a hash, so that nobody can find out the names of accounts.
 *
 * @throws {BusyError}
 */
export function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return inLine(async () => {
    decoy ??= hash(randomBytes(16), parameters);
    const matches = await verify(passwordHash ?? (await decoy), normalized(password));
    return matches && passwordHash !== undefined;
  });
}

/** Whether too many passwords are waiting. */
export function isBusy(): boolean {
  return line.pendingCount >= mostWaiting;
}

function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  return isBusy() ? Promise.reject(new BusyError()) : line(work);
}

/** Keyboards of different systems compose Devanagari letters and accents differently. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}
