import type { FastifyInstance } from 'fastify';
import type { SignInView } from '../../pages/views';
import type { SignInResult } from '../../accounts/sign-in';
import { type FormBody, keptFormBytes, parseKept } from '../../guard/form-body';
import { ownPath } from '../../guard/own-path';
import { clearSessionCookie } from '../../guard/session-cookie';
import type { AccountRouteOptions } from './options';
import { startSession } from './start-session';

export function signIn(app: FastifyInstance, { accounts }: Pick<AccountRouteOptions, 'accounts'>): void {
  app.get<{ Querystring: { next?: string } }>('/sign-in', { config: { role: 'anyone' } }, (request, reply) => {
    const next = ownPath(request.query.next);
    if (request.role !== undefined) return reply.redirect(next, 303);
    return reply.show({ ...empty, next });
  });

  app.post<{ Body: FormBody }>(
    '/sign-in',
    { config: { role: 'anyone' }, bodyLimit: keptFormBytes },
    async (request, reply) => {
      const { name = '', password = '', ticket, code = '' } = request.body;
      const next = ownPath(request.body.next);
      const kept = parseKept(request.body.kept);
      const result = await (ticket === undefined
        ? accounts.signIn.withPassword(name, password, request.ip)
        : accounts.signIn.withCode(ticket, code, request.ip));
      if (result.kind !== 'right') {
        const view = { ...empty, name: name || accounts.signIn.nameOf(ticket ?? ''), next, kept };
        if (result.kind === 'later') reply.header('retry-after', result.waitSeconds);
        return reply.show({ ...view, ticket, ...outcome(result) }, statusOf[result.kind]);
      }
      const session = startSession(reply, accounts, result.account);
      const { who } = kept?.values ?? {};
      const isOwn = who === undefined || accounts.find(who)?.id === result.account;
      if (kept && isOwn) app.keptForms.keep(session, kept, next);
      return reply.redirect(next, 303);
    },
  );

  app.post('/sign-out', { config: { role: 'anyone' } }, ({ session }, reply) => {
    if (session) accounts.sessions.end(session.id);
    clearSessionCookie(reply);
    return reply.redirect('/sign-in', 303);
  });

  app.post('/sign-out-everywhere', { config: { role: 'clerk' } }, ({ user }, reply) => {
    if (user) accounts.sessions.endAll(user.id);
    clearSessionCookie(reply);
    return reply.redirect('/sign-in', 303);
  });
}

const empty: SignInView = {
  kind: 'sign-in',
  name: '',
  problem: undefined,
  ticket: undefined,
  hasExpired: false,
  next: '/',
  kept: undefined,
};

const statusOf = { 'needs code': 200, wrong: 422, 'wrong code': 422, 'used code': 422, later: 429, busy: 503 };

function outcome(result: Exclude<SignInResult, { kind: 'right' }>): Partial<SignInView> {
  switch (result.kind) {
    case 'needs code':
      return { ticket: result.ticket };
    case 'wrong code':
      return { problem: 'code' };
    case 'used code':
      return { problem: 'used' };
    case 'wrong':
      return { problem: 'wrong', ticket: undefined };
    case 'later':
      return { problem: 'later', waitSeconds: result.waitSeconds };
    case 'busy':
      return { problem: 'busy' };
  }
}
