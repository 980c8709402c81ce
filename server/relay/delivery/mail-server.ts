import type { MailServerTrouble } from '../mail/mail-transport';
import { type RetryTimes, serverPauseAfter } from './retry-times';

/** Concurrent deliveries. */
export const mostLanes = 8;
/** Successful mails before we try one more connection than the mail server has accepted. */
const answersPerTry = 100;

/** An outage of the mail server. */
export interface Outage extends MailServerTrouble {
  /** Unix ms. */
  since: number;
}

/**
 * State of the mail server. During an outage mails wait without using up attempts, and a probe after growing pauses finds out when it
 * is over. Then we send one mail at a time, then two, four and eight, so that the backlog doesn't bring the mail server down again.
 */
export class MailServer {
  outage: Outage | undefined;
  /** Allowed concurrent deliveries. */
  lanes = 1;
  /** True after a start and after each failure. */
  isProbeDue = true;
  /** Consecutive failures. */
  failures = 0;
  /** Mails that the mail server has replied to. */
  answers = 0;
  private taken = mostLanes;
  private pausedUntil = 0;

  constructor(private readonly times: RetryTimes) {}

  /** Time until the next probe, in milliseconds. */
  pauseMs(now: number): number {
    const leftMs = Math.max(0, this.pausedUntil - now);
    // Longer than any pause, so the clock was set back.
    return leftMs > 2 * Math.max(this.times.serverLongestMs, this.times.loginMs) ? 0 : leftMs;
  }

  /** Ends the pause, because a person may have fixed something. */
  endPause(): void {
    this.pausedUntil = 0;
  }

  /** A probe succeeded. */
  reached(): void {
    this.outage = undefined;
    this.failures = 0;
  }

  /** The mail server has replied to a mail. */
  answered(): void {
    this.reached();
    this.answers += 1;
    if (this.answers % answersPerTry === 0) this.taken = Math.min(this.taken + 1, mostLanes);
    this.lanes = Math.min(this.lanes + 1, this.taken);
  }

  /** @param others number of other deliveries that the mail server has accepted; if there are some, it may only want fewer connections */
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
