import type { MailServerTrouble } from '../mail/mail-transport';
import { type RetryTimes, serverPauseAfter } from './retry-times';

/** Mails on their way at a time. */
export const mostLanes = 8;
/** So many mails must go out before one more connection is tried than a mail server has taken. */
const answersPerTry = 100;

/** Since when no mail goes out, and why. */
export interface Outage extends MailServerTrouble {
  /** Unix ms. */
  since: number;
}

/**
 * Whether the mail server takes mails, as far as is known. While it does not, mails wait without an attempt of their own,
 * and one probe after growing pauses finds out when it is back. Then come one mail, two, four and eight at a time, so
 * that what has gathered does not bring it down again.
 */
export class MailServer {
  outage: Outage | undefined;
  /** How many mails may be on their way. */
  lanes = 1;
  /** After a start and after each failure. */
  isProbeDue = true;
  /** One after the other. */
  failures = 0;
  private taken = mostLanes;
  private answers = 0;
  private pausedUntil = 0;

  constructor(private readonly times: RetryTimes) {}

  /** How long it is left alone, in milliseconds. */
  pauseMs(now: number): number {
    const leftMs = Math.max(0, this.pausedUntil - now);
    // No pause is as long: the clock was set back.
    return leftMs > 2 * Math.max(this.times.serverLongestMs, this.times.loginMs) ? 0 : leftMs;
  }

  /** A person may have put something right. */
  endPause(): void {
    this.pausedUntil = 0;
  }

  /** It lets us in, and there is no mail to ask it about. */
  reached(): void {
    this.outage = undefined;
    this.failures = 0;
  }

  /** It has said something about a mail. */
  answered(): void {
    this.reached();
    this.answers += 1;
    if (this.answers % answersPerTry === 0) this.taken = Math.min(this.taken + 1, mostLanes);
    this.lanes = Math.min(this.lanes + 1, this.taken);
  }

  /** @param others how many other mails are on their way: while there are some, it may only want fewer connections. */
  failed(trouble: MailServerTrouble, now: number, others: number): void {
    this.taken = others === 0 ? mostLanes : others;
    this.lanes = Math.max(1, others);
    if (others > 0) return;
    this.failures += 1;
    this.outage = { ...trouble, since: this.outage?.since ?? now };
    this.isProbeDue = true;
    this.pausedUntil = now + serverPauseAfter(trouble.kind, this.failures, this.times);
  }
}
