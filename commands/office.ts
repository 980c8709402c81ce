import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { minPasswordLength } from '../office/accounts/min-password-length';
import { AccountError } from '../office/accounts/account';
import { Accounts } from '../office/accounts/accounts';
import { linkHours } from '../office/accounts/reset-links';
import { explainAndExit, loadEnvironmentFile } from '../server/program';
import { formatInIndia } from '../model/projections/dates/moments';
import { readSettings, type ServerSettings } from '../server/settings/settings';
import { explainDataFolder } from '../server/storage/data-folder-error';
import { becomeOwner } from '../server/storage/data-folder-owner';
import { fileExists } from '../server/storage/file-exists';
import { readNewPassword } from '../server/commands/read-password';
import { runningOfficePort } from '../server/storage/lock-folder';

const usage = `Say what:
  npm run office                                          starts the office, with the site
  npm run office -- add-user NAME [--clerk|--principal]   asks for a password; the first user is a principal
  npm run office -- users                                 lists the users
  npm run office -- remove-user NAME
  npm run office -- reset-link NAME                       a link for choosing a new password`;

/** `npm run office`: accounts of the office, while the server runs or doesn't. */
async function main(): Promise<void> {
  const { task, name, role } = readParameters();
  loadEnvironmentFile();
  const settings = readSettings(process.env);
  const accounts = open(settings, task);
  try {
    if (task === 'add-user') {
      const known = accounts.find(name);
      if (known) throw new Error(`There is an account ${known.name} already.`);
      const account = await accounts.add({ name, role, password: await readNewPassword() });
      console.log(`Added: ${account.name}, ${account.role}.`);
    } else if (task === 'users') {
      for (const account of accounts.list()) console.log(describe(account));
    } else if (task === 'remove-user') {
      accounts.remove(name);
      console.log(`Removed: ${name}. The history of submissions keeps the name.`);
    } else {
      const account = accounts.find(name);
      if (!account) throw new AccountError('gone');
      const origin = settings.officeOrigin ?? runningOrigin(settings.dataDir);
      const link = `/reset/${accounts.resetLinks.make(account.id)}`;
      const where =
        origin === undefined ? ', behind the address of the office, which the server prints when it starts' : '';
      console.log(`For ${account.name}, once, within ${linkHours} hours${where}:\n${origin ?? ''}${link}`);
    }
  } catch (error) {
    throw error instanceof AccountError ? new Error(explanations[error.problem](name)) : error;
  } finally {
    accounts.close();
  }
}

/** Another program may have the port of the settings: it would get the link. @returns undefined while no server runs */
function runningOrigin(dataDir: string): string | undefined {
  const port = runningOfficePort(dataDir);
  return port === undefined ? undefined : `http://localhost:${port}`;
}

const explanations: Readonly<Record<AccountError['problem'], (name: string) => string>> = {
  name: () => 'A name has 1 to 40 letters, such as “Asha Patil”, and no invisible characters.',
  taken: (name) => `There is an account ${name} already.`,
  short: () =>
    `The password needs at least ${minPasswordLength} letters. Several words that belong together only for you are good.`,
  last: (name) =>
    `${name} is the last principal who can sign in. Add another one first: npm run office -- add-user NAME --principal`,
  gone: (name) => `There is no account ${name}. To list the accounts: npm run office -- users`,
  link: () => 'The link is used or too old.',
};

const tasks = ['add-user', 'users', 'remove-user', 'reset-link'] as const;

function readParameters() {
  const options = { clerk: { type: 'boolean' }, principal: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const task = tasks.find((each) => each === positionals[0]);
    const name = positionals.slice(1).join(' ').trim();
    const isWhole = (name === '') === (task === 'users') && !(values.clerk && values.principal);
    const role: 'principal' | 'clerk' = values.principal ? 'principal' : 'clerk';
    if (task && isWhole) return { task, name, role };
  } catch {
    // The command has an unknown option.
  }
  throw new Error(usage);
}

function open({ dataDir }: ServerSettings, task: (typeof tasks)[number]): Accounts {
  try {
    if (task === 'add-user' || fileExists(join(dataDir, 'office.db'))) {
      becomeOwner(dataDir);
      return new Accounts(dataDir);
    }
  } catch (error) {
    throw explainDataFolder(error, dataDir);
  }
  throw new Error(`There are no accounts in ${dataDir}: DATA_DIR names another folder, or none was added yet.`);
}

function describe({ name, role, hasPassword, hasCode, lastSeen }: ReturnType<Accounts['list']>[number]): string {
  const seen = lastSeen === undefined ? 'not seen yet' : `last seen ${formatInIndia(lastSeen, 'en')}`;
  const more = [...(hasPassword ? [] : ['no password yet']), ...(hasCode ? ['authenticator app'] : [])];
  return [name, role, seen, ...more].join(', ');
}

main().catch(explainAndExit);
