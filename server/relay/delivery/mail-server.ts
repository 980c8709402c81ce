import type { MailServerTrouble } from '../mail/mail-transport';
import { type RetryTimes, serverPauseAfter } from './retry-times';

/** Maximum number of concurrent deliveries. */
export const mostLanes = 8;
/** After this many successful mails we try one more connection than the mail server has accepted before. */
const answersPerTry = 100;

export interface Outage extends MailServerTrouble {
  /** Start of the outage, Unix ms. */
  since: number;
}

/**
 * State of the mail server. During an outage mails wait without using up attempts, and a probe after growing pauses finds out when it
 * is over. Then we send one mail at a time, then two, four and eight, so that the backlog doesn't bring the mail server down again.
 */
export class MailServer {
  outage: Outage | undefined;
  /** Number of deliveries that may run at the same time. */
  lanes = 1;
  /** Whether the mail server must be probed before the next mail: true after a start and after each failure. */
  isProbeDue = true;
  /** Number of failures since the last success. */
  failures = 0;
  /** Number of mails that the mail server has replied to. */
  answers = 0;
  private taken = mostLanes;
  private pausedUntil = 0;

  constructor(private readonly times: RetryTimes) {}

  /** Time until the next probe, in milliseconds. */
  pauseMs(now: number): number {
    const leftMs = Math.max(0, this.pausedUntil - now);
    // A pause this long is never set, so the clock must have been set back.
    return leftMs > 2 * Math.max(this.times.serverLongestMs, this.times.loginMs) ? 0 : leftMs;
  }

  /** Allows the next probe now, because a person may have fixed the mail server. */
  endPause(): void {
    this.pausedUntil = 0;
  }

  /** Call this after a successful probe. */
  reached(): void {
    this.outage = undefined;
    this.failures = 0;
  }

  /** Call this when the mail server has replied to a mail. */
  answered(): void {
    this.reached();
    this.answers += 1;
    if (this.answers % answersPerTry === 0) this.taken = Math.min(this.taken + 1, mostLanes);
    this.lanes = Math.min(this.lanes + 1, this.taken);
  }

  /** @param others number of other deliveries that the mail server has accepted; with any, the server may only want fewer connections */
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
