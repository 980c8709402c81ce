import { chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Accounts } from '../office/accounts/accounts';
import { startEndpoint, temporaryFolder } from '../server/testing/endpoint.fixture';
import { noteOfficePort } from '../server/storage/lock-folder';
import { runCommand } from '../server/testing/process.fixture';

const office = (dataDir: string, parameters: string[], input = 'mango-tree-42\n') =>
  runCommand('office', parameters, { DATA_DIR: dataDir, OFFICE_ORIGIN: '' }, { input });

it('adds, lists and removes accounts in a file that only the server’s account can read', async () => {
  const dataDir = join(await temporaryFolder(), 'new');
  expect(await office(dataDir, ['add-user', 'Asha', 'Patil'])).toEqual({
    code: 0,
    said: 'Added: Asha Patil, principal.\n',
  });
  expect(statSync(join(dataDir, 'office.db')).mode & 0o777).toBe(0o600);
  expect((await office(dataDir, ['add-user', 'Ravi', '--clerk'])).said).toBe('Added: Ravi, clerk.\n');
  expect((await office(dataDir, ['users'])).said).toBe(
    'Asha Patil, principal, not seen yet\nRavi, clerk, not seen yet\n',
  );
  expect((await office(dataDir, ['remove-user', 'ravi'])).said).toContain('Removed: ravi.');
  expect((await office(dataDir, ['users'])).said).not.toContain('Ravi');
});

it('makes a link for a new password', async () => {
  const dataDir = await temporaryFolder();
  await office(dataDir, ['add-user', 'Asha']);
  const { said } = await office(dataDir, ['reset-link', 'asha']);
  expect(said).toContain('address of the office, which the server prints when it starts');
  const [, token = ''] = /\n\/reset\/([\w-]{43})\n$/.exec(said) ?? [];
  const accounts = new Accounts(dataDir);
  expect(await accounts.resetPassword(token, 'neem-tree-1947')).toMatchObject({ name: 'Asha' });
  accounts.close();
});

it('makes links to the port that the running server has, and names no port that another program may have', async () => {
  const port = 3456;
  const { dataDir } = await startEndpoint();
  expect((await office(dataDir, ['reset-link', 'asha'])).said).not.toContain('localhost');
  noteOfficePort(dataDir, port);
  // In place of a disk without room for the note: the office starts, and the old note stays.
  mkdirSync(join(dataDir, 'owner.txt.new'));
  noteOfficePort(dataDir, port + 1);
  await office(dataDir, ['add-user', 'Asha']);
  expect((await office(dataDir, ['reset-link', 'asha'])).said).toMatch(
    new RegExp(`^For Asha, once, within 24 hours:\nhttp://localhost:${port}/reset/[\\w-]{43}\n$`),
  );
});

describe.runIf(process.getuid?.() === 0)('run with sudo', () => {
  const nobody = 65_534;

  it('leaves the accounts to the owner of the data folder', async () => {
    const dataDir = await temporaryFolder();
    chownSync(dataDir, nobody, nobody);
    expect((await office(dataDir, ['add-user', 'Asha'])).code).toBe(0);
    for (const name of readdirSync(dataDir)) expect(statSync(join(dataDir, name)).uid, name).toBe(nobody);
  });

  it('names a file that an earlier command has left to root, and what to do', async () => {
    const dataDir = await temporaryFolder();
    await office(dataDir, ['add-user', 'Asha']);
    chownSync(dataDir, nobody, nobody);
    const file = join(dataDir, 'office.db');
    const { code, said } = await office(dataDir, ['users']);
    expect([code, said]).toEqual([1, expect.stringContaining(`may not open files of root: ${file}`)]);
    expect(said).toContain(`sudo chown nobody ${file}`);
    expect(said).not.toContain('    at ');
  });
});

it('explains what it can’t do', async () => {
  const dataDir = await temporaryFolder();
  const said = async (parameters: string[], input?: string) => {
    const end = await office(dataDir, parameters, input);
    expect(end.code).toBe(1);
    return end.said;
  };
  expect(await said([])).toContain('Say what:');
  expect(await said(['add-user'])).toContain('Say what:');
  expect(await said(['add-user', 'Asha', '--boss'])).toContain('Say what:');
  expect(await said(['users'])).toContain('There are no accounts in');
  expect(await said(['add-user', 'Asha'], 'mango\n')).toContain('at least 10 letters');
  await office(dataDir, ['add-user', 'Asha']);
  expect(await said(['add-user', 'ASHA'])).toContain('There is an account Asha already.');
  expect(await said(['add-user', '\u202E'])).toContain('A name has 1 to 40 letters');
  expect(await said(['remove-user', 'Asha'])).toContain('last principal');
  expect(await said(['remove-user', 'Ravi'])).toContain('There is no account Ravi.');
});
