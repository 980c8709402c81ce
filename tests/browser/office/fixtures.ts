import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { Accounts } from '../../../office/accounts/accounts';
import { allInDigits } from '../../../words/digits';
import { type Language, languages, numberingOf } from '../../../words/languages';
import { officeWordsIn, type OfficeWords } from '../../../words/words';
import { escapeRegExp } from '../../../words/escape-regexp';
import { openConnection } from '../engines/connection';
import { test as base } from '../journeys/fixtures';
import { expect } from '../engines/webkit/expect';
import { type BuiltServer, startBuiltServer } from '../support/built-server';
import { type Family, sendForm } from './families';
import { OfficeClient } from './office-client';

/** Everybody's password. */
const PASSWORD = 'mango tree forty-two';
export const PRINCIPAL = 'आशा';
export const CLERK = 'सुनीता';

export interface OfficeServer extends BuiltServer {
  /** The accounts, as the server has them. */
  accounts: Accounts;
}

interface Office {
  /** Language of the office in this test. */
  officeLanguage: Language;
  /** The office's texts in that language. */
  say: OfficeWords;
  /** The absolute address of a page of the office. */
  at: (path: string) => string;
  client: OfficeClient;
  /** Sends forms of families with names of their own. They are erased after the test. */
  families: (count: number) => Promise<Family[]>;
  /** Opens the office, chooses the language, and signs in. */
  signIn: (name: string) => Promise<void>;
  /** Fills in the sign-in form that the page shows. */
  signInAs: (name: string) => Promise<void>;
  /** Starts a session without the form, or ends it; in Chromium. */
  enter: (name: string | undefined, where?: Page) => Promise<void>;
}

/** The journeys' `test` in the office of a server of its own. Each worker starts one. */
export const test = base.extend<Office, { server: OfficeServer }>({
  server: [({}, use) => withOffice(use), { scope: 'worker' }],

  officeLanguage: ['en', { option: true }],
  say: ({ officeLanguage }, use) =>
    use(allInDigits(officeWordsIn[officeLanguage], numberingOf('devanagari', officeLanguage))),

  connection: async ({ server }, use) => {
    const connection = await openConnection(new URL(server.officeUrl).origin);
    await use(connection);
    await connection.close();
  },
  client: ({ server }, use) => use(new OfficeClient(server.officeUrl, server.accounts, PRINCIPAL)),
  at: ({ connection }, use) => use((path) => connection.url + path),

  families: async ({ server, client, officeLanguage }, use, testInfo) => {
    const names: string[] = [];
    await use((count) =>
      Promise.all(
        Array.from({ length: count }, () => {
          const name = nameOf(`${testInfo.testId} ${testInfo.repeatEachIndex} ${testInfo.retry} ${names.length}`);
          names.push(name);
          return sendForm(server.siteUrl, name, officeLanguage);
        }),
      ),
    );
    await client.eraseAll();
  },

  signInAs: ({ page, say }, use) =>
    use(async (name) => {
      await expect(page.getByRole('heading', { name: say.signIn.title, level: 1 })).toBeVisible();
      await page.getByLabel(say.signIn.name, { exact: true }).fill(name);
      await page.getByLabel(say.signIn.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: say.signIn.submit, exact: true }).click();
    }),

  signIn: ({ page, at, say, officeLanguage, expectProblem, signInAs }, use) =>
    use(async (name) => {
      // Before signing in, each page is 401 Unauthorized.
      expectProblem(/\b401\b/);
      await page.goto(at('/'));
      const other = page.getByRole('button', { name: languages[officeLanguage].name, exact: true });
      if ((await other.count()) > 0 && (await other.getAttribute('aria-current')) === null) await other.click();
      await signInAs(name);
      await expect(page.getByRole('heading', { name: say.today.title, level: 1 })).toBeVisible();
    }),

  enter: ({ page, at, server: { accounts }, officeLanguage }, use) =>
    use(async (name, where = page) => {
      const context = where.context();
      await context.clearCookies();
      // The office names its cookies after its port.
      const { port } = new URL(at('/'));
      const cookies = {
        [`office-language-${port}`]: officeLanguage,
        ...(name && { [`office-${port}`]: tokenOf(accounts, name) }),
      };
      await context.addCookies(Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: at('/') })));
    }),
});

export { expect };

/** Runs a server whose office has two accounts. @param project folder of the project */
export async function withOffice(use: (server: OfficeServer) => Promise<void>, project?: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'spls-office-tests-'));
  const server = await startBuiltServer(folder, project);
  const accounts = new Accounts(folder);
  await accounts.add({ name: PRINCIPAL, role: 'principal', password: PASSWORD });
  await accounts.add({ name: CLERK, role: 'clerk', password: PASSWORD });
  try {
    await use({ ...server, accounts });
    accounts.close();
    await server.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function tokenOf(accounts: Accounts, name: string): string {
  return accounts.sessions.start(accounts.find(name)!.id).token;
}

/** A name in Marathi without digits, which pages would show in the digits of the school. */
function nameOf(seed: string): string {
  const letters = 'कखगचजटडतदनपबमरलस';
  const hex = createHash('sha256').update(seed).digest('hex').slice(0, 8);
  return `आरव ${[...hex].map((digit) => letters[Number.parseInt(digit, 16)]).join('')}`;
}

/** A part of a page by its heading, which may also have a number. */
export function sectionOf(page: Page, title: string): Locator {
  const heading = page.getByRole('heading', { name: new RegExp(`^${escapeRegExp(title)}( |$)`), level: 2 });
  return page.locator('section').filter({ has: heading });
}
