import { createServer, type AddressInfo, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  recipients: string[];
  mail: Email;
}

/** What a mail server says in place of “250”: an SMTP reply, or a time to think, in milliseconds. */
export interface MailServerFaults {
  onRecipient?: (address: string) => { code: number; text: string } | undefined;
  onMail?: (mail: Email) => { code: number; text: string } | { waitMs: number } | undefined;
}

/** A real SMTP server on loopback that ends with the test. */
export async function startMailServer(
  faults: MailServerFaults = {},
  options: SMTPServerOptions & { port?: number } = {},
): Promise<{ port: number; received: ReceivedMail[]; connections: () => number; drop: () => void }> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
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
    connections += 1;
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
  return { port: (server.server.address() as AddressInfo).port, received, connections: () => connections, drop };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export const smtpEnv = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'School <website@school.example>',
  MAIL_TO_ENQUIRY: 'office@school.example, principal@school.example',
  MAIL_TO_CAREER: 'jobs@school.example',
});

/** As the server's own, but over within a test. */
export const quickRetry = { firstMs: 5, longestMs: 20, refusedMs: 20, unsureMs: 20, giveUpMs: 60_000 };
