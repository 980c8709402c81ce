import { join } from 'node:path';
import type { Language } from '../../words/languages';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { OfficeFrame, OfficeView, Role } from '../pages/views';
import { type Log, silentLog } from '../../server/log';
import type { OfficeSupport } from '../../server/office-child';
import { servedSchool } from '../../server/settings/school';
import { readSettings } from '../../server/settings/settings';
import { contentOfSmallSchool, temporaryFolder } from '../../server/testing/endpoint.fixture';
import { openSpool } from '../../server/testing/spool.fixture';
import { Accounts } from '../accounts/accounts';
import { createOffice } from '../office';
import type { OfficeRenderer } from '../office-options';
import { Submissions } from '../records/submissions';
import { idleWorkshop } from '../website/test-workshop.fixture';
import type { Workshop } from '../website/workshop';

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

interface TestOfficeOptions {
  officeOrigin?: string | undefined;
  workshop?: Workshop;
  dataDir?: string | undefined;
  log?: Log;
  /** Of the school, the first one first. */
  languages?: readonly [Language, ...Language[]];
}

export interface TestOffice {
  app: FastifyInstance;
  accounts: Accounts;
  clock: TestClock;
}

/** Pages are JSON of their views. */
const renderer = {
  renderOffice: (view: OfficeView, { typed }: OfficeFrame) => ({ html: JSON.stringify({ typed, ...view }) }),
  officeFiles: () => ({}),
} as unknown as OfficeRenderer;

/** A server that has nothing to do. */
const support: OfficeSupport = {
  outage: () => undefined,
  deliver: () => undefined,
  checkDatabase: () => undefined,
};

/** Starts an office without submissions. @param addRoutes further routes */
export async function officeApp(
  {
    officeOrigin,
    workshop = idleWorkshop(),
    dataDir,
    log = silentLog,
    languages = contentOfSmallSchool.languages,
  }: TestOfficeOptions = {},
  addRoutes: (app: FastifyInstance) => void = () => undefined,
): Promise<TestOffice> {
  const clock = new TestClock();
  const folder = dataDir ?? (await temporaryFolder());
  const accounts = new Accounts(folder, clock.now);
  await openSpool(join(folder, 'spool.db'));
  const content = { ...contentOfSmallSchool, languages };
  const settings = readSettings({ DATA_DIR: folder, OFFICE_ORIGIN: officeOrigin }, content);
  const school = () => servedSchool(settings);
  const app = await createOffice({
    settings,
    accounts,
    submissions: new Submissions({ settings, school, support, now: clock.now }),
    school,
    sitePort: 3000,
    workshop,
    renderer: () => Promise.resolve(renderer),
    connections: { perAddress: undefined, total: 500 },
    log,
    now: clock.now,
  });
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
  constructor(
    private readonly app: FastifyInstance,
    private readonly origin = localOrigin,
    private readonly ip = '192.0.2.1',
    readonly cookies = new Map<string, string>(),
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
