import { isAbsolute } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type HostAccount,
  readHostAccount,
  readHostState,
  removeHostAccount,
  saveHostAccount,
  unsolved,
} from '../../server/host/host-account';
import type { HostFailure } from '../../server/host/try-host';
import type { FileServerAccount, GitAccount } from '../../server/remote/remote-folder';
import { currentRelease } from '../../server/site/release';
import { readRules } from '../../server/site/served-site';
import type { OfficeOptions } from '../office-options';
import type { FormBody } from '../guard/form-body';
import { type HostMistakes, type HostStatus, type HostView, hostKinds } from '../pages/website-views';
import type { WebsiteContext } from './website-context';

const config = { role: 'principal' } as const;
const path = '/website/host';
const typedNames = ['kind', 'host', 'port', 'user', 'folder', 'address'];

/** How the website comes to the school's host, on another machine. */
export function hostRoutes(app: FastifyInstance, context: WebsiteContext): void {
  const { settings, school, now } = context.options;
  const { dataDir } = settings;

  const show = async (
    request: FastifyRequest<{ Body: FormBody }>,
    reply: FastifyReply,
    refused?: Pick<HostView, 'failure' | 'mistakes'>,
  ) => {
    const account = await readHostAccount(dataDir);
    return reply.show(
      {
        kind: 'host',
        account: account && describe(account),
        // The password is left out.
        typed: refused && Object.fromEntries(typedNames.map((name) => [name, request.body[name] ?? ''])),
        address: school().website?.replace(/\/$/, '') ?? '',
        status: await hostStatus(settings),
        failure: undefined,
        mistakes: {},
        ...refused,
        losesForms: school().forms.length > 0 && !process.env.VITE_MAIL_ORIGIN,
        draft: context.summary(request),
      },
      refused ? 422 : 200,
    );
  };

  app.get<{ Body: FormBody }>(path, { config }, (request, reply) => show(request, reply));

  app.post<{ Body: FormBody }>(path, { config: { ...config, hasSecrets: true } }, async (request, reply) => {
    const known = await readHostAccount(dataDir);
    const { account, mistakes } = accountIn(request.body, known);
    if (!account) return show(request, reply, { failure: { problem: 'incomplete', reply: '' }, mistakes });
    const { basePath } = await readRules((await currentRelease(settings.siteDir)).siteDir);
    if (`${new URL(account.address).pathname.replace(/\/$/, '')}/` !== basePath)
      return show(request, reply, {
        failure: { problem: 'base path', reply: `VITE_BASE_PATH: ${basePath}` },
        mistakes,
      });
    // The packages for it take memory, and are needed once.
    const { tryHost } = await import('../../server/host/try-host');
    const failure: HostFailure | undefined = await tryHost(account, dataDir);
    if (failure) return show(request, reply, { failure, mistakes });
    await saveHostAccount(dataDir, { ...account, savedAt: now() });
    return reply.redirect(path, 303);
  });

  app.post<{ Body: FormBody }>(`${path}/again`, { config }, async ({ body }, reply) => {
    const account = await readHostAccount(dataDir);
    const mayReplace = body.replace === 'yes';
    if (account) await saveHostAccount(dataDir, { ...account, mayReplace, savedAt: now() });
    return reply.redirect(path, 303);
  });

  app.post(`${path}/stop`, { config }, async (_request, reply) => {
    await removeHostAccount(dataDir);
    return reply.redirect(path, 303);
  });
}

/** How far the newest website is on the school's host; `undefined` without a host. */
export async function hostStatus({ dataDir, siteDir }: OfficeOptions['settings']): Promise<HostStatus | undefined> {
  const account = await readHostAccount(dataDir);
  if (!account) return undefined;
  const state = await readHostState(dataDir);
  if (!state || account.savedAt > state.triedAt) return { kind: 'waiting' };
  const { problem, reply = '', foreign, progress, liveAt, release, checked } = state;
  if (problem) return { kind: 'failed', problem, reply, foreign, isRetried: !unsolved.includes(problem) };
  if (liveAt === undefined) return { kind: 'sending', ...(progress ?? { done: 0, all: 0 }) };
  const isNewest = release === (await currentRelease(siteDir)).id;
  return isNewest ? { kind: 'live', at: liveAt, checked } : { kind: 'waiting' };
}

