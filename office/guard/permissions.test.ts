import { expect, it } from 'vitest';
import type { Access } from './guard';
import {
  addAccount,
  Browser,
  localOrigin,
  officeApp,
  publicOrigin,
  type TestOffice,
} from '../testing/office-app.fixture';

/** Who may use each route of the office. A new route needs a row here. */
const table: Readonly<Record<string, Access>> = {
  'GET /': 'clerk',
  'GET /list': 'clerk',
  'POST /search': 'clerk',
  'GET /sheet': 'clerk',
  'GET /figures': 'clerk',
  'GET /list.xlsx': 'principal',
  'GET /records/:name': 'clerk',
  'POST /records/:name/stage': 'clerk',
  'POST /records/:name/call-on': 'clerk',
  'POST /records/:name/owner': 'clerk',
  'POST /records/:name/call': 'clerk',
  'POST /records/:name/undo-call': 'clerk',
  'POST /records/:name/send-again': 'clerk',
  'GET /records/:name/mail': 'clerk',
  'GET /records/:name/correct': 'clerk',
  'POST /records/:name/correct': 'clerk',
  'GET /records/:name/person': 'clerk',
  'POST /records/:name/person.json': 'principal',
  'GET /records/:name/erase': 'principal',
  'POST /records/:name/erase': 'principal',
  'GET /website': 'clerk',
  'POST /website/find': 'clerk',
  'GET /website/find': 'clerk',
  'GET /website/jobs/:job': 'clerk',
  'GET /website/list': 'clerk',
  'GET /website/new': 'clerk',
  'POST /website/new': 'clerk',
  'GET /website/entry': 'clerk',
  'POST /website/entry': 'clerk',
  'GET /website/field': 'clerk',
  'POST /website/field': 'clerk',
  'GET /website/draft': 'clerk',
  'POST /website/undo': 'clerk',
  'POST /website/settle': 'clerk',
  'POST /website/publish': 'clerk',
  'GET /website/publications/:id': 'clerk',
  'GET /website/site.zip': 'clerk',
  'POST /website/undo-publication': 'clerk',
  'GET /website/host': 'principal',
  'POST /website/host': 'principal',
  'POST /website/host/again': 'principal',
  'POST /website/host/stop': 'principal',
  // The secret in the address decides.
  'GET /preview/:secret/page/*': 'anyone',
  'GET /preview/:secret/files/*': 'anyone',
  'GET /:file': 'anyone',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /metrics': 'anyone',
  'POST /language': 'anyone',
  'GET /sign-in': 'anyone',
  'POST /sign-in': 'anyone',
  'POST /sign-out': 'anyone',
  'POST /sign-out-everywhere': 'clerk',
  'GET /first-account': 'principal',
  'POST /first-account': 'principal',
  'GET /reset/:token': 'anyone',
  'POST /reset/:token': 'anyone',
  'GET /account': 'clerk',
  'POST /account/password': 'clerk',
  'POST /account/set-up-code': 'clerk',
  'POST /account/confirm-code': 'clerk',
  'POST /account/remove-code': 'clerk',
  'GET /accounts': 'principal',
  'POST /accounts/add': 'principal',
  'POST /accounts/remove': 'principal',
  'POST /accounts/role': 'principal',
  'POST /accounts/reset-link': 'principal',
};

const visitors = ['anonymous', 'clerk', 'principal', 'expired session', 'foreign Origin', 'foreign Host'] as const;
type Visitor = (typeof visitors)[number];

/** Status with which the guard refuses a visitor; `undefined` if the route answers. */
function refusal(method: string, access: Access, visitor: Visitor): number | undefined {
  if (visitor === 'foreign Host') return 421;
  // A link on a foreign page sends no `Origin`, and its page can't read the answer.
  if (visitor === 'foreign Origin') return method === 'POST' ? 403 : undefined;
  if (access === 'anyone' || visitor === 'principal') return undefined;
  if (visitor === 'clerk') return access === 'clerk' ? undefined : 403;
  return 401;
}

/** An office with a principal, a clerk and everything that it serves. */
async function startOffice(): Promise<TestOffice> {
  const office = await officeApp();
  await addAccount(office, 'Principal', 'principal');
  await addAccount(office, 'Clerk', 'clerk');
  return office;
}

/** A browser with a session of its own, since routes may end it. */
function browserOf({ app, accounts, clock }: TestOffice, visitor: Visitor): Browser {
  const browser = new Browser(app);
  if (visitor === 'anonymous') return browser;
  const { id } = accounts.find(visitor === 'clerk' ? 'Clerk' : 'Principal')!;
  browser.cookies.set('office-3001', accounts.sessions.start(id).token);
  if (visitor === 'expired session') clock.pass(24 * 3_600_000);
  return browser;
}

const foreign: Partial<Record<Visitor, Record<string, string>>> = {
  'foreign Origin': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'foreign Host': { host: 'evil.example' },
};

/** Asks every route. @returns status of each, or `answers` if the guard has let the visitor in */
async function askAll({ app }: TestOffice, browser: () => Browser, headers?: Record<string, string>) {
  const results: Record<string, number | 'answers'> = {};
  for (const { method, url } of app.guardedRoutes) {
    const { statusCode } = await browser().send(method, url.replaceAll(/:\w+|\*/g, 'x'), headers);
    results[`${method} ${url}`] = [401, 403, 421, 500].includes(statusCode) ? statusCode : 'answers';
  }
  return results;
}

/** @returns what `askAll` should return */
function expectedOfAll({ app }: TestOffice, visitor: Visitor) {
  return Object.fromEntries(
    app.guardedRoutes.map(({ method, url }) => {
      const access = table[`${method === 'HEAD' ? 'GET' : method} ${url}`] ?? 'principal';
      return [`${method} ${url}`, refusal(method, access, visitor) ?? 'answers'];
    }),
  );
}

it('has a row for every route, and no others', async () => {
  const { app } = await startOffice();
  const routes = app.guardedRoutes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`);
  expect(routes.sort()).toEqual(Object.keys(table).sort());
});

it.each(visitors)('%s', async (visitor) => {
  const office = await startOffice();
  const browser = () => browserOf(office, visitor);
  expect(await askAll(office, browser, foreign[visitor])).toEqual(expectedOfAll(office, visitor));
  const unknown = await browser().send('GET', '/unknown/address', foreign[visitor]);
  expect(unknown.statusCode).toBe(refusal('GET', 'clerk', visitor) ?? 404);
});

it('everybody on this machine, before the first account', async () => {
  const office = await officeApp();
  const browser = () => new Browser(office.app, localOrigin);
  expect(await askAll(office, browser)).toEqual(expectedOfAll(office, 'principal'));
});

it.each([localOrigin, publicOrigin])('%s with OFFICE_ORIGIN, if there is no account', async (origin) => {
  const office = await officeApp({ officeOrigin: publicOrigin });
  const browser = () => new Browser(office.app, origin);
  expect(await askAll(office, browser)).toEqual(expectedOfAll(office, 'anonymous'));
});
