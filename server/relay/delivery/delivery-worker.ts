import { codeOf, type Log } from '../../log';
import type { Counters } from '../../watch/counters';
import type { Mail } from '../mail/compose-mail';
import { mailName } from '../mail/compose-mail';
import type { DeliveryAnswer, MailServerTrouble, MailTransport, SendResult } from '../mail/mail-transport';
import type { DeliveryNote } from '../spool/delivery-turns';
import type { Spool } from '../spool/spool';
import type { Attempt, Outcome, SubmissionRecord } from '../spool/submission-record';
import { MailServer, mostLanes, type Outage } from './mail-server';
import { isTimeToGiveUp, pauseAfter, type RetryTimes, retryTimes } from './retry-times';

export interface DeliveryWorkerOptions {
  spool: Spool;
  transport: MailTransport;
  /** The mail of a submission for all its recipients. @throws if the school addressed is unknown. */
  compose: (record: SubmissionRecord) => Mail;
  log: Log;
  counters: Counters;
  retry?: RetryTimes;
  /** The clock, Unix ms; for tests. */
  now?: () => number;
}

/** Half of the lanes are for what was never tried: what stalls must not hold up what works. */
const lanesForRetries = mostLanes / 2;
/** Attempts in a row for one recipient of which nobody knows whether the mail has arrived: each may have made a copy. */
export const mostUnsure = 3;
/** The longest sleep, in milliseconds: meanwhile the clock may be set right, or the machine suspended. */
const longestSleepMs = 30_000;
/** How long to wait before writing is tried again on a disk that was full, in milliseconds. */
const diskPauseMs = 1000;

/** Takes what waits in the spool to the mail server or the mailbox, several at a time, until it is there. */
export class DeliveryWorker {
  private readonly running = new Set<Promise<void>>();
  private retrying = 0;
  /** Since when each mail has been on its way, on the clock of `performance.now()`. */
  private readonly sending = new Map<string, number>();
  private filling: Promise<void> | undefined;
  private isMoreWanted = false;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** What is due could not be taken from the disk. */
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

  /** Since when the mail server takes no mail; `undefined` while it does. */
  get outage(): Outage | undefined {
    return this.server.outage;
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

  /** A person wants to see now whether it works. */
  tryNow(): void {
    this.server.endPause();
    this.wake();
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

  /** Gives every free lane a mail, as long as the mail server takes mails. */
  private async fill(): Promise<void> {
    while (this.isMoreWanted && !this.isStopped) {
      this.isMoreWanted = false;
      if (!(await this.isServerThere())) return;
      const free = this.freeLanes();
      if (free <= 0) return;
      try {
        const taken = await this.options.spool.turns.take(free, lanesForRetries - this.retrying, this.now());
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

  /** A mail server that thinks about some mails for long must not hold up the others. */
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
    const { name, revision, attempts, form, tags } = record;
    // A mail that ends the session by itself must not be tried for ever, so that the first failure counts against it; in
    // an outage it does not.
    const isUntried = trouble && (answers.length === 0 || (failuresBefore > 0 && worstOf(answers) === 'later'));
    if (isUntried) {
      await this.write(name, () => this.options.spool.turns.putBack(record, now));
      return;
    }
    const made = answers.map(({ recipient, outcome, words }) => ({ at: now, recipient, outcome, words }));
    const round = [...roundOf(record), ...made];
    const failed = answers.filter(({ outcome }) => outcome !== 'sent');
    const open = failed.filter(({ recipient }) => !isLeftAlone(recipient, round));
    const isUnsure = round.some(({ recipient }) => isLeftAlone(recipient, round));
    const problem = open.length > 0 ? worstOf(open) : isUnsure ? 'unsure' : null;
    const moments = round.map(({ at }) => at);
    const isGivenUp = open.length > 0 ? isTimeToGiveUp(moments, this.retry) : isUnsure;
    const state = isGivenUp ? 'undelivered' : problem === null ? 'delivered' : 'waiting';
    const note: Omit<DeliveryNote, 'notedAt'> = {
      name,
      revision,
      receivedAt: record.receivedAt,
      attempts: made,
      state,
      nextAttemptAt: problem === null ? now : now + pauseAfter(problem, attempts, this.retry),
      problem,
    };
    if (!(await this.write(name, () => this.options.spool.turns.note({ ...note, notedAt: this.now() })))) return;
    for (const { outcome } of answers) this.options.counters.add('attempts', outcome);
    const codes = [...new Set(failed.map(({ code }) => code))].join(', ');
    const event = state === 'waiting' ? 'delivery failed' : state;
    this.options.log({ event, record: name, form, tags, attempts, code: codes || undefined });
  }

  /** To whom has not got this revision yet, and has not perhaps got it several times. */
  private async send(record: SubmissionRecord): Promise<SendResult> {
    try {
      const mail = this.options.compose(record);
      const reached = record.tried.filter(
        ({ outcome, revision }) => outcome === 'sent' && revision === record.revision,
      );
      const round = roundOf(record);
      const recipients = mail.recipients.filter(
        (address) => !reached.some(({ recipient }) => recipient === address) && !isLeftAlone(address, round),
      );
      if (recipients.length === 0) return { answers: [] };
      this.sending.set(mailName(record), performance.now());
      const sent = this.options.transport.send({ ...mail, recipients }, mailName(record));
      const result = await sent.finally(() => this.sending.delete(mailName(record)));
      if (result.trouble) this.noteTrouble(result.trouble, this.sending.size);
      else this.noteAnswer(() => this.server.answered());
      return result;
    } catch (error) {
      const words = error instanceof Error ? error.message : 'unknown';
      const code = error instanceof Error ? error.name : 'unknown';
      return { answers: [{ recipient: '', outcome: 'policy', words, code }] };
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

  /** A full disk must not make two mails of one: what was sent stays taken until it is written down. */
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
      const next = this.options.spool.turns.nextDue();
      return next === undefined ? longestSleepMs : next - now;
    } catch (error) {
      // A disk that cannot be read now; nobody else would catch it.
      this.options.log({ event: 'delivery failed', code: codeOf(error) });
      return diskPauseMs;
    }
  }
}

type Tried = Pick<Attempt, 'at' | 'recipient' | 'outcome'>;

/** The attempts with this revision since it came, or since a person has sent it again; not by a clock, which may be wrong. */
function roundOf({ tried, revision, round }: SubmissionRecord): Tried[] {
  return tried.filter((attempt) => attempt.revision === revision && attempt.round === round);
}

/** Whether one more attempt for a recipient must wait for a person to ask for it. */
function isLeftAlone(address: string, round: readonly Tried[]): boolean {
  const unsure = round.filter(({ outcome, recipient }) => outcome === 'unsure' && ['', address].includes(recipient));
  return (
    unsure.length >= mostUnsure && !round.some(({ outcome, recipient }) => outcome === 'sent' && recipient === address)
  );
}

/** The one that asks for most care: a copy that may exist, then what a person must put right. */
function worstOf(failed: readonly DeliveryAnswer[]): Exclude<Outcome, 'sent'> {
  const order = ['refused', 'unsure', 'policy', 'later'] as const;
  return order.find((problem) => failed.some(({ outcome }) => outcome === problem)) ?? 'later';
}
