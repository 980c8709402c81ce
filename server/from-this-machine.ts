import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from this machine, if we listen on loopback only. A foreign page could point its own name at 127.0.0.1 (DNS
 * rebinding) and read the office as “same origin”, but `Host` still has its name. A proxy that isn't told to keep `Host` sends the address
 * by which it reaches us, usually 127.0.0.1:3001, so we answer to the name only. Others say that they have forwarded a request, or, as nginx
 * before 1.29.7, speak HTTP/1.0 or end the connection after it, which no browser does. A proxy that reaches us as localhost and does
 * neither looks like this machine.
 */
export function isFromThisMachine({ headers, raw }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => /^(?:forwarded|via|x-forwarded-.*|x-real-ip)$/.test(name));
  const isLast = /\bclose\b/i.test(headers.connection ?? '');
  return /^localhost(?::\d+)?$/.test(headers.host ?? '') && !isForwarded && !isLast && raw.httpVersion !== '1.0';
}
