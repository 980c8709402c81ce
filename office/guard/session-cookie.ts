import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { maxSessionMs } from '../accounts/sessions';
import { cookieName } from './cookie-name';

/**
 * Browsers accept a `__Host-` cookie only from this very host over https, so that a page on another subdomain can't plant one:
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-__host-prefix. Safari takes no secure cookies from
 * http://localhost.
 */
const nameOf = (request: FastifyRequest) =>
  cookieName(request, request.ownOrigin.isOutside ? '__Host-office' : 'office');

/** A link in a mail opens its page with a `lax` cookie, not with a `strict` one. Forms of other sites come without either. */
const options = ({ ownOrigin }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: ownOrigin.isOutside }) as const;

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[nameOf(request)];
}

/** Lasts as long as a session, because phones end the browser whenever they need memory. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  const { request } = reply;
  reply.setCookie(nameOf(request), token, { ...options(request), maxAge: maxSessionMs / 1000 });
}

/** Also clears the pages that Safari keeps in memory whatever their headers say: Back would show a record. */
export function clearSessionCookie(reply: FastifyReply): void {
  const { request } = reply;
  reply.header('clear-site-data', '"cache"');
  reply.clearCookie(nameOf(request), options(request));
}
