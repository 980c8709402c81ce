import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Role, TypedForm } from '../pages/views';
import type { Account } from '../accounts/account';
import type { Accounts } from '../accounts/accounts';
import type { Session } from '../accounts/sessions';
import { type FormBody, readForms } from './form-body';
import { KeptForms } from './kept-forms';
import { ownPath } from './own-path';
import { originOf, type OwnOrigin, pageOfForm, problemOfSender } from './request-origin';
import { securityHeaders } from './security-headers';
import { sessionToken } from './session-cookie';
import type {} from '../routes/show';

/** Who may use a route. A clerk's routes are the principal's, too. */
export type Access = 'anyone' | Role;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use this route of the office. */
    role?: Access;
    /** Whether its form has passwords: then the form isn't kept when the session has expired. */
    hasSecrets?: boolean;
  }
  interface FastifyRequest {
    /** As which origin the request has reached the office. */
    ownOrigin: OwnOrigin;
    session: Session | undefined;
    /** The account that is signed in; `undefined` for anonymous visitors, and for everybody before the first account exists. */
    user: Account | undefined;
    /** What the request may do; `undefined` for anonymous visitors. */
    role: Role | undefined;
  }
  interface FastifyInstance {
    /** Routes registered so far, for the permission matrix. */
    guardedRoutes: readonly GuardedRoute[];
    keptForms: KeptForms;
  }
}

export interface GuardedRoute {
  method: string;
  url: string;
  role: Access;
}

export interface GuardOptions {
  accounts: Accounts;
  /** `OFFICE_ORIGIN`; `undefined`: the office is reachable from this machine only. */
  officeOrigin: string | undefined;
  /** Whether everybody on this machine is let in until the first account exists. */
  isOpenAtFirst: boolean;
  /** The clock, Unix ms. */
  now?: () => number;
}

/** HSTS, as the site sends it (RFC 6797): browsers ignore it over http. */
const headersOverTls = { 'strict-transport-security': 'max-age=31536000' };

/** Guards all routes that are registered afterwards: host and origin, sessions, roles, posted forms and security headers. */
export async function guardOffice(app: FastifyInstance, options: GuardOptions): Promise<void> {
  const { accounts, officeOrigin, isOpenAtFirst, now = Date.now } = options;
  await app.register(cookie);
  readForms(app);
  const routes: GuardedRoute[] = [];
  app.decorate('guardedRoutes', routes);
  app.decorate('keptForms', new KeptForms(now));
  app.decorateRequest('ownOrigin');
  app.decorateRequest('session', undefined);
  app.decorateRequest('user', undefined);
  app.decorateRequest('role', undefined);

  app.addHook('onRoute', ({ method, url, config }) => {
    const role = config?.role;
    if (!role) throw new Error(`${String(method)} ${url} has no config.role: 'anyone', 'clerk' or 'principal'`);
    for (const each of [method].flat()) routes.push({ method: each, url, role });
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    const own = originOf(request, officeOrigin);
    if ('problem' in own) return reply.code(421).type('text/plain; charset=utf-8').send(own.problem);
    if (own.isOutside) reply.headers(headersOverTls);
    request.ownOrigin = own;
    const token = sessionToken(request);
    request.session = token === undefined ? undefined : accounts.sessions.read(token);
    request.user = request.session?.account;
    const isOpen = isOpenAtFirst && !own.isOutside && accounts.isEmpty();
    request.role = isOpen ? 'principal' : request.user?.role;
    const problem = isChange(request) ? problemOfSender(request, own.origin) : undefined;
    if (problem) return reply.show({ kind: 'message', message: problem }, 403);
  });

  // After the form is read, because the sign-in page keeps it.
  app.addHook('preValidation', async (request, reply) => {
    const needed = request.is404 ? 'clerk' : (request.routeOptions.config.role ?? 'principal');
    if (needed === 'anyone' || request.role === 'principal' || request.role === needed) return;
    if (request.role !== undefined) return reply.show({ kind: 'message', message: 'not allowed' }, 403);
    if (accounts.isEmpty()) return reply.show({ kind: 'message', message: 'no account' }, 401);
    return askToSignIn(request, reply);
  });
}

/** What was typed before the session of the page's form expired; once. For the frame of the next page. */
export function takeTyped(request: FastifyRequest): TypedForm | undefined {
  return request.server.keptForms.take(request.session?.id, request.url);
}

function askToSignIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const view = { kind: 'sign-in', name: '', problem: undefined, ticket: undefined } as const;
  if (!isChange(request)) {
    const hasExpired = sessionToken(request) !== undefined;
    return reply.show({ ...view, hasExpired, next: ownPath(request.url), kept: undefined }, 401);
  }
  const next = ownPath(pageOfForm(request, request.ownOrigin.origin));
  const hasForm = !request.is404 && request.routeOptions.config.hasSecrets !== true;
  const kept = hasForm ? { action: ownPath(request.url), values: request.body as FormBody } : undefined;
  return reply.show({ ...view, hasExpired: true, next, kept }, 401);
}

function isChange({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
