import type { FastifyRequest } from 'fastify';

/** Browsers share cookies between the ports of a host, and one computer may open several offices. */
export function cookieName({ ownOrigin }: Pick<FastifyRequest, 'ownOrigin'>, name: string): string {
  const { port } = new URL(ownOrigin.origin);
  return port === '' ? name : `${name}-${port}`;
}
