import { codeOf, type Log } from '../../log';
import { waitWithin } from '../../wait-within';
import type { Mail } from '../mail/compose-mail';
import { mailName } from '../mail/compose-mail';
import type { MailTransport, SendResult } from '../mail/mail-transport';
import type { Spool } from '../spool/spool';
import type { SubmissionRecord } from '../spool/submission-record';
import { deliveryResult, openRecipients } from './delivery-result';
import { MailServer, type Outage } from './mail-server';
import { type RetryTimes, retryTimes } from './retry-times';

export interface DeliveryWorkerOptions {
  spool: Spool;
  transport: MailTransport;
  /** Composes the mail of a submission for all recipients. @throws if the form has no recipients */
  compose: (record: SubmissionRecord) => Mail;
  log: Log;
  /** Called if a submission is no longer in the spool once its mail was sent. */
  onMissing: (record: SubmissionRecord) => Promise<void>;
  retry?: RetryTimes;
  /** A clock for tests, Unix ms. */
  now?: () => number;
}

/**
 * Longest sleep of the worker, in milliseconds. Meanwhile a command may write to the queue, the clock be set, or the machine suspended.
 */
const maxSleepMs = 1000;
/** Retry interval for a full or failing disk, in milliseconds. */
const diskPauseMs = 1000;

/** Delivers waiting submissions to the mail server or the mailbox, several at a time. */
export class DeliveryWorker {
  private readonly running = new Set<Promise<void>>();
  private filling: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** Whether something may have become due since the queue was searched. */
  private isWokenAgain = false;
  private readonly stopping = new AbortController();
  private readonly retry: RetryTimes;
  private readonly server: MailServer;
  private readonly now: () => number;

  constructor(private readonly options: DeliveryWorkerOptions) {
    this.retry = options.retry ?? retryTimes;
    this.server = new MailServer(this.retry);
    this.now = options.now ?? Date.now;
  }

  get outage(): Outage | undefined {
    return this.server.outage;
  }

  /** Resumes deliveries that an earlier process has left. Only the process that has locked the folder may call this. */
  async start(): Promise<void> {
    await this.options.spool.queue.resumeInterrupted(this.now());
    this.wake();
  }

  /** Looks for due submissions, and delivers them. */
  wake(): void {
    this.isWokenAgain = this.filling !== undefined;
    if (this.isStopped || this.filling) return;
    clearTimeout(this.timer);
    this.filling = this.fill()
      .catch((error: unknown) => {
        this.options.log({ event: 'delivery failed', code: codeOf(error) });
        return diskPauseMs;
      })
      .then((waitMs) => {
        this.filling = undefined;
        if (this.isStopped) return;
        if (this.isWokenAgain) return this.wake();
        this.timer = setTimeout(
          () => {
            this.wake();
          },
          Math.min(waitMs, maxSleepMs),
        ).unref();
      });
  }

  /** Ends the pause of an outage, because a person wants a retry now. */
  tryNow(): void {
    this.server.endPause();
    this.wake();
  }

  /** Resolves once no submission is due. Doesn't wait for retries that are due later. */
  async settled(): Promise<void> {
    while (this.filling || this.running.size > 0) await (this.filling ?? Promise.race(this.running));
  }

  /**
   * Finishes the current mails. The other submissions stay in the spool for the next start.
   *
   * @param withinMs deadline for the current mails, in case the mail server is silent
   */
  async stop(withinMs: number): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await waitWithin(this.settled(), withinMs);
    this.stopping.abort();
  }

  /** Starts as many deliveries as the mail server has room for. @returns time until more are due, in milliseconds */
  private async fill(): Promise<number> {
    const { queue } = this.options.spool;
    const now = this.now();
    const pauseMs = this.server.pauseMs(now);
    // A command may have put mails into the queue again because a person has fixed the mail server. One of them is tried, which shows that.
    if (pauseMs > 0 && !queue.hasResent(this.server.failedAt, now)) return pauseMs;
    const free = this.server.capacity - this.running.size;
    // The end of each delivery wakes the worker.
    if (free <= 0) return maxSleepMs;
    for (const record of await queue.take(free, now)) {
      const attempt = this.attempt(record).finally(() => {
        this.running.delete(attempt);
        this.wake();
      });
      this.running.add(attempt);
    }
    const next = queue.nextDue();
    return next === undefined || this.running.size >= this.server.capacity ? maxSleepMs : next - now;
  }

  private async attempt(record: SubmissionRecord): Promise<void> {
    const { answers, trouble } = await this.send(record);
    const now = this.now();
    const { name, attempts, form, tags } = record;
    if (trouble) {
      this.server.failed(trouble, now);
      this.options.log({ event: 'mail server away', code: trouble.code });
    }
    // If the session broke before this mail, this is no attempt. If it broke at this mail, it is one: otherwise we would never give up a
    // mail that breaks every session.
    if (trouble && answers.length === 0) {
      await this.write(name, () => this.options.spool.queue.putBack(record, now));
      return;
    }
    const note = deliveryResult(record, answers, now, this.retry);
    const isKept = await this.write(name, () => this.options.spool.queue.note({ ...note, notedAt: this.now() }));
    if (isKept === undefined) return;
    if (!isKept) await this.write(name, () => this.options.onMissing(record));
    const failed = answers.filter(({ outcome }) => outcome !== 'sent');
    const codes = [...new Set(failed.map(({ code }) => code))].join(', ');
    const event = note.state === 'waiting' ? 'delivery failed' : note.state;
    this.options.log({ event, record: name, form, tags, attempts, code: codes || undefined });
  }

  private async send(record: SubmissionRecord): Promise<SendResult> {
    try {
      const mail = this.options.compose(record);
      const recipients = openRecipients(mail.recipients, record);
      if (recipients.length === 0) return { answers: [] };
      const result = await this.options.transport.send({ ...mail, recipients }, mailName(record));
      if (!result.trouble) this.noteAnswer();
      return result;
    } catch (error) {
      const reply = error instanceof Error ? error.message : 'unknown';
      const code = error instanceof Error ? error.name : 'unknown';
      return { answers: [{ recipient: '', outcome: 'policy', reply, code }] };
    }
  }

  private noteAnswer(): void {
    const { outage } = this.server;
    this.server.answered();
    if (outage) this.options.log({ event: 'mail server back', ms: this.now() - outage.since });
  }

  /**
   * Writes a result, again and again while the disk is full. Meanwhile the submission stays `sending`, so that the mail isn't sent again.
   *
   * @returns `undefined` if the worker stops before
   */
  private async write<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
    while (!this.stopping.signal.aborted) {
      try {
        return await work();
      } catch (error) {
        this.options.log({ event: 'not noted', record: name, code: codeOf(error) });
        await new Promise((resolve) => setTimeout(resolve, diskPauseMs).unref());
      }
    }
    return undefined;
  }
}
