import type { Log } from '../../log';
import type { Spool } from '../spool/spool';
import type { SpoolRecord } from '../spool/spool-record';

/** Waits between tries, in milliseconds. */
export interface RetryTimes {
  /** After the first failure; doubled after each further one. */
  firstMs: number;
  longestMs: number;
  /** After a permanent refusal (SMTP 5xx): a password that was changed is put right by a person, not by trying. */
  refusedMs: number;
}

export const retryTimes: RetryTimes = { firstMs: 15_000, longestMs: 30 * 60_000, refusedMs: 60 * 60_000 };

export interface DeliveryWorkerOptions {
  spool: Spool;
  /** Sends the mail of a record. Rejects if it has not been taken over. */
  deliver: (record: SpoolRecord) => Promise<void>;
  log: Log;
  retry?: RetryTimes;
  /** How often to look for records that another process has stored, in milliseconds. */
  rescanMs?: number;
  /** Only one process at a time may send from a spool. */
  isMyTurn?: () => Promise<boolean>;
}

/** Takes what waits in the spool to the mail server or the mailbox, one after the other, until it is there. */
export class DeliveryWorker {
  /** Name of a waiting record → moment (Unix ms) of its next try. */
  private readonly due = new Map<string, number>();
  private readonly known = new Set<string>();
  /** Revisions that were taken over but could not be noted down: a full disk must not make two mails of one. */
  private readonly sent = new Set<string>();
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private hasTurn = true;
  private lastScan = 0;
  private readonly retry: RetryTimes;
  private readonly rescanMs: number;

  constructor(private readonly options: DeliveryWorkerOptions) {
    this.retry = options.retry ?? retryTimes;
    this.rescanMs = options.rescanMs ?? 30_000;
  }

  /** Picks up what an earlier run has left. */
  start(): void {
    this.run();
  }

  /** A record has been stored or corrected. */
  wake(name: string): void {
    this.known.add(name);
    this.due.set(name, 0);
    this.run();
  }

  /** Resolves once nothing is due now; what waits for a later try does not count. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  /**
   * Finishes the mail at hand. Everything else stays in the spool for the next start.
   *
   * @param withinMs a mail server that has fallen silent does not keep us from stopping.
   */
  async stop(withinMs = 10_000): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    let limit: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => (limit = setTimeout(resolve, withinMs)));
    await Promise.race([this.settled(), patience]);
    clearTimeout(limit);
  }

  private run(): void {
    // A round that is under way sees what is added to `due`.
    if (this.running || this.isStopped) return;
    clearTimeout(this.timer);
    this.running = this.round()
      .catch((error: unknown) => {
        this.options.log({ event: 'delivery failed', code: errorCode(error) });
      })
      .finally(() => {
        this.running = undefined;
        if (!this.isStopped) this.sleep();
      });
  }

  private async round(): Promise<void> {
    this.hasTurn = (await this.options.isMyTurn?.()) ?? true;
    if (!this.hasTurn) return;
    if (Date.now() - this.lastScan >= this.rescanMs) await this.scan();
    for (let name = this.nextDue(); name !== undefined && !this.isStopped; name = this.nextDue()) {
      this.due.delete(name);
      await this.attempt(name);
    }
  }

  private async scan(): Promise<void> {
    this.lastScan = Date.now();
    for (const name of await this.options.spool.names()) {
      if (this.known.has(name)) continue;
      this.known.add(name);
      const record = await this.options.spool.read(name);
      // At once, whatever the last try has planned: a restart often means that somebody has put right what was wrong.
      if (record?.delivery.state === 'waiting') this.due.set(name, 0);
    }
  }

  private async attempt(name: string): Promise<void> {
    const { spool, deliver, log } = this.options;
    let record: SpoolRecord | undefined;
    let attempts = 1;
    try {
      record = await spool.read(name);
      if (record?.delivery.state !== 'waiting') return;
      attempts = record.delivery.attempts + 1;
      const revision = `${name}.${record.revision}`;
      if (!this.sent.has(revision)) await deliver(record);
      this.sent.add(revision);
      await spool.updateDelivery(name, record.revision, {
        state: 'delivered',
        attempts,
        deliveredAt: new Date().toISOString(),
      });
      this.sent.delete(revision);
      log({ event: 'delivered', record: name, form: record.form, tags: record.tags, attempts });
    } catch (error) {
      const isRefused = isPermanentRefusal(error);
      const waitMs = isRefused
        ? this.retry.refusedMs
        : Math.min(this.retry.firstMs * 2 ** (attempts - 1), this.retry.longestMs);
      const next = Date.now() + waitMs;
      this.due.set(name, next);
      log({ event: 'delivery failed', record: name, form: record?.form, attempts, code: errorCode(error) });
      const failed = {
        state: 'waiting' as const,
        attempts,
        nextAttemptAt: new Date(next).toISOString(),
        lastError: error instanceof Error ? error.message.slice(0, 300) : 'unknown',
        isRefused,
      };
      // The disk may be what failed; the record still waits, which is all that matters.
      if (record) await spool.updateDelivery(name, record.revision, failed).catch(() => undefined);
    }
  }

  private nextDue(): string | undefined {
    const now = Date.now();
    return [...this.due].find(([, time]) => time <= now)?.[0];
  }

  private sleep(): void {
    const untilRescan = Date.now() + this.rescanMs;
    const wakeAt = this.hasTurn ? Math.min(untilRescan, ...this.due.values()) : untilRescan;
    this.timer = setTimeout(
      () => {
        this.run();
      },
      Math.max(wakeAt - Date.now(), 1),
    );
    this.timer.unref();
  }
}

function isPermanentRefusal(error: unknown): boolean {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === 'number' && code >= 500;
}

/** An SMTP or system code. Messages may quote the mail. */
function errorCode(error: unknown): string {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string };
  return [code, responseCode].filter(Boolean).join(' ') || (error instanceof Error ? error.name : 'unknown');
}
