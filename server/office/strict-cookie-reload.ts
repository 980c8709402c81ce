import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionToken } from './session-cookie';

const cookieName = 'office-reloaded';
const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/**
 * Whether a link on another site, such as a web mailer, has opened the page. Browsers then send no `SameSite=Strict` cookie, and the user
 * would have to sign in again. They do send our `lax` cookie, by which we reload only once.
 */
export function needsReload(request: FastifyRequest): boolean {
  const { method, headers, cookies } = request;
  return (
    method === 'GET' &&
    headers['sec-fetch-site'] === 'cross-site' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    sessionToken(request) === undefined &&
    cookies[cookieName] === undefined
  );
}

/** Sends a page that reloads itself: as its own page's request, the next one has the session's cookie. */
export function sendReload(reply: FastifyReply): FastifyReply {
  return reply
    .setCookie(cookieName, '1', { ...cookieOptions, maxAge: 10 })
    .type('text/html; charset=utf-8')
    .send('<!doctype html><meta http-equiv="refresh" content="0"><title>…</title>');
}
