import { Agent, request } from 'node:http';
import { sendFormPath } from '../../forms/form-definition';

/** What was sent under one id. */
export interface SentSubmission {
  id: number;
  /** The newest revision that was answered with 200; 0 for none. */
  accepted: number;
  /** The newest revision that was sent at all. */
  sent: number;
}

/** A text that names id and revision, and its finding again in a mail. */
const mark = (id: number, revision: number) => `Torture${id}R${revision}X`;
export function marked(text: string): string {
  const found = /Torture(\d+)R(\d+)X/.exec(text);
  return found ? `${found[1]} ${found[2]}` : 'unknown';
}

export const tortureSubmissionId = (run: string, id: number) => `torture-${run}-${id}`;

export interface SenderOptions {
  run: string;
  port: () => number;
  /** From 0 to 1. */
  random: () => number;
  /** Shared by all senders: what was sent. */
  submissions: SentSubmission[];
  /** Whether as much waits for its mail as can be delivered in good time after the run. */
  isEnough: () => boolean;
}

/** Sends one enquiry after the other, as fast as they are answered and delivered, until it is told to stop. */
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
      // The same to the letter at each try, or it would be a correction, of which another mail is due.
      const address = 'x'.repeat(Math.floor(random() * 2000));
      // As a person does: again, with the same id, until it is accepted; now and then once more for nothing.
      while (!(await this.send(submission, revision, address))) {
        if (isOver()) return;
        await pause(50);
      }
      if (random() < 0.05) await this.send(submission, revision, address);
    }
  }

  private async send(submission: SentSubmission, revision: number, address: string): Promise<boolean> {
    submission.sent = revision;
    const status = await postEnquiry(this.agent, this.options.port(), {
      full_name: mark(submission.id, revision),
      address,
      submission_id: tortureSubmissionId(this.options.run, submission.id),
    });
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (status === '200') submission.accepted = revision;
    return status === '200';
  }
}

/** @returns the HTTP status, or `no answer` */
export function postEnquiry(agent: Agent, port: number, answers: Record<string, string>): Promise<string> {
  const body = encode({
    class_name: 'Nursery',
    mobile_number: '98765 43210',
    ...answers,
    service_id: 'gmail',
    template_id: 'enquiry_form',
    user_id: 'public',
  });
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve) => {
    const sending = request({ agent, port, path: sendFormPath, method: 'POST', timeout: 10_000, headers });
    sending.on('response', (answer) =>
      answer.resume().on('end', () => {
        resolve(String(answer.statusCode));
      }),
    );
    sending.on('timeout', () => sending.destroy());
    sending.on('error', () => {
      resolve('no answer');
    });
    sending.end(body);
  });
}

const boundary = '----torture7MA4YWxkTrZu0gW';

function encode(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
