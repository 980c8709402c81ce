import { Secret, TOTP } from 'otpauth';
import { inLatinDigits } from '../../words/digits';

const periodSeconds = 30;

/** Steps before and after the current one that we accept, because a phone's clock may be off by half a minute. */
const window = 1;

/** Makes a secret for an authenticator app, in base32. */
export function makeCodeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function isCodeSecret(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text);
}

/** In the address, a Devanagari letter takes nine characters, and the school's name is in it twice: a QR code has room for 2300. */
const maxLetters = 40;

/** Address that authenticator apps open. @param issuer the school @param name of the account */
export function codeAddress(secret: string, issuer: string, name: string): string {
  return totp(secret, [...issuer].slice(0, maxLetters).join(''), name).toString();
}

/** @returns the time step of a valid code */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const token = inLatinDigits(code).replace(/\s/gu, '');
  const delta = totp(secret).validate({ token, timestamp: now, window });
  return delta === null ? undefined : currentStep(now) + delta;
}

/** The last time step whose code we accept now. */
export function latestStep(now: number): number {
  return currentStep(now) + window;
}

function currentStep(now: number): number {
  return TOTP.counter({ period: periodSeconds, timestamp: now });
}

function totp(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label, digits: 6, period: periodSeconds });
}
