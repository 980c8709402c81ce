import type { Outcome } from '../spool/submission-record';

/** Waits between attempts, in milliseconds. */
export interface RetryTimes {
  /** After the first failure; doubled after each further one. */
  firstMs: number;
  longestMs: number;
  /** After a permanent refusal (SMTP 5xx), which a person puts right, not trying. */
  refusedMs: number;
  /** After an answer that was lost: the mail may have arrived, and each attempt may make another copy. */
  unsureMs: number;
  /** RFC 5321 §4.5.4.1: "the give-up time generally needs to be at least 4-5 days". */
  giveUpMs: number;
}

export const retryTimes: RetryTimes = {
  firstMs: 30_000,
  longestMs: 4 * 60 * 60_000,
  refusedMs: 60 * 60_000,
  unsureMs: 30 * 60_000,
  giveUpMs: 5 * 24 * 60 * 60_000,
};

/** Attempts before anything is given up, about 28 hours of them: a clock that jumps ahead by a week is not five days. */
const fewestAttempts = 15;

/**
 * @param attempts so far, from 1. @param random from 0 to 1: mails that failed together do not come back together.
 * @returns milliseconds
 */
export function pauseAfter(
  problem: Exclude<Outcome, 'sent'>,
  attempts: number,
  times: RetryTimes,
  random = Math.random(),
): number {
  const growing = Math.min(times.firstMs * 2 ** (attempts - 1), times.longestMs);
  const least = { later: 0, refused: times.refusedMs, policy: times.refusedMs, unsure: times.unsureMs }[problem];
  return Math.round(Math.max(growing, least) * (0.8 + 0.4 * random));
}

/** @param firstAttemptAt and @param now Unix ms */
export function isTimeToGiveUp(firstAttemptAt: number, attempts: number, now: number, times: RetryTimes): boolean {
  return attempts >= fewestAttempts && now - firstAttemptAt >= times.giveUpMs;
}
