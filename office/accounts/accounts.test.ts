import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../server/testing/endpoint.fixture';
import { password, TestClock } from '../testing/office-app.fixture';
import type { AccountError } from './account';
import { Accounts } from './accounts';

async function openAccounts(dataDir?: string) {
  const folder = dataDir ?? (await temporaryFolder());
  const clock = new TestClock();
  const accounts = new Accounts(folder, clock.now);
  onTestFinished(() => {
    accounts.close();
  });
  const add = (name: string, role: 'clerk' | 'principal' = 'clerk') => accounts.add({ name, role, password });
  return { accounts, clock, dataDir: folder, add };
}

const problem = (name: string) => expect.objectContaining({ problem: name }) as AccountError;

describe('names', () => {
  it.each([
    ['  Asha   Patil ', 'Asha Patil'],
    ['आशा पाटील', 'आशा पाटील'],
    ['गोऱ्\u200Dहे', 'गोऱ्\u200Dहे'],
    ['Zoe\u0308', 'Zoë'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('%j becomes %j', async (typed, name) => {
    const { add } = await openAccounts();
    expect(await add(typed)).toMatchObject({ name });
  });

  it.each([
    ['', 'nothing'],
    ['x'.repeat(41), '41 letters'],
    ['123', 'no letter'],
    ['Asha\u0000', 'a control character'],
    ['Asha\u202Elitap', 'a bidi control'],
    ['\u200D', 'a joiner alone'],
  ])('%j is no name: %s', async (typed) => {
    const { add } = await openAccounts();
    await expect(add(typed)).rejects.toEqual(problem('name'));
  });

  it('are unique, whatever their case, width and joiners', async () => {
    const { add, accounts } = await openAccounts();
    await add('Asha');
    for (const name of ['ASHA', 'Ａsha', 'A\u200Dsha']) await expect(add(name)).rejects.toEqual(problem('taken'));
    expect(accounts.find(' asha ')).toMatchObject({ name: 'Asha' });
  });
});

describe('passwords', () => {
  it('are stored as argon2id hashes with the parameters that OWASP recommends', async () => {
    const { accounts, add } = await openAccounts();
    const { id } = await add('Asha');
    expect(accounts.passwordHashOf(id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('have at least ten letters, and no other rules', async () => {
    const { accounts } = await openAccounts();
    const add = (text: string) => accounts.add({ name: 'Asha', role: 'clerk', password: text });
    await expect(add('aaaaaaaaa')).rejects.toEqual(problem('short'));
    expect(await add('aaaaaaaaaa')).toMatchObject({ hasPassword: true });
  });

  it('are the same, however the keyboard composes their letters', async () => {
    const { accounts } = await openAccounts();
    await accounts.add({ name: 'Zoe', role: 'clerk', password: 'Zoe\u0308 ' + password });
    expect(await accounts.signIn.withPassword('Zoe', 'Zoë ' + password, '192.0.2.1')).toMatchObject({ kind: 'right' });
  });

  it('end all sessions when they change', async () => {
    const { accounts, add } = await openAccounts();
    const [asha, ravi] = [await add('Asha'), await add('Ravi')];
    const [first, other] = [accounts.sessions.start(asha.id), accounts.sessions.start(ravi.id)];
    await accounts.setPassword(asha.id, 'neem-tree-1947');
    expect(accounts.sessions.read(first.token)).toBeUndefined();
    expect(accounts.sessions.read(other.token)).toBeDefined();
  });
});

describe('roles', () => {
  it('begin with a principal who can sign in', async () => {
    const { accounts, add } = await openAccounts();
    await expect(accounts.add({ name: 'Ravi', role: 'principal' })).rejects.toEqual(problem('short'));
    expect(await add('Asha', 'clerk')).toMatchObject({ role: 'principal' });
    expect(await add('Ravi', 'clerk')).toMatchObject({ role: 'clerk' });
  });

  it('keep one principal who can sign in', async () => {
    const { accounts, add } = await openAccounts();
    await add('Asha');
    // Meera hasn't chosen a password yet.
    await accounts.add({ name: 'Meera', role: 'principal' });
    const refused = () => expect.objectContaining({ problem: 'last' }) as AccountError;
    expect(() => {
      accounts.remove('Asha');
    }).toThrow(refused());
    expect(() => {
      accounts.setRole('Asha', 'clerk');
    }).toThrow(refused());
    await accounts.setPassword(accounts.find('Meera')?.id ?? 0, password);
    accounts.setRole('Asha', 'clerk');
    expect(accounts.find('Asha')).toMatchObject({ role: 'clerk' });
  });

  it('make one first principal, even if two people are equally fast', async () => {
    const { accounts, dataDir } = await openAccounts();
    const { accounts: others } = await openAccounts(dataDir);
    const first = (where: Accounts, name: string) =>
      where.add({ name, role: 'principal', password }, { mustBeFirst: true });
    const results = await Promise.allSettled([first(accounts, 'Asha'), first(others, 'Ravi')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(accounts.list()).toHaveLength(1);
  });
});

describe('sessions', () => {
  const hourMs = 3_600_000;

  it('end after a night without a request, and after a week in any case', async () => {
    const { accounts, clock, add } = await openAccounts();
    const { id } = await add('Asha');
    const idle = accounts.sessions.start(id);
    clock.pass(12 * hourMs - 1);
    expect(accounts.sessions.read(idle.token)).toMatchObject({ account: { name: 'Asha' } });
    clock.pass(12 * hourMs);
    expect(accounts.sessions.read(idle.token)).toBeUndefined();
    const busy = accounts.sessions.start(id);
    for (let hour = 0; hour < 7 * 24 - 1; hour += 1) {
      clock.pass(hourMs);
      expect(accounts.sessions.read(busy.token)).toBeDefined();
    }
    clock.pass(hourMs);
    expect(accounts.sessions.read(busy.token)).toBeUndefined();
  });

  it('note when a user was last seen, to the minute', async () => {
    const { accounts, clock, add } = await openAccounts();
    const { id } = await add('Asha');
    const { token } = accounts.sessions.start(id);
    const start = clock.time;
    const lastSeenAfter = (ms: number) => {
      clock.pass(ms);
      accounts.sessions.read(token);
      return (accounts.find('Asha')?.lastSeen ?? 0) - start;
    };
    expect(lastSeenAfter(59_000)).toBe(0);
    expect(lastSeenAfter(1000)).toBe(60_000);
    expect(lastSeenAfter(59_000)).toBe(60_000);
  });

  it('go on while nothing can be written, as on a full disk', async () => {
    const { accounts, clock, dataDir, add } = await openAccounts();
    const { token } = accounts.sessions.start((await add('Asha')).id);
    const disk = new DatabaseSync(join(dataDir, 'office.db'));
    disk.exec(`CREATE TRIGGER full BEFORE UPDATE ON session BEGIN SELECT RAISE(FAIL, 'disk is full'); END`);
    disk.close();
    clock.pass(61_000);
    expect(accounts.sessions.read(token)).toMatchObject({ account: { name: 'Asha' } });
  });

  it('end when the account is removed, and change roles at once', async () => {
    const { accounts, add } = await openAccounts();
    await add('Asha');
    const { id } = await add('Ravi');
    const { token } = accounts.sessions.start(id);
    accounts.setRole('Ravi', 'principal');
    expect(accounts.sessions.read(token)).toMatchObject({ account: { role: 'principal' } });
    accounts.remove('Ravi');
    expect(accounts.sessions.read(token)).toBeUndefined();
  });

  it('are not in the files of the database, and neither are links', async () => {
    const { accounts, dataDir, add } = await openAccounts();
    const { id } = await add('Asha');
    const secrets = [accounts.sessions.start(id).token, accounts.resetLinks.make(id), password];
    const files = ['office.db', 'office.db-wal'].map((name) => readFileSync(join(dataDir, name), 'latin1')).join('');
    expect(files).toContain('Asha');
    for (const secret of secrets) {
      expect(files).not.toContain(secret);
      expect(files).not.toContain(Buffer.from(secret, 'base64url').toString('latin1'));
    }
  });
});

describe('reset links', () => {
  it('set a password once, within a day, and end sessions', async () => {
    const { accounts, clock, add } = await openAccounts();
    const { id } = await add('Asha');
    const { token } = accounts.sessions.start(id);
    const replaced = accounts.resetLinks.make(id);
    const link = accounts.resetLinks.make(id);
    await expect(accounts.resetPassword(replaced, 'neem-tree-1947')).rejects.toEqual(problem('link'));
    await expect(accounts.resetPassword(link, 'neem')).rejects.toEqual(problem('short'));
    await accounts.resetPassword(link, 'neem-tree-1947');
    expect(accounts.sessions.read(token)).toBeUndefined();
    await expect(accounts.resetPassword(link, 'neem-tree-1948')).rejects.toEqual(problem('link'));
    expect(await accounts.signIn.withPassword('Asha', 'neem-tree-1947', '192.0.2.1')).toMatchObject({ kind: 'right' });
    const late = accounts.resetLinks.make(id);
    clock.pass(24 * 3_600_000);
    await expect(accounts.resetPassword(late, 'neem-tree-1948')).rejects.toEqual(problem('link'));
  });

  it('work once even if they are used twice at the same time', async () => {
    const { accounts, add } = await openAccounts();
    const link = accounts.resetLinks.make((await add('Asha')).id);
    const both = await Promise.allSettled([
      accounts.resetPassword(link, 'neem-tree-1947'),
      accounts.resetPassword(link, 'banyan-tree-12'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

it('refuses a damaged database, because an empty one would let everybody in', async () => {
  const { accounts, dataDir, add } = await openAccounts();
  await add('Asha');
  accounts.close();
  await rm(join(dataDir, 'office.db-wal'), { force: true });
  await writeFile(join(dataDir, 'office.db'), Buffer.alloc(8192, 7));
  expect(() => new Accounts(dataDir)).toThrow(/The accounts in .* are damaged/);
});
