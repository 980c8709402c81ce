import type { MailServerTrouble } from '../mail/mail-transport';
import type { Outcome } from '../spool/submission-record';

/** Pauses between attempts, in milliseconds. */
export interface RetryTimes {
  /** After the first failure of a mail; doubles with each further one. */
  firstMs: number;
  longestMs: number;
  /** After a permanent rejection (SMTP 5xx), which needs a person. */
  refusedMs: number;
  /** After a lost reply: the mail may have arrived, and each attempt may deliver another copy. */
  unsureMs: number;
  /** RFC 5321 §4.5.4.1: "the give-up time generally needs to be at least 4-5 days". */
  giveUpMs: number;
  /** Until the first probe in an outage; doubles with each further one. */
  serverFirstMs: number;
  serverLongestMs: number;
  /** After a refused login, because many servers lock out repeated failures. */
  loginMs: number;
  /** How long a delivery may take before others are sent in addition. */
  patienceMs: number;
}

export const retryTimes: RetryTimes = {
  firstMs: 30_000,
  longestMs: 4 * 60 * 60_000,
  refusedMs: 60 * 60_000,
  unsureMs: 30 * 60_000,
  giveUpMs: 5 * 24 * 60 * 60_000,
  serverFirstMs: 5000,
  serverLongestMs: 4 * 60_000,
  loginMs: 15 * 60_000,
  patienceMs: 10_000,
};

/** Random variation of pauses, so that mails that failed together aren't retried together. */
const jitter = 0.2;

/** @param attempts so far, from 1. @param random from 0 to 1 @returns milliseconds */
export function pauseAfter(
  problem: Exclude<Outcome, 'sent'>,
  attempts: number,
  times: RetryTimes,
  random = Math.random(),
): number {
  const growing = Math.min(times.firstMs * 2 ** (attempts - 1), times.longestMs);
  const least = { later: 0, refused: times.refusedMs, policy: times.refusedMs, unsure: times.unsureMs }[problem];
  return spread(Math.max(growing, least), random);
}

/** @param failures consecutive failures, from 1 @param random from 0 to 1 @returns milliseconds */
export function serverPauseAfter(
  kind: MailServerTrouble['kind'],
  failures: number,
  times: RetryTimes,
  random = Math.random(),
): number {
  const growing = Math.min(times.serverFirstMs * 2 ** (failures - 1), times.serverLongestMs);
  return spread(kind === 'login' || kind === 'noTls' ? times.loginMs : growing, random);
}

/**
 * Counts gaps between attempts only up to the longest pause, so that neither an outage of days nor a clock jump uses up the time before we
 * give up.
 *
 * @param moments times of the attempts since the last resend, Unix ms, oldest first
 */
export function isTimeToGiveUp(moments: readonly number[], times: RetryTimes): boolean {
  const longestGapMs = times.longestMs * (1 + jitter);
  const gaps = moments.slice(1).map((at, index) => at - Number(moments[index]));
  const triedMs = gaps.reduce((sum, gap) => sum + Math.min(Math.max(gap, 0), longestGapMs), 0);
  return triedMs >= times.giveUpMs;
}

function spread(pauseMs: number, random: number): number {
  return Math.round(pauseMs * (1 - jitter + 2 * jitter * random));
}
