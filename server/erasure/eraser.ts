import type { Maildir } from '../relay/mail/maildir';
import type { Spool } from '../relay/spool/spool';

/** Interval for emptying the log again while a reader of the database prevents it, in milliseconds. */
const againMs = 1000;
const lookMs = 50;

/** Erases submissions and their mails, until no trace is left in the files. */
export class Eraser {
  /** Whether the log may contain erased data. True at the start, because an earlier process may not have emptied the log. */
  private isCheckpointPending = true;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly spool: Pick<Spool, 'retention'>,
    private readonly maildir: Maildir,
  ) {}

  /** Empties the log, in case another process has ended before it could. */
  start(): void {
    this.emptyLog();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Erases submissions and their mails. @returns number of mails erased */
  async erase(names: readonly string[]): Promise<number> {
    const eraseMails = async () => (await this.maildir.erase(new Set(names.map((name) => name.slice(0, 40))))).length;
    // Erase the mails first: after a crash, records that are still in the spool are found and erased again.
    const mails = await eraseMails();
    this.isCheckpointPending = true;
    this.noteLog(await this.spool.retention.erase(names));
    // The server may have delivered more meanwhile.
    return mails + (await eraseMails());
  }

  /** Waits until no erased data is left in the files, up to a limit. @returns whether none is left; if some is, we retry later */
  async finish(withinMs: number): Promise<boolean> {
    const end = performance.now() + withinMs;
    while (this.isCheckpointPending && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    return !this.isCheckpointPending;
  }

  private emptyLog(): void {
    let isEmpty = false;
    try {
      isEmpty = this.spool.retention.emptyLog();
    } catch {
      // The disk is full or read-only: retry later, as if a reader prevented erasing.
    }
    this.noteLog(isEmpty);
  }

  private noteLog(isEmpty: boolean): void {
    clearTimeout(this.timer);
    this.isCheckpointPending = !isEmpty;
    if (isEmpty) return;
    this.timer = setTimeout(() => {
      this.emptyLog();
    }, againMs).unref();
  }
}
