import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** A mail server's fault: another reply than “250”, a late reply, or no reply because the connection is lost. */
export type MailServerFault = { code: number; text: string } | { waitMs: number } | 'lost';

export interface MailHandlers {
  onConnect?: () => MailServerFault | undefined;
  onRecipient?: (address: string) => MailServerFault | undefined;
  /** Called for each whole mail. */
  onMail: (mail: Buffer, recipients: string[]) => MailServerFault | undefined | Promise<MailServerFault | undefined>;
}

export interface SmtpServer {
  port: number;
  /** Destroys all connections. */
  drop: () => void;
  /** During an outage, the server destroys all connections, old and new. */
  setOutage: (isOut: boolean) => void;
  close: () => Promise<void>;
}

/** Starts a real SMTP server on loopback. */
export async function startSmtpServer(
  { onConnect, onRecipient, onMail }: MailHandlers,
  { port = 0, ...options }: SMTPServerOptions & { port?: number } = {},
): Promise<SmtpServer> {
  const sockets = new Map<number | undefined, Socket>();
  let isOut = false;
  const reply = (
    fault: MailServerFault | undefined,
    { remotePort }: SMTPServerSession,
    callback: (error?: Error | null) => void,
  ) => {
    if (!fault) callback();
    else if (fault === 'lost') sockets.get(remotePort)?.destroy();
    else if ('code' in fault) callback(Object.assign(new Error(fault.text), { responseCode: fault.code }));
    else if (Number.isFinite(fault.waitMs)) setTimeout(callback, fault.waitMs);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect: (session, callback) => {
      reply(onConnect?.(), session, callback);
    },
    onRcptTo: ({ address }, session, callback) => {
      reply(onRecipient?.(address), session, callback);
    },
    onData: (stream, session, callback) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((mail) => onMail(mail, recipients))
        .then(
          (fault) => reply(fault, session, callback),
          // The client closed the connection before the end of the mail.
          () => undefined,
        );
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
    if (isOut) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const drop = () => {
    for (const socket of sockets.values()) socket.destroy();
  };
  return {
    port: (server.server.address() as AddressInfo).port,
    drop,
    setOutage: (out) => {
      isOut = out;
      if (out) drop();
    },
    close: async () => {
      drop();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
