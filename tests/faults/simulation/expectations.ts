import { recordName } from '../../../server/relay/spool/intake';
import type { Spool } from '../../../server/relay/spool/spool';
import type { SubmissionRecord } from '../../../server/relay/spool/submission-record';
import { keepDays, recipients, textOf } from './instance';
import type { Copy } from './mail-server';
import { mostOffMs } from './scenario';

const dayMs = 24 * 60 * 60_000;

/** A promise that the server broke. */
export class BrokenPromise extends Error {}

/** What sender and office expect of a submission. */
export class Expectation {
  readonly submissionId: string;
  readonly name: string;
  /** Answers that the server may have stored; `undefined` stands for none. After a lost response there are several possibilities. */
  private possible = new Set<string | undefined>([undefined]);
  /** Values of confirmed calls, which must be in the history until the submission is erased. */
  private confirmedStages: string[] = [];
  private calls = 0;
  /** Number of erasures: afterwards, the same id may be sent again. */
  private life = 0;
  /** When the submission was last seen undelivered, on the monotonic clock. */
  private unsettledAtMs = 0;
  /** Whether the submission was settled while the clock was a year off. */
  private isDateWrong = false;

  constructor(id: number) {
    this.submissionId = `submission-${id}`;
    this.name = recordName({ form: 'enquiry', submissionId: this.submissionId });
  }

  textOf(answers: number): string {
    return `${this.submissionId}-life-${this.life}-answers-${answers}`;
  }

  /** Called when these answers are certainly stored, or (with `undefined`) the submission is certainly erased. */
  known(text: string | undefined): void {
    this.possible = new Set([text]);
    if (text !== undefined) return;
    this.life += 1;
    this.confirmedStages = [];
  }

  /** Called when the office records a call. @returns a token, and a function to be called once the call is certainly stored */
  beginCall(): { token: string; confirm: (stage: string) => void } {
    this.calls += 1;
    const { confirmedStages } = this;
    return { token: `call-${this.calls}`, confirm: (stage) => confirmedStages.push(stage) };
  }

  /** Called when the request has been sent, but not answered. */
  begun(text: string | undefined): void {
    this.possible.add(text);
    // The submission may be erased and sent again before the next check.
    if (text === undefined) this.confirmedStages = [];
  }

  /** Called when the server has rejected the request. */
  refused(text: string | undefined): void {
    if (this.possible.size > 1) this.possible.delete(text);
  }

  /** Compares the spool with the expectation. @param atMs now, on the monotonic clock @throws {BrokenPromise} */
  check(spool: Spool, atMs: number, isClockFarOff: boolean): void {
    const record = spool.records.read(this.name);
    const text = record && textOf(record);
    if (!this.possible.has(text)) {
      if (record) throw new BrokenPromise(`${this.submissionId}: stored is ${text}, and not ${this.inWords()}`);
      this.checkAge(atMs);
    }
    this.checkFollowUp(spool);
    if (record || this.possible.size > 1 || !this.possible.has(undefined)) this.known(text);
    if (record?.settledAt == null) {
      this.unsettledAtMs = atMs;
      this.isDateWrong = false;
    } else if (isClockFarOff && Math.abs(record.settledAt - Date.now()) < 30 * dayMs) this.isDateWrong = true;
  }

  /** @throws {BrokenPromise} unless all recipients have the newest answers */
  checkDelivered(spool: Spool, copies: readonly Copy[]): void {
    const record = spool.records.read(this.name);
    if (!record) return;
    if (record.state !== 'delivered')
      throw new BrokenPromise(`${this.submissionId}: ${record.state}, long after all is well`);
    for (const recipient of recipients) {
      const isThere = copies.some((copy) => isOf(copy, record) && copy.recipient === recipient);
      if (!isThere) throw new BrokenPromise(`${this.submissionId}: delivered, and ${recipient} does not have it`);
    }
  }

  /** @throws {BrokenPromise} if the submission is still stored */
  checkGone(spool: Spool): void {
    if (this.isDateWrong || !spool.records.read(this.name)) return;
    throw new BrokenPromise(`${this.submissionId}: kept longer than promised`);
  }

  /** The office's work is stored as long as its submission, and no longer. */
  private checkFollowUp({ records, callList }: Spool): void {
    const stages = callList.history(this.name).flatMap(({ kind, becomes }) => (kind === 'stage' ? becomes : []));
    const followUp = callList.followUp(this.name);
    if (!records.read(this.name)) {
      if (followUp || stages.length > 0) throw new BrokenPromise(`${this.submissionId}: follow-up left over`);
      return;
    }
    if (!followUp) throw new BrokenPromise(`${this.submissionId}: no follow-up`);
    const lost = this.confirmedStages.filter((stage) => !stages.includes(stage));
    if (lost.length > 0) throw new BrokenPromise(`${this.submissionId}: ${lost.join(', ')} is lost`);
  }

  private checkAge(atMs: number): void {
    const keptMs = atMs - this.unsettledAtMs;
    if (this.isDateWrong || keptMs >= keepDays * dayMs - 2 * mostOffMs) return;
    throw new BrokenPromise(
      `${this.submissionId}: ${this.inWords()} is gone ${Math.round(keptMs / 60_000)} minutes after it was delivered`,
    );
  }

  private inWords(): string {
    return [...this.possible].map((text) => text ?? 'nothing').join(' or ');
  }
}

/**
 * Checks that each recipient has one copy of a revision, plus at most one for each delivery with an unknown result.
 *
 * @param most limit of copies, whatever the results
 * @throws {BrokenPromise}
 */
export function checkCopies(copies: readonly Copy[], most: number): void {
  const groups = new Map<string, Copy[]>();
  for (const copy of copies) {
    const key = `${copy.text} revision ${copy.mail.slice(41)} for ${copy.recipient}`;
    groups.set(key, [...(groups.get(key) ?? []), copy]);
  }
  for (const [key, group] of groups) {
    const unknown = group.filter(({ isAnswered, isForgotten }) => !isAnswered || isForgotten).length;
    if (group.length > 1 + unknown) throw new BrokenPromise(`${key}: ${group.length} copies, ${unknown} explained`);
    if (group.length > most) throw new BrokenPromise(`${key}: ${group.length} copies`);
  }
}

/** Called after the server's process has ended: the next process can't know of replies that the last one didn't record. */
export function noteForgotten(copies: readonly Copy[], spool: Spool): void {
  const records = new Map<string, SubmissionRecord>();
  for (const record of spool.records.list('all', 100).flatMap(({ name }) => spool.records.read(name) ?? []))
    records.set(record.name.slice(0, 40), record);
  for (const copy of copies) {
    const record = records.get(copy.mail.slice(0, 40));
    const isWritten = record?.tried.some(
      ({ outcome, revision, recipient }) =>
        outcome === 'sent' && revision === Number(copy.mail.slice(41)) && recipient === copy.recipient,
    );
    if (!isWritten) copy.isForgotten = true;
  }
}

function isOf(copy: Copy, record: SubmissionRecord): boolean {
  return copy.mail === `${record.name.slice(0, 40)}.${record.revision}` && copy.text === textOf(record);
}
