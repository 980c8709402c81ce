import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { marked } from './sender';

/** A mail server with random faults, which records accepted mails. */
export interface FaultyMailServer {
  port: number;
  /** `id revision recipient` → number of accepted copies. */
  taken: Map<string, number>;
  /** Ids with at least one accepted mail. */
  reached: Set<string>;
  faults: Record<string, number>;
  /** Stops all faults. */
  heal: () => void;
  /** Makes it unreachable. */
  setOutage: (isOut: boolean) => void;
  close: () => Promise<void>;
}

export async function startFaultyMailServer(random: () => number): Promise<FaultyMailServer> {
  const taken = new Map<string, number>();
  const reached = new Set<string>();
  const faults: Record<string, number> = {};
  const sockets = new Map<number, Socket>();
  let isHealthy = false;
  let isOut = false;
  const happens = (fault: string, share: number) => {
    if (isHealthy || random() >= share) return false;
    faults[fault] = (faults[fault] ?? 0) + 1;
    return true;
  };
  const drop = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();
  const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, callback) => {
      if (happens('421 at the greeting', 0.02)) return callback(reply(421, 'Too many connections'));
      callback();
    },
    onRcptTo: (_address, session, callback) => {
      if (happens('452 recipient', 0.05)) return callback(reply(452, 'Mailbox full'));
      if (happens('550 recipient', 0.02)) return callback(reply(550, 'No such user'));
      if (happens('dropped at RCPT', 0.01)) return void drop(session);
      callback();
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', () => undefined);
      stream.on('end', () => {
        if (happens('451 after DATA', 0.03)) return callback(reply(451, 'Try again'));
        if (happens('554 after DATA', 0.02)) return callback(reply(554, 'Looks like spam'));
        if (happens('dropped before it was taken', 0.01)) return void drop(session);
        const mark = marked(Buffer.concat(chunks).toString());
        reached.add(mark.split(' ')[0]!);
        for (const { address } of session.envelope.rcptTo) {
          const key = `${mark} ${address}`;
          taken.set(key, (taken.get(key) ?? 0) + 1);
        }
        if (happens('answer lost', 0.02)) return void drop(session);
        if (happens('slow answer', 0.02)) return void setTimeout(callback, 1500);
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    if (isOut) {
      socket.destroy();
      return;
    }
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.on('close', () => sockets.delete(port));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    reached,
    faults,
    heal: () => (isHealthy = true),
    setOutage: (out) => {
      isOut = out;
      if (out) for (const socket of sockets.values()) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(resolve);
      }),
  };
}
