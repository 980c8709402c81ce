import { type SmtpServer, startSmtpServer } from '../../server/testing/smtp-server';
import { marked } from './sender';

/** A mail server with random faults, which records accepted mails. */
export interface FaultyMailServer extends SmtpServer {
  /** `id revision recipient` → number of accepted copies. */
  taken: Map<string, number>;
  /** Ids of submissions with at least one accepted mail. */
  reached: Set<string>;
  faults: Record<string, number>;
  /** Makes the mail server accept every mail from now on. */
  heal: () => void;
}

export async function startFaultyMailServer(random: () => number): Promise<FaultyMailServer> {
  const taken = new Map<string, number>();
  const reached = new Set<string>();
  const faults: Record<string, number> = {};
  let isHealthy = false;
  const happens = (fault: string, share: number) => {
    if (isHealthy || random() >= share) return false;
    faults[fault] = (faults[fault] ?? 0) + 1;
    return true;
  };
  const server = await startSmtpServer({
    onConnect: () => {
      if (happens('421 at the greeting', 0.02)) return { code: 421, text: 'Too many connections' };
      return undefined;
    },
    onRecipient: () => {
      if (happens('452 recipient', 0.05)) return { code: 452, text: 'Mailbox full' };
      if (happens('550 recipient', 0.02)) return { code: 550, text: 'No such user' };
      if (happens('dropped at RCPT', 0.01)) return 'lost';
      return undefined;
    },
    onMail: (mail, recipients) => {
      if (happens('451 after DATA', 0.03)) return { code: 451, text: 'Try again' };
      if (happens('554 after DATA', 0.02)) return { code: 554, text: 'Looks like spam' };
      if (happens('dropped before it was taken', 0.01)) return 'lost';
      const mark = marked(mail.toString());
      reached.add(mark.split(' ')[0]!);
      for (const recipient of recipients) {
        const key = `${mark} ${recipient}`;
        taken.set(key, (taken.get(key) ?? 0) + 1);
      }
      if (happens('answer lost', 0.02)) return 'lost';
      if (happens('slow answer', 0.02)) return { waitMs: 1500 };
      return undefined;
    },
  });
  return { ...server, taken, reached, faults, heal: () => (isHealthy = true) };
}
