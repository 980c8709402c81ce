import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { maxSessionMs } from '../accounts/sessions';
import { cookieName } from './cookie-name';

/**
 * Browsers accept a `__Host-` cookie only from this very host over https, so that a page on another subdomain can't plant one:
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-__host-prefix. Safari takes no secure cookies from
 * http://localhost.
 */
const hostName = (request: FastifyRequest, name: string) =>
  cookieName(request, request.ownOrigin.isOutside ? `__Host-${name}` : name);

const nameOf = (request: FastifyRequest) => hostName(request, 'office');

/** Says that this browser is signed in; opens nothing. */
const markOf = (request: FastifyRequest) => hostName(request, 'office-signed-in');

/** Says that the page has just been reloaded. On localhost, a program on another port can plant marks that clearing doesn't remove. */
const reloadedOf = (request: FastifyRequest) => hostName(request, 'office-reloaded');

/** Longer than a reload over the slowest connection, in seconds. */
const reloadSeconds = 60;

const options = ({ ownOrigin }: FastifyRequest, sameSite: 'strict' | 'lax') =>
  ({ path: '/', httpOnly: true, sameSite, secure: ownOrigin.isOutside }) as const;

/** Lasts as long as a session, because phones end the browser whenever they need memory. */
const maxAge = maxSessionMs / 1000;

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[nameOf(request)];
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  const { request } = reply;
  reply.setCookie(nameOf(request), token, { ...options(request, 'strict'), maxAge });
}

/** Also clears the pages that Safari keeps in memory whatever their headers say: Back would show a record. */
export function clearSessionCookie(reply: FastifyReply): void {
  const { request } = reply;
  reply.header('clear-site-data', '"cache"');
  reply.clearCookie(nameOf(request), options(request, 'strict'));
  reply.clearCookie(markOf(request), options(request, 'lax'));
}

/** Marks the browser of a session, for `needsReload`. */
export function markSignedIn(reply: FastifyReply): void {
  const { request } = reply;
  if (reloadedOf(request) in request.cookies) reply.clearCookie(reloadedOf(request), options(request, 'lax'));
  if (request.cookies[markOf(request)] === undefined)
    reply.setCookie(markOf(request), '1', { ...options(request, 'lax'), maxAge });
}

/**
 * Whether a link on another site, such as a web mailer, has opened the page of a browser that is signed in: it then sends our `lax` cookie,
 * but not the `strict` one. We don't ask `Sec-Fetch-Site`, which some proxies remove, and Safari before 2023 doesn't send.
 */
export function needsReload(request: FastifyRequest): boolean {
  const { method, cookies } = request;
  const isReloaded = reloadedOf(request) in cookies;
  return method === 'GET' && sessionToken(request) === undefined && markOf(request) in cookies && !isReloaded;
}

/** Sends a page that reloads itself: as its own page's request, the next one has the session's cookie. Once. */
export function sendReload(reply: FastifyReply): FastifyReply {
  const { request } = reply;
  return reply
    .clearCookie(markOf(request), options(request, 'lax'))
    .setCookie(reloadedOf(request), '1', { ...options(request, 'lax'), maxAge: reloadSeconds })
    .type('text/html; charset=utf-8')
    .send('<!doctype html><meta http-equiv="refresh" content="0"><title>…</title>');
}