function describe({ remote, hostKeys, address }: HostAccount): NonNullable<HostView['account']> {
  const [key] = Object.values(hostKeys);
  const { kind, folder } = remote;
  const none = { host: '', port: '', user: '' };
  if (kind === 'folder') return { ...none, kind, folder, address, key };
  if (kind === 'git') return { ...none, kind, user: remote.user, folder, address, key };
  const { host, port, user } = remote;
  return { kind, host, port: port === usualPort[kind] ? '' : String(port), user, folder, address, key };
}

/** Which server it is, without the folder there. */
function withoutSecrets(account: FileServerAccount | GitAccount) {
  const { password: _password, privateKey: _privateKey, folder, ...server } = account;
  return account.kind === 'git' ? { ...server, folder } : server;
}

/** Addresses of repositories. A password in one would be shown. */
const isRepository = /^(?:https?:\/\/[^@]+$|ssh:\/\/[^:]|[\w.-]+@[\w.-]+:[^@]|\/)/;

const usualPort = { sftp: 22, ftps: 21 } as const;

interface ReadAccount {
  /** Undefined if there are mistakes. */
  account?: HostAccount;
  mistakes: HostMistakes;
}

function accountIn(body: FormBody, known: HostAccount | undefined): ReadAccount {
  const typed = (name: string) => (body[name] ?? '').trim();
  const kind = hostKinds.find((each) => each === typed('kind')) ?? hostKinds[0];
  const [host, user, folder, port] = [typed('host'), typed('user'), typed('folder'), typed('port')];
  const address = typed('address').replace(/\/+$/, '');
  const mistakes: HostMistakes = {};
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) mistakes.address = 'address';
  if (folder === '') mistakes.folder = 'missing';
  else if (kind === 'folder' && !isAbsolute(folder)) mistakes.folder = 'path';
  else if (kind === 'git' && !isRepository.test(folder)) mistakes.folder = 'repository';
  const account = { address, savedAt: 0, mayReplace: false };
  const result = (whole: HostAccount): ReadAccount =>
    Object.keys(mistakes).length > 0 ? { mistakes } : { account: whole, mistakes };
  if (kind === 'folder') return result({ ...account, remote: { kind, folder }, hostKeys: {} });
  if (kind !== 'git') {
    if (host === '') mistakes.host = 'missing';
    if (user === '') mistakes.user = 'missing';
    if (!/^\d{0,5}$/.test(port)) mistakes.port = 'number';
  }
  const remote: FileServerAccount | GitAccount =
    kind === 'git'
      ? { kind, user, password: undefined, folder }
      : { kind, host, port: Number(port) || usualPort[kind], user, password: undefined, folder };
  // The stored password goes to no other host.
  const same =
    known && known.remote.kind !== 'folder' && isDeepStrictEqual(withoutSecrets(known.remote), withoutSecrets(remote))
      ? known.remote
      : undefined;
  // Browsers end lines with CR and LF, which OpenSSH doesn't read.
  const key = body.key?.trim().replaceAll(/\r\n?/g, '\n');
  const privateKey = kind !== 'ftps' && key ? `${key}\n` : undefined;
  const typedSecrets = body.password || privateKey ? { password: body.password || undefined, privateKey } : undefined;
  const stored = same && { password: same.password, privateKey: same.privateKey };
  const secrets = typedSecrets ?? stored;
  // A repository in a folder needs none.
  if (!secrets && !(kind === 'git' && isAbsolute(folder))) mistakes.password = 'missing';
  return result({ ...account, remote: { ...remote, ...secrets }, hostKeys: (same && known?.hostKeys) ?? {} });
}
