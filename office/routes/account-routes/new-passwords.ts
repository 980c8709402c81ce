import type { FastifyInstance } from 'fastify';
import type { PasswordView } from '../../pages/views';
import { AccountError } from '../../accounts/account';
import { BusyError } from '../../accounts/passwords';
import type { FormBody } from '../../guard/form-body';
import type { AccountRouteOptions } from './options';
import { startSession } from './start-session';

/** The first account, and the pages of reset links. */
export function newPasswords(app: FastifyInstance, { accounts }: Pick<AccountRouteOptions, 'accounts'>): void {
  // While there is no account, everybody on this machine may do what a principal may; afterwards only principals come here.
  const first = { config: { role: 'principal', hasSecrets: true } } as const;
  const firstView = { kind: 'password', purpose: 'first', action: '/first-account', name: '', problems: [] } as const;

  app.get('/first-account', first, (_request, reply) =>
    accounts.isEmpty() ? reply.show(firstView) : reply.redirect('/', 303),
  );
  app.post<{ Body: FormBody }>('/first-account', first, async ({ body }, reply) => {
    if (!accounts.isEmpty()) return reply.redirect('/', 303);
    const { name = '', password = '', again } = body;
    try {
      if (password !== again) return await reply.show({ ...firstView, name, problems: ['different'] }, 422);
      const account = await accounts.add({ name, password, role: 'principal' }, { mustBeFirst: true });
      startSession(reply, accounts, account.id);
      return await reply.redirect('/accounts', 303);
    } catch (error) {
      // Somebody else was faster.
      if (error instanceof AccountError && error.problem === 'taken') return reply.redirect('/', 303);
      return reply.show({ ...firstView, name, problems: [problemOf(error)] }, 422);
    }
  });

  const reset = { config: { role: 'anyone', hasSecrets: true } } as const;
  const resetView = (token: string): PasswordView => {
    const id = accounts.resetLinks.accountOf(token);
    const name = id === undefined ? '' : (accounts.byId(id)?.name ?? '');
    return { kind: 'password', purpose: 'reset', action: `/reset/${encodeURIComponent(token)}`, name, problems: [] };
  };

  app.get<{ Params: { token: string } }>('/reset/:token', reset, ({ params }, reply) => {
    const isValid = accounts.resetLinks.accountOf(params.token) !== undefined;
    return isValid
      ? reply.show(resetView(params.token))
      : reply.show({ ...resetView(params.token), problems: ['link'] }, 404);
  });
  app.post<{ Params: { token: string }; Body: FormBody }>('/reset/:token', reset, async (request, reply) => {
    const { params, body, user } = request;
    const view = resetView(params.token);
    const { password = '', again } = body;
    try {
      if (password !== again) return await reply.show({ ...view, problems: ['different'] }, 422);
      const account = await accounts.resetPassword(params.token, password);
      // At the principal's computer, the new colleague doesn't take over the principal's session.
      if (user && user.id !== account.id) return await reply.show({ kind: 'message', message: 'password saved' });
      // The link has identified the user as well as the new password would.
      startSession(reply, accounts, account.id);
      return await reply.redirect('/', 303);
    } catch (error) {
      return reply.show({ ...view, problems: [problemOf(error)] }, 422);
    }
  });
}

/** @throws the error if it isn't the user's problem */
function problemOf(error: unknown): PasswordView['problems'][number] {
  if (error instanceof BusyError) return 'busy';
  const problem = error instanceof AccountError ? error.problem : undefined;
  if (problem === 'short' || problem === 'name' || problem === 'link') return problem;
  throw error;
}
