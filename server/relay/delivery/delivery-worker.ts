import type { Log } from '../../log';
import type { Counters } from '../../watch/counters';
import type { Mail } from '../mail/compose-mail';
import { mailName } from '../mail/compose-mail';
import type { DeliveryAnswer, MailTransport } from '../mail/mail-transport';
import type { DeliveryNote } from '../spool/delivery-turns';
import type { Spool } from '../spool/spool';
import type { Outcome, SubmissionRecord } from '../spool/submission-record';
import { isTimeToGiveUp, pauseAfter, type RetryTimes, retryTimes } from './retry-times';

export interface DeliveryWorkerOptions {
  spool: Spool;
  transport: MailTransport;
  /** The mail of a submission for all its recipients. @throws if there is no way to say whom it is for. */
  compose: (record: SubmissionRecord) => Mail;
  log: Log;
  counters: Counters;
  retry?: RetryTimes;
  /** The clock, Unix ms; for tests. */
  now?: () => number;
}

/** Mails on their way at a time. Half of them are for what was never tried: what stalls must not hold up what works. */
const lanes = 8;
const lanesForRetries = lanes / 2;
/** How often to look for what a command in another process has put back, in milliseconds. */
const lookAgainMs = 30_000;
/** How long to wait before writing is tried again on a disk that was full, in milliseconds. */
const diskPauseMs = 1000;

/** Takes what waits in the spool to the mail server or the mailbox, several at a time, until it is there. */
export class DeliveryWorker {
  private readonly running = new Set<Promise<void>>();
  private retrying = 0;
  private filling: Promise<void> | undefined;
  private isMoreWanted = false;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private readonly stopping = new AbortController();
  private readonly retry: RetryTimes;
  private readonly now: () => number;

  constructor(private readonly options: DeliveryWorkerOptions) {
    this.retry = options.retry ?? retryTimes;
    this.now = options.now ?? Date.now;
  }

  /** Picks up what an earlier run has left. Only the process that owns the folder may do so. */
  async start(): Promise<void> {
    await this.options.spool.turns.resumeInterrupted(this.now());
    this.wake();
  }

  /** Something may be due. */
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

  /** Resolves once nothing is due now; what waits for a later try does not count. */
  async settled(): Promise<void> {
    while (this.filling || this.running.size > 0) await (this.filling ?? Promise.race(this.running));
  }

  /**
   * Finishes the mails at hand. Everything else stays in the spool for the next start.
   *
   * @param withinMs a mail server that has fallen silent does not keep us from stopping.
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

  /** Gives every free lane a mail. */
  private async fill(): Promise<void> {
    while (this.isMoreWanted && !this.isStopped) {
      this.isMoreWanted = false;
      const free = lanes - this.running.size;
      if (free === 0) return;
      try {
        const taken = await this.options.spool.turns.take(free, lanesForRetries - this.retrying, this.now());
        for (const record of taken) this.begin(record);
      } catch (error) {
        this.options.log({ event: 'delivery failed', code: (error as { code?: string }).code ?? 'unknown' });
        return;
      }
    }
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
    const answers = await this.send(record);
    const now = this.now();
    const failed = answers.filter(({ outcome }) => outcome !== 'sent');
    const problem = failed.length > 0 ? worstOf(failed) : null;
    const isGivenUp =
      problem !== null && isTimeToGiveUp(record.firstAttemptAt ?? now, record.attempts, now, this.retry);
    const state = problem === null ? 'delivered' : isGivenUp ? 'undelivered' : 'waiting';
    const { name, revision, attempts, form, tags } = record;
    const noted = await this.note({
      name,
      revision,
      attempts: answers.map(({ recipient, outcome, words }) => ({ at: now, recipient, outcome, words })),
      state,
      nextAttemptAt: problem === null ? now : now + pauseAfter(problem, attempts, this.retry),
      problem,
    });
    if (!noted) return;
    for (const { outcome } of answers) this.options.counters.add('attempts', outcome);
    const codes = [...new Set(failed.map(({ code }) => code))].join(', ');
    const event = state === 'waiting' ? 'delivery failed' : state;
    this.options.log({ event, record: name, form, tags, attempts, code: codes || undefined });
  }

  /** To whom has not got this revision yet. */
  private async send(record: SubmissionRecord): Promise<DeliveryAnswer[]> {
    try {
      const mail = this.options.compose(record);
      const reached = record.tried.filter(
        ({ outcome, revision }) => outcome === 'sent' && revision === record.revision,
      );
      const recipients = mail.recipients.filter((address) => !reached.some(({ recipient }) => recipient === address));
      return recipients.length === 0
        ? []
        : await this.options.transport.send({ ...mail, recipients }, mailName(record));
    } catch (error) {
      const words = error instanceof Error ? error.message : 'unknown';
      return [{ recipient: '', outcome: 'policy', words, code: error instanceof Error ? error.name : 'unknown' }];
    }
  }

  /** A full disk must not make two mails of one: what was sent stays taken until it is written down. */
  private async note(note: DeliveryNote): Promise<boolean> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.options.spool.turns.note(note);
        return true;
      } catch (error) {
        this.options.log({
          event: 'not noted',
          record: note.name,
          code: (error as { code?: string }).code ?? 'unknown',
        });
        await new Promise((resolve) => setTimeout(resolve, diskPauseMs).unref());
      }
    }
    return false;
  }

  private sleep(): void {
    const next = this.options.spool.turns.nextDue();
    const untilNext = next === undefined || this.running.size === lanes ? lookAgainMs : next - this.now();
    // Never at once: what is due but could not be taken waits for the disk.
    const waitMs = Math.min(Math.max(untilNext, 20), lookAgainMs);
    this.timer = setTimeout(() => {
      this.wake();
    }, waitMs).unref();
  }
}

/** The one that asks for most care: a copy that may exist, then what a person must put right. */
function worstOf(failed: readonly DeliveryAnswer[]): Exclude<Outcome, 'sent'> {
  const order = ['refused', 'unsure', 'policy', 'later'] as const;
  return order.find((problem) => failed.some(({ outcome }) => outcome === problem)) ?? 'later';
}
