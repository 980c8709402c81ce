import { codeOf, type Log } from '../../log';
import type { Counters } from '../../watch/counters';
import type { Mail } from '../mail/compose-mail';
import { mailName } from '../mail/compose-mail';
import type { MailServerTrouble, MailTransport, SendResult } from '../mail/mail-transport';
import type { Spool } from '../spool/spool';
import type { SubmissionRecord } from '../spool/submission-record';
import { deliveryResult, openRecipients, worstOf } from './delivery-result';
import { MailServer, mostLanes, type Outage } from './mail-server';
import { type RetryTimes, retryTimes } from './retry-times';

export interface DeliveryWorkerOptions {
  spool: Spool;
  transport: MailTransport;
  /** Composes the mail of a submission for all recipients. @throws if the form has no recipients */
  compose: (record: SubmissionRecord) => Mail;
  log: Log;
  counters: Counters;
  retry?: RetryTimes;
  /** A clock for tests, Unix ms. */
  now?: () => number;
}

/** Half of the lanes are reserved for new mails, so that stalling retries can't block them. */
const lanesForRetries = mostLanes / 2;
/** Longest sleep of the worker, in milliseconds: the clock may be set or the machine suspended while it sleeps. */
const longestSleepMs = 30_000;
/** Retry interval for writing to a full disk, in milliseconds. */
const diskPauseMs = 1000;

/** Delivers waiting submissions to the mail server or the mailbox, several at a time. */
export class DeliveryWorker {
  private readonly running = new Set<Promise<void>>();
  private retrying = 0;
  /** Name of each mail that is being sent → start of the attempt, as in `performance.now()`. */
  private readonly sending = new Map<string, number>();
  private filling: Promise<void> | undefined;
  private isMoreWanted = false;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** Whether the last attempt to read the due submissions failed. */
  private isDiskFailing = false;
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
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.isMoreWanted = true;
    this.filling ??= this.fill().finally(() => {
      this.filling = undefined;
      if (this.isMoreWanted) this.wake();
      else if (!this.isStopped) this.sleep();
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
  async stop(withinMs = 5000): Promise<void> {
    this.isStopped = true;
    this.isMoreWanted = false;
    clearTimeout(this.timer);
    let limit: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => (limit = setTimeout(resolve, withinMs)));
    await Promise.race([this.settled(), patience]);
    clearTimeout(limit);
    this.stopping.abort();
  }

  /** Starts a delivery in every free lane, unless there is an outage. */
  private async fill(): Promise<void> {
    while (this.isMoreWanted && !this.isStopped) {
      this.isMoreWanted = false;
      if (!(await this.isServerThere())) return;
      const free = this.freeLanes();
      if (free <= 0) return;
      try {
        const taken = await this.options.spool.queue.take(free, lanesForRetries - this.retrying, this.now());
        for (const record of taken) this.begin(record);
        this.isDiskFailing = false;
      } catch (error) {
        this.isDiskFailing = true;
        this.options.log({ event: 'delivery failed', code: codeOf(error) });
        return;
      }
      if (this.running.size === 0) this.noteAnswer(() => this.server.reached());
    }
  }

  /** Number of deliveries that may begin now. Slow deliveries don't count, so that they don't block others. */
  private freeLanes(): number {
    const patientUntil = performance.now() - this.retry.patienceMs;
    const slow = [...this.sending.values()].filter((since) => since <= patientUntil).length;
    return Math.min(this.server.lanes + slow, mostLanes) - this.running.size;
  }

  private async isServerThere(): Promise<boolean> {
    if (!this.server.isProbeDue) return true;
    if (this.server.pauseMs(this.now()) > 0) return false;
    const trouble = await this.options.transport.probe();
    if (trouble) this.noteTrouble(trouble, 0);
    else this.server.isProbeDue = false;
    return !trouble;
  }

  private begin(record: SubmissionRecord): void {
    const isRetry = record.attempts > 1;
    if (isRetry) this.retrying += 1;
    const attempt = this.attempt(record).finally(() => {
      if (isRetry) this.retrying -= 1;
      this.running.delete(attempt);
      this.wake();
    });
    this.running.add(attempt);
  }

  private async attempt(record: SubmissionRecord): Promise<void> {
    const failuresBefore = this.server.failures;
    const { answers, trouble } = await this.send(record);
    const now = this.now();
    const { name, attempts, form, tags } = record;
    // Failures during an outage don't count as attempts. But the first failure of a mail that makes the server drop the session must count:
    // otherwise we would retry that mail forever.
    const isUntried = trouble && (answers.length === 0 || (failuresBefore > 0 && worstOf(answers) === 'later'));
    if (isUntried) {
      await this.write(name, () => this.options.spool.queue.putBack(record, now));
      return;
    }
    const note = deliveryResult(record, answers, now, this.retry);
    if (!(await this.write(name, () => this.options.spool.queue.note({ ...note, notedAt: this.now() })))) return;
    for (const { outcome } of answers) this.options.counters.add('attempts', outcome);
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
      const before = { others: this.sending.size, answers: this.server.answers };
      this.sending.set(mailName(record), performance.now());
      const sent = this.options.transport.send({ ...mail, recipients }, mailName(record));
      const result = await sent.finally(() => this.sending.delete(mailName(record)));
      // A mail that was accepted during this delivery proves that the mail server works, even if it is no longer under way.
      const ended = this.server.answers > before.answers ? Math.max(1, before.others) : 0;
      if (result.trouble) this.noteTrouble(result.trouble, Math.max(ended, this.sending.size));
      else this.noteAnswer(() => this.server.answered());
      return result;
    } catch (error) {
      const reply = error instanceof Error ? error.message : 'unknown';
      const code = error instanceof Error ? error.name : 'unknown';
      return { answers: [{ recipient: '', outcome: 'policy', reply, code }] };
    }
  }

  private noteTrouble(trouble: MailServerTrouble, others: number): void {
    this.server.failed(trouble, this.now(), others);
    if (this.server.outage) this.options.log({ event: 'mail server away', code: trouble.code });
  }

  private noteAnswer(note: () => void): void {
    const { outage } = this.server;
    note();
    if (outage) this.options.log({ event: 'mail server back', ms: this.now() - outage.since });
  }

  /** Retries writing a result until the disk accepts it. Until then the submission stays `sending`, so that a full disk causes no second mail. */
  private async write(name: string, work: () => Promise<void>): Promise<boolean> {
    while (!this.stopping.signal.aborted) {
      try {
        await work();
        return true;
      } catch (error) {
        this.options.log({ event: 'not noted', record: name, code: codeOf(error) });
        await new Promise((resolve) => setTimeout(resolve, diskPauseMs).unref());
      }
    }
    return false;
  }

  private sleep(): void {
    const leastMs = this.isDiskFailing ? diskPauseMs : 20;
    const waitMs = Math.min(Math.max(this.untilNextMs(), leastMs), longestSleepMs);
    this.timer = setTimeout(() => {
      this.wake();
    }, waitMs).unref();
  }

  private untilNextMs(): number {
    const now = this.now();
    const pauseMs = this.server.pauseMs(now);
    if (pauseMs > 0) return pauseMs;
    if (this.freeLanes() <= 0) return this.retry.patienceMs;
    try {
      const next = this.options.spool.queue.nextDue();
      return next === undefined ? longestSleepMs : next - now;
    } catch (error) {
      // A timer called us, so no caller could handle a read error of the disk.
      this.options.log({ event: 'delivery failed', code: codeOf(error) });
      return diskPauseMs;
    }
  }
}
