import { Agent } from 'node:http';
import { recordName } from '../../server/relay/spool/intake';
import type { Spool } from '../../server/relay/spool/spool';
import { pause, post } from './requests';
import { faultsSubmissionId, type SentSubmission } from './sender';

export interface ClerkOptions {
  run: string;
  /** Port of the office. */
  port: () => number;
  /** Returns a random number from 0 to 1. */
  random: () => number;
  submissions: readonly SentSubmission[];
}

/** What the office has confirmed about a submission. */
interface Confirmed {
  name: string;
  note: string;
  /** The stage that was chosen. */
  becomes: string;
}

/** Notes calls in the office, one after another, until stopped. */
export class Clerk {
  readonly statuses: Record<string, number> = {};
  private readonly confirmed: Confirmed[] = [];
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly options: ClerkOptions) {}

  get count(): number {
    return this.confirmed.length;
  }

  async work(isOver: () => boolean): Promise<void> {
    const { submissions, random, run } = this.options;
    for (let round = 0; !isOver(); round += 1) {
      await pause(20);
      const submission = submissions[Math.floor(random() * submissions.length)];
      if (!submission || submission.accepted === 0) continue;
      const name = recordName({ form: 'enquiry', submissionId: faultsSubmissionId(run, submission.id) });
      const note = `note ${round}`;
      const isNoted = await this.send(name, 'call', { text: note, token: note });
      // A stage that nobody has changed before: the form was rendered with the first one.
      const isMoved = await this.send(name, 'stage', { was: 'new', becomes: 'called' });
      if (isNoted) this.confirmed.push({ name, note, becomes: isMoved ? 'called' : '' });
    }
    this.agent.destroy();
  }

  /** @returns confirmed changes that the database lacks */
  lost({ callList }: Spool): string[] {
    return this.confirmed.flatMap(({ name, note, becomes }) => {
      const noted = callList.history(name).some((event) => event.kind === 'note' && event.becomes === note);
      const { stage = '' } = callList.followUp(name) ?? {};
      return [
        ...(noted ? [] : [`${name.slice(0, 12)}: the office confirmed “${note}”, and it is gone`]),
        ...(becomes === '' || stage === becomes
          ? []
          : [`${name.slice(0, 12)}: the office confirmed ${becomes}, kept ${stage}`]),
      ];
    });
  }

  private async send(name: string, action: string, fields: Record<string, string>): Promise<boolean> {
    const port = this.options.port();
    const { status } = await post(this.agent, port, {
      path: `/records/${name}/${action}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://localhost:${port}`,
        host: `localhost:${port}`,
      },
      body: new URLSearchParams(fields).toString(),
    });
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    return status === '303';
  }
}
