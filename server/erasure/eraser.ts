import type { Maildir } from '../relay/mail/maildir';
import type { Spool } from '../relay/spool/spool';

/** Retry interval while a reader of the database prevents erasing. */
const againMs = 1000;
const lookMs = 50;

/** Erases submissions and their mails, until no trace is left in the files. */
export class Eraser {
  /** Whether the log may contain erased data. True at the start: an earlier process may not have finished. */
  private isLogOwed = true;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly spool: Spool,
    private readonly maildir: Maildir,
  ) {}

  /** Continues the work of an earlier process. */
  start(): void {
    this.emptyLog();
  }

  /** The next process will continue. */
  stop(): void {
    clearTimeout(this.timer);
  }

  /** @returns number of mails erased */
  async erase(names: readonly string[]): Promise<number> {
    // Mails first: after a crash, records that are still in the spool are found and erased again.
    const mails = await this.maildir.erase(new Set(names.map((name) => name.slice(0, 40))));
    this.isLogOwed = true;
    this.noteLog(await this.spool.retention.erase(names));
    return mails.length;
  }

  /** Waits up to a limit. @returns whether no erased data is left in the files; if not, it is retried */
  async finish(withinMs: number): Promise<boolean> {
    const end = performance.now() + withinMs;
    while (this.isLogOwed && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, lookMs));
    return !this.isLogOwed;
  }

  private emptyLog(): void {
    let isEmpty = false;
    try {
      isEmpty = this.spool.retention.emptyLog();
    } catch {
      // The disk is full or read-only: retry later, as when a reader prevents erasing.
    }
    this.noteLog(isEmpty);
  }

  private noteLog(isEmpty: boolean): void {
    clearTimeout(this.timer);
    this.isLogOwed = !isEmpty;
    if (isEmpty) return;
    this.timer = setTimeout(() => {
      this.emptyLog();
    }, againMs).unref();
  }
}
