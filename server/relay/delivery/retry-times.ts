import type { MailServerTrouble } from '../mail/mail-transport';
import type { Outcome } from '../spool/submission-record';

/** Pauses between attempts, in milliseconds. */
export interface RetryTimes {
  /** Pause after the first failure of a mail; doubles with each further failure. */
  firstMs: number;
  maxMs: number;
  /** Least pause after a permanent rejection (SMTP 5xx), which needs a person. */
  refusedMs: number;
  /** Least pause after a lost reply: the mail may have arrived, and each attempt may deliver another copy. */
  unsureMs: number;
  /** Time of trying before we give a mail up. RFC 5321 §4.5.4.1: "the give-up time generally needs to be at least 4-5 days". */
  giveUpMs: number;
  /** Pause after the first failure of the mail server; doubles with each further failure. */
  serverFirstMs: number;
  serverMaxMs: number;
  /** Pause after a refused login: many servers lock out clients that fail repeatedly. */
  loginMs: number;
}

export const retryTimes: RetryTimes = {
  firstMs: 30_000,
  maxMs: 4 * 60 * 60_000,
  refusedMs: 60 * 60_000,
  unsureMs: 30 * 60_000,
  giveUpMs: 5 * 24 * 60 * 60_000,
  serverFirstMs: 5000,
  serverMaxMs: 4 * 60_000,
  loginMs: 15 * 60_000,
};

/** Share by which pauses vary at random, so that mails that failed together aren't retried together. */
const jitter = 0.2;

/** @param attempts number of attempts so far, from 1 @param random from 0 to 1 @returns milliseconds */
export function pauseAfter(
  problem: Exclude<Outcome, 'sent'>,
  attempts: number,
  times: RetryTimes,
  random = Math.random(),
): number {
  const growing = Math.min(times.firstMs * 2 ** (attempts - 1), times.maxMs);
  const minMs = { later: 0, refused: times.refusedMs, policy: times.refusedMs, unsure: times.unsureMs }[problem];
  return spread(Math.max(growing, minMs), random);
}

/** @param failures consecutive failures, from 1 @param random from 0 to 1 @returns milliseconds */
export function serverPauseAfter(
  kind: MailServerTrouble['kind'],
  failures: number,
  times: RetryTimes,
  random = Math.random(),
): number {
  const growing = Math.min(times.serverFirstMs * 2 ** (failures - 1), times.serverMaxMs);
  return spread(kind === 'login' || kind === 'noTls' ? times.loginMs : growing, random);
}

/**
 * Counts gaps between attempts only up to the longest pause, so that neither an outage of days nor a clock jump uses up the time before we
 * give up.
 *
 * @param moments times of the attempts since the last resend, Unix ms, oldest first
 */
export function isTimeToGiveUp(moments: readonly number[], times: RetryTimes): boolean {
  const maxGapMs = times.maxMs * (1 + jitter);
  const gaps = moments.slice(1).map((at, index) => at - Number(moments[index]));
  const triedMs = gaps.reduce((sum, gap) => sum + Math.min(Math.max(gap, 0), maxGapMs), 0);
  return triedMs >= times.giveUpMs;
}

function spread(pauseMs: number, random: number): number {
  return Math.round(pauseMs * (1 - jitter + 2 * jitter * random));
}
