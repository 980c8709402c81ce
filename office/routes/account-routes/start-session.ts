import type { FastifyReply } from 'fastify';
import type { Accounts } from '../../accounts/accounts';
import { setSessionCookie } from '../../guard/session-cookie';

/**
 * Signs a browser in. The session always gets a new token, so that a token that someone has planted in the browser before opens nothing
 * (session fixation).
 *
 * @returns id of the session
 */
export function startSession(reply: FastifyReply, { sessions }: Accounts, account: number): string {
  const { session } = reply.request;
  if (session) sessions.end(session.id);
  const { id, token } = sessions.start(account);
  setSessionCookie(reply, token);
  return id;
}
