import type {} from '@fastify/cookie';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';

/**
 * Sets the cookie that scripts send back as `X-XSRF-TOKEN`, unless the browser has it. It must be readable by scripts, because
 * only pages of this origin can read it. Needs `@fastify/cookie`.
 *
 * @param basePath of the site, since other sites on the host may have a cookie of this name
 */
export function offerXsrfToken(request: FastifyRequest, reply: FastifyReply, basePath: string): void {
  if (request.cookies[cookieName]) return;
  void reply.setCookie(cookieName, randomBytes(16).toString('base64url'), {
    path: basePath,
    sameSite: 'lax',
    httpOnly: false,
    secure: request.protocol === 'https',
  });
  // A shared cache would give one visitor's token to the next.
  void reply.header('cache-control', 'private, no-cache, no-transform');
}

/**
 * Whether a request has no token, or the same token as its cookie. Requests without the header come from pages without JavaScript or from
 * other origins, which can't send custom headers; the origin check handles those.
 */
export function isXsrfTokenAcceptable(request: FastifyRequest): boolean {
  const header = request.headers[headerName];
  if (header === undefined) return true;
  const sent = Buffer.from(String(header));
  const expected = Buffer.from(request.cookies[cookieName] ?? '');
  return expected.length > 0 && sent.length === expected.length && timingSafeEqual(sent, expected);
}
