import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  recipients: string[];
  mail: Email;
}

/** What a mail server does instead of replying “250”: an SMTP reply, or a delay in milliseconds. */
export interface MailServerFaults {
  onRecipient?: (address: string) => { code: number; text: string } | undefined;
  onMail?: (mail: Email) => { code: number; text: string } | { waitMs: number } | undefined;
}

/** A real SMTP server on loopback, which ends with the test. */
export async function startMailServer(
  faults: MailServerFaults = {},
  options: SMTPServerOptions & { port?: number } = {},
): Promise<{ port: number; received: ReceivedMail[]; drop: () => void }> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      const fault = faults.onRecipient?.(address);
      callback(fault ? Object.assign(new Error(fault.text), { responseCode: fault.code }) : null);
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const fault = faults.onMail?.(mail);
          if (fault && 'code' in fault)
            return callback(Object.assign(new Error(fault.text), { responseCode: fault.code }));
          received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail });
          if (!fault) callback();
          else if (Number.isFinite(fault.waitMs)) setTimeout(callback, fault.waitMs);
        });
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(async () => {
    drop();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  return { port: (server.server.address() as AddressInfo).port, received, drop };
}

/** Phase of an SMTP session; `dot` is the end of the mail. */
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

/** Like the server's own retry times, but short enough for a test. */
export const quickRetry = {
  firstMs: 5,
  longestMs: 20,
  refusedMs: 20,
  unsureMs: 20,
  giveUpMs: 60_000,
  serverFirstMs: 5,
  serverLongestMs: 20,
  loginMs: 20,
  patienceMs: 200,
};
