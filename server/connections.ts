import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Connections of one address; `undefined` behind a proxy, whose address all have. */
  perAddress: number | undefined;
  total: number;
}

const mostConnections = 8000;
/** Reserved for the database, mails, commands and the system’s own files. */
const otherHandles = 100;

/** As many as the open-file limit allows: a connection can need two handles, one for itself and one for the file it downloads. */
export function defaultConnectionLimits() {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | 'unlimited' } } };
  const handles = Number(userLimits?.open_files.soft);
  const total = handles > 0 ? Math.max(10, Math.floor((handles - otherHandles) / 2)) : mostConnections;
  // A school's computer room behind one address has 40 browsers with 6 connections each.
  return { perAddress: 256, total: Math.min(total, mostConnections) };
}

/** How often to look whether a connection has become idle while stopping, in milliseconds. */
const lookMs = 20;

/** Keeps the number of a server's connections bounded, and ends them when it stops. */
export class Connections {
  /** Socket → how far it was read when nothing of it was under way; `undefined` while a request is. Oldest first. */
  private readonly sockets = new Map<Socket, number | undefined>();
  private readonly ofAddress = new Map<string, number>();

  constructor(server: Server, limits: ConnectionLimits) {
    server.on('connection', (socket: Socket) => {
      this.add(socket, limits);
    });
    server.on('request', ({ socket }, response) => {
      this.sockets.set(socket, undefined);
      response.on('close', () => {
        if (this.sockets.has(socket)) this.sockets.set(socket, socket.bytesRead);
      });
    });
  }

  /**
   * Ends what is idle at once, the rest when its answer is out, or after the deadline. Node's `closeIdleConnections`
   * leaves connections on which no request has come yet, and waits for them for ever.
   */
  async end(deadlineMs: number): Promise<void> {
    const deadline = performance.now() + deadlineMs;
    while (this.sockets.size > 0) {
      const isLate = performance.now() >= deadline;
      for (const socket of [...this.sockets.keys()]) if (isLate || this.isIdle(socket)) socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
  }

  private add(socket: Socket, { perAddress = Infinity, total }: ConnectionLimits): void {
    const address = socket.remoteAddress ?? '';
    const known = this.ofAddress.get(address) ?? 0;
    const isAddressFull = known >= perAddress;
    // Who has been idle longest gives way to who comes now, so that connections that do nothing lock nobody out.
    if (isAddressFull || this.sockets.size >= total) {
      const idle = [...this.sockets.keys()].find(
        (candidate) => this.isIdle(candidate) && (!isAddressFull || candidate.remoteAddress === address),
      );
      idle?.destroy();
      if (!idle) return void socket.destroy();
    }
    this.sockets.set(socket, 0);
    this.ofAddress.set(address, known + 1);
    socket.on('close', () => {
      this.sockets.delete(socket);
      const left = (this.ofAddress.get(address) ?? 1) - 1;
      if (left > 0) this.ofAddress.set(address, left);
      else this.ofAddress.delete(address);
    });
  }

  /** Nothing of a request has come, and no answer is under way. What was ended is no longer there to give way. */
  private isIdle(socket: Socket): boolean {
    return !socket.destroyed && this.sockets.get(socket) === socket.bytesRead;
  }
}
