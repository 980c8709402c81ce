import { connections, type MailServerTrouble } from '../mail/mail-transport';
import { type RetryTimes, serverPauseAfter } from './retry-times';

export interface Outage extends MailServerTrouble {
  /** Start of the outage, Unix ms. */
  since: number;
}

/** State of the mail server. During an outage, we try one mail after each pause, and the pauses grow. */
export class MailServer {
  outage: Outage | undefined;
  /** Number of failures since the last success. */
  private failures = 0;
  /** Time of the last failure, Unix ms. */
  failedAt = 0;
  private pausedUntil = 0;

  constructor(private readonly times: RetryTimes) {}

  /** Number of mails that may be under way at the same time. */
  get capacity(): number {
    return this.outage ? 1 : connections;
  }

  /** Time until the next mail, in milliseconds. */
  pauseMs(now: number): number {
    const leftMs = Math.max(0, this.pausedUntil - now);
    // A pause this long is never set, so the clock must have been set back.
    return leftMs > 2 * Math.max(this.times.serverMaxMs, this.times.loginMs) ? 0 : leftMs;
  }

  /** Allows the next mail now, because a person may have fixed the mail server. */
  endPause(): void {
    this.pausedUntil = 0;
  }

  /** Call this when the mail server has replied to a mail. */
  answered(): void {
    this.outage = undefined;
    this.failures = 0;
    this.endPause();
  }

  failed(trouble: MailServerTrouble, now: number): void {
    this.failures += 1;
    this.failedAt = now;
    this.outage = { ...trouble, since: this.outage?.since ?? now };
    this.pausedUntil = now + serverPauseAfter(trouble.kind, this.failures, this.times);
  }
}
