import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { OfficeView, Role } from '../../office/views';
import { temporaryFolder } from '../testing/endpoint.fixture';
import { accountRoutes } from './account-routes';
import { Accounts } from './accounts/accounts';
import { guardOffice, type GuardOptions } from './guard';

export const localOrigin = 'http://localhost:3001';
export const publicOrigin = 'https://office.school.example';
export const password = 'mango-tree-42';

/** A clock that only tests move. */
export class TestClock {
  time = Date.UTC(2026, 5, 15);
  now = (): number => this.time;
  pass(ms: number): void {
    this.time += ms;
  }
}

export interface TestOffice {
  app: FastifyInstance;
  accounts: Accounts;
  clock: TestClock;
}

/** Starts the accounts of an office, with pages that are JSON of their views. @param addRoutes further routes */
export async function officeApp(
  options: Partial<GuardOptions> = {},
  addRoutes: (app: FastifyInstance) => void = () => undefined,
): Promise<TestOffice> {
  const clock = new TestClock();
  const accounts = new Accounts(await temporaryFolder(), clock.now);
  const app = Fastify();
  app.decorateReply('show', function (view: OfficeView, status = 200) {
    return this.code(status).send(view);
  });
  const { officeOrigin } = options;
  await guardOffice(app, { accounts, officeOrigin, now: clock.now });
  accountRoutes(app, { accounts, officeOrigin, school: () => 'Example School' });
  addRoutes(app);
  onTestFinished(async () => {
    await app.close();
    accounts.close();
  });
  return { app, accounts, clock };
}

/** Adds an account with the password of all tests. */
export function addAccount({ accounts }: Pick<TestOffice, 'accounts'>, name: string, role: Role) {
  return accounts.add({ name, role, password });
}

/** A browser: keeps its cookies, and sends what browsers send. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: FastifyInstance,
    private readonly origin = localOrigin,
    private readonly ip = '192.0.2.1',
  ) {}

  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse> {
    return this.send('GET', url, headers);
  }

  post(url: string, form?: Record<string, string>, headers?: Record<string, string>): Promise<LightMyRequestResponse> {
    return this.send('POST', url, headers, form);
  }

  signIn(name: string, more: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.post('/sign-in', { name, password, ...more });
  }

  /** @param headers besides those that browsers send, or instead of them */
  async send(
    method: string,
    url: string,
    headers: Record<string, string> = {},
    form: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const { host, protocol } = new URL(this.origin);
    const proxy = protocol === 'https:' ? { 'x-forwarded-proto': 'https' } : {};
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const isForm = method === 'POST';
    const answer = await this.app.inject({
      method: method as 'GET',
      url,
      headers: { host, ...proxy, ...(cookie && { cookie }), ...(isForm && this.formHeaders()), ...headers },
      payload: isForm ? new URLSearchParams(form).toString() : undefined,
      remoteAddress: this.ip,
    });
    for (const { name, value } of answer.cookies)
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    return answer;
  }

  private formHeaders(): Record<string, string> {
    const type = 'application/x-www-form-urlencoded';
    return { 'content-type': type, origin: this.origin, 'sec-fetch-site': 'same-origin' };
  }
}
