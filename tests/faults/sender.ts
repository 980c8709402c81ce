import { Agent } from 'node:http';
import { pause, postEnquiry } from './requests';

/** State of one submission id. */
export interface SentSubmission {
  id: number;
  /** Newest revision that the server accepted; 0 if it accepted none. */
  accepted: number;
  /** Newest revision that we sent. */
  sent: number;
}

/** A text with id and revision, by which we recognise the mail. */
const mark = (id: number, revision: number) => `Faults${id}R${revision}X`;
export function marked(text: string): string {
  const found = /Faults(\d+)R(\d+)X/.exec(text);
  return found ? `${found[1]} ${found[2]}` : 'unknown';
}

export const faultsSubmissionId = (run: string, id: number) => `faults-${run}-${id}`;

export interface SenderOptions {
  run: string;
  port: () => number;
  /** Returns a random number from 0 to 1. */
  random: () => number;
  /** Submissions of all senders together. */
  submissions: SentSubmission[];
  /** Whether as many submissions wait as the server can deliver in reasonable time after the run. */
  isEnough: () => boolean;
}

/** Sends submissions one after another, as fast as they are answered and delivered, until stopped. */
export class Sender {
  readonly statuses: Record<string, number> = {};
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly options: SenderOptions) {}

  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (this.options.isEnough()) await pause(20);
      else await this.sendOne(isOver);
    }
    this.agent.destroy();
  }

  private async sendOne(isOver: () => boolean): Promise<void> {
    const { random, submissions } = this.options;
    const submission: SentSubmission = { id: submissions.length, accepted: 0, sent: 0 };
    submissions.push(submission);
    const revisions = random() < 0.1 ? 1 + Math.ceil(random() * 3) : 1;
    for (let revision = 1; revision <= revisions; revision += 1) {
      // Choose the address once per revision: a retry with another one would be a correction and cause another mail.
      const address = 'x'.repeat(Math.floor(random() * 2000));
      // Behave like a person: retry with the same id until the server accepts the submission, and sometimes send it once more.
      while (!(await this.send(submission, revision, address))) {
        if (isOver()) return;
        await pause(50);
      }
      if (random() < 0.05) await this.send(submission, revision, address);
    }
  }

  private async send(submission: SentSubmission, revision: number, address: string): Promise<boolean> {
    submission.sent = revision;
    const { status } = await postEnquiry(this.agent, this.options.port(), {
      full_name: mark(submission.id, revision),
      address,
      submission_id: faultsSubmissionId(this.options.run, submission.id),
    });
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (status === '200') submission.accepted = revision;
    return status === '200';
  }
}
