import { join } from 'node:path';
import { noteErased } from '../backup/erased-list';
import { Maildir } from '../relay/mail/maildir';
import type { Retention } from '../relay/spool/retention';

/** Interval for emptying the log again while a reader of the database prevents it, in milliseconds. */
const againMs = 1000;
const lookMs = 50;

/** Erases submissions and their mails, until no trace is left in the files. */
export class Eraser {
  /** Whether the log may contain erased data. True at the start, because an earlier process may not have emptied the log. */
  private isCheckpointPending = true;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly retention: Pick<Retention, 'erase' | 'emptyLog'>,
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
    this.noteLog(await this.retention.erase(names));
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
      isEmpty = this.retention.emptyLog();
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

/**
 * Erases submissions and their mails because a person wants it, beside the running server.
 *
 * @returns number of mails erased, and whether all data has left the disk; if not, the server empties the log within a minute
 */
export async function eraseOnRequest(
  dataDir: string,
  retention: Retention,
  names: readonly string[],
  patienceMs: number,
): Promise<{ mails: number; isGone: boolean }> {
  await noteErased(dataDir, names);
  const eraser = new Eraser(retention, await Maildir.make(join(dataDir, 'mailbox')));
  const mails = await eraser.erase(names);
  const isGone = await eraser.finish(patienceMs);
  eraser.stop();
  return { mails, isGone };
}
