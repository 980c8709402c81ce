import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { longestSessionMs } from './accounts/sessions';

/**
 * Browsers accept a `__Host-` cookie only from this very host over https, so that a page on another subdomain can't plant one:
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-__host-prefix. Safari takes no secure cookies from
 * http://localhost.
 */
const nameOf = (isOutside: boolean) => (isOutside ? '__Host-office' : 'office');

const options = (isOutside: boolean) => ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isOutside }) as const;

export function sessionToken({ cookies, ownOrigin }: FastifyRequest): string | undefined {
  return cookies[nameOf(ownOrigin.isOutside)];
}

/** Lasts as long as a session, because phones end the browser whenever they need memory. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  const { isOutside } = reply.request.ownOrigin;
  reply.setCookie(nameOf(isOutside), token, { ...options(isOutside), maxAge: longestSessionMs / 1000 });
}

export function clearSessionCookie(reply: FastifyReply): void {
  const { isOutside } = reply.request.ownOrigin;
  reply.clearCookie(nameOf(isOutside), options(isOutside));
}
