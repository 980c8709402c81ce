import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SettingsError } from './settings/settings-error';

/** Number of ports to try after the requested one. */
const furtherPorts = 20;

/**
 * Listens on the port, or on the next free one, if the port isn't fixed.
 *
 * @param port 0 for any free one
 * @param setting name of the port's setting, for messages
 * @returns the port in use
 * @throws {SettingsError} if none is free, or the address or port isn't allowed
 */
export async function listenOnFreePort(
  app: FastifyInstance,
  host: string,
  port: number,
  setting: 'PORT' | 'INBOX_PORT',
  isFixed: boolean,
): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    try {
      await app.listen({ host, port: candidate });
      return (app.server.address() as AddressInfo).port;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && !isFixed && candidate < Math.min(port + furtherPorts, 65_535)) continue;
      throw new SettingsError([problemOf(code, host, port, candidate, setting)]);
    }
  }
}

function problemOf(code: string, host: string, port: number, last: number, setting: string): string {
  if (code === 'EADDRINUSE' && port === last)
    return (
      `${setting} · expected a free port, the one to which the web server in front forwards · found ${port} taken by another program, perhaps ` +
      `another school’s server · stop that one, or write another number, here and in the web server’s rules`
    );
  if (code === 'EADDRINUSE')
    return `${setting} · expected a free port · found ${port} to ${last} taken by other programs · write another number`;
  if (code === 'EACCES')
    return `${setting} · expected a port that this account may listen on · found “${port}” · write 3000, or another number from 1024 on`;
  return `HOST · expected an address of this machine · found “${host}” (${code}) · write 127.0.0.1, or 0.0.0.0 to be reached from outside`;
}
