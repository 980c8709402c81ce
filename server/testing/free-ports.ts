import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Finds free ports, for tests and benchmarks. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Finds a free port, for tests and benchmarks. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}
