import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How many ports to try after the one that was asked for. */
const furtherPorts = 20;

/**
 * Listens on the port, or on the next free one.
 *
 * @param port 0 for any free one.
 * @returns the port that it is.
 * @throws if none of them is free, or the address is not ours to listen on.
 */
export async function listenOnFreePort(app: FastifyInstance, host: string, port: number): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    try {
      await app.listen({ host, port: candidate });
      return (app.server.address() as AddressInfo).port;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || candidate >= Math.min(port + furtherPorts, 65_535)) throw error;
    }
  }
}
