import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Limit per address; `undefined` behind a proxy, whose address all connections share. */
  perAddress: number | undefined;
  total: number;
}

/**
 * Fastify's options against requests and connections that never end.
 *
 * @param isBehindProxy whether all connections come from a proxy
 */
export function serverTimes(isBehindProxy: boolean) {
  return {
    // Long enough for a form of 5 KB over the slowest village connection.
    requestTimeout: 120_000,
    // A proxy has to close its idle connections first, Caddy after two minutes: if we do while it sends a form, which it may not repeat,
    // the visitor gets an empty 502.
    keepAliveTimeout: isBehindProxy ? 180_000 : 15_000,
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 5000 },
  } as const;
}

/** For the site, and for the office of a few people. */
const maxConnections = { site: 8000, office: 500 };
/** File handles reserved for the database, mails, commands and the system’s own files. */
const otherHandles = 100;

/**
 * Allows as many connections as the open-file limit: a connection of the site can need two handles, one for itself and one for the file it
 * downloads. The office gets an eighth.
 *
 * @param isBehindProxy whether all connections come from one address
 */
export function defaultConnectionLimits(isBehindProxy: boolean): Record<'site' | 'office', ConnectionLimits> {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | 'unlimited' } } };
  const handles = Number(userLimits?.open_files.soft);
  const left = handles > 0 ? Math.max(0, handles - otherHandles) : Infinity;
  const office = Math.max(10, Math.min(Math.floor(left / 8), maxConnections.office));
  const site = Math.max(10, Math.min(Math.floor((left - office) / 2), maxConnections.site));
  // A school's computer room behind one address has 40 browsers with 6 connections each.
  const perAddress = isBehindProxy ? undefined : 256;
  return { site: { perAddress, total: site }, office: { perAddress, total: office } };
}

/** Interval for checking for idle connections while stopping, in milliseconds. */
const lookMs = 20;

/** Limits a server's connections, and closes them when it stops. */
export class Connections {
  /** Socket → bytes read when it became idle; `undefined` during a request. Oldest first. */
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
   * Closes idle connections at once, and others after their response or the deadline. Node's `closeIdleConnections` ignores
   * connections without a first request, and would wait for them forever.
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
    // The connection that has been idle longest makes way for the new one, so that idle connections can't lock others out.
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

  /** Whether no request has started and no response is pending. Closed sockets don't count. */
  private isIdle(socket: Socket): boolean {
    return !socket.destroyed && this.sockets.get(socket) === socket.bytesRead;
  }
}
