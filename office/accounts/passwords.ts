import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { minPasswordLength } from './min-password-length';

/** Parameters of argon2id that OWASP recommends: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Who waits for a password to be hashed: users, or people of whom we know nothing yet, and who mustn't keep users waiting. */
export type Line = keyof typeof lines;

/**
 * Each line hashes one password at a time, which takes 19 MB and a core that the endpoint needs, too. Strangers wait for a few seconds'
 * work at most; one network alone can't fill their line, since it has to wait after 30 attempts.
 */
const lines = {
  users: { limit: pLimit(1), maxWaiting: 20 },
  strangers: { limit: pLimit(1), maxWaiting: 50 },
};

/** Too many passwords are being checked. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  constructor() {
    super('Too many passwords are being checked');
  }
}

let decoy: Promise<string> | undefined;

export function isLongEnough(password: string): boolean {
  return [...normalized(password)].length >= minPasswordLength;
}

/** @throws {BusyError} */
export function hashPassword(password: string): Promise<string> {
  return inLine('users', () => hash(normalized(password), parameters));
}

/**
 * Compares a password. Takes the same time without a hash, so that nobody can find out the names of accounts.
 *
 * @throws {BusyError}
 */
export function isPassword(password: string, passwordHash: string | undefined, line: Line): Promise<boolean> {
  return inLine(line, async () => {
    decoy ??= hash(randomBytes(16), parameters);
    const matches = await verify(passwordHash ?? (await decoy), normalized(password));
    return matches && passwordHash !== undefined;
  });
}

/** Whether too many passwords are waiting. */
export function isBusy(line: Line): boolean {
  const { limit, maxWaiting } = lines[line];
  return limit.pendingCount >= maxWaiting;
}

function inLine<Result>(line: Line, work: () => Promise<Result>): Promise<Result> {
  return isBusy(line) ? Promise.reject(new BusyError()) : lines[line].limit(work);
}

/** Keyboards of different systems compose Devanagari letters and accents differently. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}
