import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountView } from '../../pages/views';
import { codeAddress, isCodeSecret, makeCodeSecret } from '../../accounts/one-time-codes';
import { BusyError, isLongEnough } from '../../accounts/passwords';
import type { FormBody } from '../../guard/form-body';
import type { AccountRouteOptions } from './options';
import { startSession } from './start-session';

type Form = FastifyRequest<{ Body: FormBody }>;

/** The user's own password and authenticator app. */
export function ownAccount(app: FastifyInstance, { accounts, school }: AccountRouteOptions): void {
  const route = { config: { role: 'clerk', hasSecrets: true } } as const;

  const show = ({ user }: FastifyRequest, reply: FastifyReply, view: Partial<AccountView> = {}) => {
    if (!user) return reply.redirect('/first-account', 303);
    const status = (view.problems ?? []).length > 0 ? 422 : 200;
    const hasCode = accounts.byId(user.id)?.hasCode ?? false;
    return reply.show({ kind: 'account', hasCode, setup: undefined, problems: [], isSaved: false, ...view }, status);
  };
  const showSetup = (request: FastifyRequest, reply: FastifyReply, secret: string, view?: Partial<AccountView>) => {
    const url = codeAddress(secret, school(), request.user?.name ?? '');
    return show(request, reply, { ...view, setup: { secret, url } });
  };
  /** Checks the current password. @returns what to show if it isn't right */
  const problemWith = async ({ user, body, ip }: Form): Promise<Partial<AccountView> | undefined> => {
    const result = await accounts.signIn.confirm(user?.name ?? '', body.current ?? '', ip);
    if (result.kind === 'right') return undefined;
    if (result.kind === 'later') return { problems: ['later'], waitSeconds: result.waitSeconds };
    return { problems: [result.kind === 'busy' ? 'busy' : 'wrong'] };
  };
  const saved = (reply: FastifyReply) => reply.redirect('/account?saved=1', 303);

  app.get<{ Querystring: { saved?: string } }>('/account', route, (request, reply) =>
    show(request, reply, { isSaved: request.query.saved !== undefined }),
  );

  app.post<{ Body: FormBody }>('/account/password', route, async (request, reply) => {
    const { user, body } = request;
    const { password = '', again } = body;
    if (!user) return show(request, reply);
    if (password !== again) return show(request, reply, { problems: ['different'] });
    if (!isLongEnough(password)) return show(request, reply, { problems: ['short'] });
    const problem = await problemWith(request);
    if (problem) return show(request, reply, problem);
    try {
      await accounts.setPassword(user.id, password);
    } catch (error) {
      if (error instanceof BusyError) return show(request, reply, { problems: ['busy'] });
      throw error;
    }
    startSession(reply, accounts, user.id);
    return saved(reply);
  });

  app.post('/account/set-up-code', route, (request, reply) =>
    request.user?.hasCode === false ? showSetup(request, reply, makeCodeSecret()) : show(request, reply),
  );

  app.post<{ Body: FormBody }>('/account/confirm-code', route, (request, reply) => {
    const { secret = '', code = '' } = request.body;
    const { user } = request;
    // The page has sent the secret itself, and stores it only once the app knows it.
    if (!user || user.hasCode || !isCodeSecret(secret)) return show(request, reply);
    if (!accounts.setCode(user.id, secret, code)) return showSetup(request, reply, secret, { problems: ['code'] });
    return saved(reply);
  });

  app.post<{ Body: FormBody }>('/account/remove-code', route, async (request, reply) => {
    if (!request.user) return show(request, reply);
    const problem = await problemWith(request);
    if (problem) return show(request, reply, problem);
    accounts.removeCode(request.user.id);
    return saved(reply);
  });
}
