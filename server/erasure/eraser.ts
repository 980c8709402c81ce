import type { Maildir } from '../relay/mail/maildir';
import type { Spool } from '../relay/spool/spool';

/** How often to try again what somebody who reads the database keeps from being erased, in milliseconds. */
const againMs = 1000;
const lookMs = 50;

/** Erases submissions with their mails in the mailbox, until nothing of them is left in the files. */
export class Eraser {
  /** The log may hold what was erased; also at the start, from an earlier process that could not finish. */
  private isLogOwed = true;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly spool: Spool,
    private readonly maildir: Maildir,
  ) {}

  /** Goes on with what an earlier process has left. */
  start(): void {
    this.emptyLog();
  }

  /** The next process goes on. */
  stop(): void {
    clearTimeout(this.timer);
  }

  /** @returns how many mails that were. */
  async erase(names: readonly string[]): Promise<number> {
    // The mails first: what is still in the spool after a crash is found and erased again.
    const mails = await this.maildir.erase(new Set(names.map((name) => name.slice(0, 40))));
    this.isLogOwed = true;
    this.noteLog(await this.spool.retention.erase(names));
    return mails.length;
  }

  /** @returns whether nothing of what was erased is left in the files; waits so long for it. Otherwise it is tried again. */
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
      // A disk that is full or read-only: as if somebody were reading.
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
