import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsView, Role } from '../../pages/views';
import { AccountError } from '../../accounts/account';
import { linkHours } from '../../accounts/reset-links';
import type { FormBody } from '../../guard/form-body';
import type { AccountRouteOptions } from './options';

/** All accounts, for the principal. */
export function manageAccounts(app: FastifyInstance, { accounts, officeOrigin }: AccountRouteOptions): void {
  const route = { config: { role: 'principal' } } as const;

  const show = (reply: FastifyReply, view: Partial<AccountsView> = {}) => {
    if (accounts.isEmpty()) return reply.redirect('/first-account', 303);
    const status = (view.problems ?? []).length > 0 ? 422 : 200;
    const shown = accounts.list().map(({ name, role, hasPassword, hasCode, lastSeen }) => {
      return { name, role, hasPassword, hasCode, lastSeen };
    });
    const none = { problems: [], typed: undefined, resetLink: undefined };
    return reply.show({ kind: 'accounts', accounts: shown, ...none, ...view }, status);
  };
  /** Runs a change, and shows why it was refused. */
  const change = (
    reply: FastifyReply,
    work: () => FastifyReply | Promise<FastifyReply>,
    view?: Partial<AccountsView>,
  ) =>
    Promise.resolve()
      .then(work)
      .catch((error: unknown) => show(reply, { ...view, problems: [problemOf(error)] }));
  const showLink = (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const account = accounts.find(name);
    if (!account) throw new AccountError('gone');
    const origin = officeOrigin ?? request.ownOrigin.origin;
    const url = `${origin}/reset/${accounts.resetLinks.make(account.id)}`;
    return show(reply, { resetLink: { name: account.name, url, hours: linkHours } });
  };

  app.get('/accounts', route, (_request, reply) => show(reply));

  app.post<{ Body: FormBody }>('/accounts/add', route, (request, reply) => {
    if (accounts.isEmpty()) return show(reply);
    const typed = { name: request.body.name ?? '', role: roleIn(request.body) };
    const add = async () => showLink(request, reply, (await accounts.add(typed)).name);
    return change(reply, add, { typed });
  });
  app.post<{ Body: FormBody }>('/accounts/remove', route, ({ body }, reply) =>
    change(reply, () => {
      accounts.remove(body.name ?? '');
      return reply.redirect('/accounts', 303);
    }),
  );
  app.post<{ Body: FormBody }>('/accounts/role', route, ({ body }, reply) =>
    change(reply, () => {
      accounts.setRole(body.name ?? '', roleIn(body));
      return reply.redirect('/accounts', 303);
    }),
  );
  app.post<{ Body: FormBody }>('/accounts/reset-link', route, (request, reply) =>
    change(reply, () => showLink(request, reply, request.body.name ?? '')),
  );
}

function roleIn({ role }: FormBody): Role {
  return role === 'principal' ? 'principal' : 'clerk';
}

/** @throws the error if it isn't the user's problem */
function problemOf(error: unknown): AccountsView['problems'][number] {
  if (error instanceof AccountError && error.problem !== 'short' && error.problem !== 'link') return error.problem;
  throw error;
}
