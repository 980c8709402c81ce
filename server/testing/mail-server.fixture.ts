import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import PostalMime, { type Email } from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { type MailServerFault, startSmtpServer } from './smtp-server';

export interface ReceivedMail {
  recipients: string[];
  mail: Email;
}

export interface MailServerFaults {
  onRecipient?: (address: string) => MailServerFault | undefined;
  /** Called for each whole mail. A mail that gets another reply than “250” isn't received. */
  onMail?: (mail: Email) => MailServerFault | undefined;
}

/** Starts a real SMTP server on loopback, which ends with the test. */
export async function startMailServer(
  { onRecipient, onMail }: MailServerFaults = {},
  options: SMTPServerOptions & { port?: number } = {},
): Promise<{ port: number; received: ReceivedMail[]; drop: () => void }> {
  const received: ReceivedMail[] = [];
  const receive = async (bytes: Buffer, recipients: string[]) => {
    const mail = await PostalMime.parse(bytes);
    const fault = onMail?.(mail);
    if (typeof fault !== 'object' || !('code' in fault)) received.push({ recipients, mail });
    return fault;
  };
  const { port, drop, close } = await startSmtpServer({ onRecipient, onMail: receive }, options);
  onTestFinished(close);
  return { port, received, drop };
}

/** Phase of an SMTP session; `dot` is the line that ends the mail. */
export type SmtpPhase = 'greeting' | 'EHLO' | 'HELO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'dot';

/**
 * A mail server with scripted replies in each phase, including ones that no real server sends.
 *
 * @param sayIn a reply, `drop` to close the connection without one, or `undefined` for the reply of a server that accepts the mail
 */
export async function startScriptedMailServer(
  sayIn: (phase: SmtpPhase, line: string) => string | undefined,
): Promise<{ port: number; lines: string[] }> {
  const usual: Record<string, string> = {
    greeting: '220 ready',
    EHLO: '250-mail.example\r\n250-AUTH PLAIN\r\n250 DSN',
    AUTH: '235 welcome',
    DATA: '354 go on',
  };
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isInMail = false;
    const answer = (phase: string, line = '') => {
      const reply = sayIn(phase as SmtpPhase, line) ?? usual[phase] ?? '250 fine';
      isInMail = phase === 'DATA' && reply.startsWith('354');
      if (reply === 'drop') socket.destroy();
      else socket.write(`${reply}\r\n`);
    };
    socket.on('error', () => undefined);
    createInterface({ input: socket }).on('line', (line) => {
      lines.push(line);
      if (!isInMail) answer(String(line.split(' ')[0]), line);
      else if (line === '.') answer('dot');
    });
    answer('greeting');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await new Promise((resolve) => server.close(resolve));
  });
  return { port: (server.address() as AddressInfo).port, lines };
}

export const smtpEnv = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'School <website@school.example>',
  MAIL_TO_ENQUIRY: 'office@school.example, principal@school.example',
  MAIL_TO_CAREER: 'jobs@school.example',
});

/** Retry times that are short enough for a test. */
export const quickRetry = {
  firstMs: 5,
  maxMs: 20,
  refusedMs: 20,
  unsureMs: 20,
  giveUpMs: 60_000,
  serverFirstMs: 5,
  serverMaxMs: 20,
  loginMs: 20,
};
