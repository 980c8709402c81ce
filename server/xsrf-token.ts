import type {} from '@fastify/cookie';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';

/**
 * Gives the browser the cookie that its scripts send back as `X-XSRF-TOKEN`, unless it has one. Readable by scripts,
 * which is the point of it: only a page of this origin can read it. Needs `@fastify/cookie`.
 *
 * @param basePath of the site: what else is on its host may have a cookie of this name, too
 */
export function offerXsrfToken(request: FastifyRequest, reply: FastifyReply, basePath: string): void {
  if (request.cookies[cookieName]) return;
  void reply.setCookie(cookieName, randomBytes(16).toString('base64url'), {
    path: basePath,
    sameSite: 'lax',
    httpOnly: false,
    secure: request.protocol === 'https',
  });
  // A shared cache would hand one visitor's token to the next.
  void reply.header('cache-control', 'private, no-cache, no-transform');
}

/**
 * Whether a request may pass: it carries no token at all, or the one of its cookie. A request without the header is a form
 * post without scripts, or a page of another origin that must not send custom headers: the origin check judges those.
 */
export function isXsrfTokenAcceptable(request: FastifyRequest): boolean {
  const header = request.headers[headerName];
  if (header === undefined) return true;
  const sent = Buffer.from(String(header));
  const expected = Buffer.from(request.cookies[cookieName] ?? '');
  return expected.length > 0 && sent.length === expected.length && timingSafeEqual(sent, expected);
}
