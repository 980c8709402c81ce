import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/endpoint.fixture';
import { hasSshd, startSshd } from '../testing/file-servers';
import { openGitFolder } from './git';
import type { GitAccount } from './remote-folder';
import { remoteProblemOf } from './remote-problem';

const problemOf = (opening: Promise<unknown>) => opening.then(() => undefined, remoteProblemOf);

async function emptyRepository() {
  const folder = await temporaryFolder();
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
  git('init', '--quiet', '--bare', '--initial-branch=site');
  const account: GitAccount = { kind: 'git', folder, user: '', password: undefined };
  return { account, git, workDir: await temporaryFolder() };
}

test('what was written is pushed at once to the default branch', async () => {
  const { account, git, workDir } = await emptyRepository();
  await (await openGitFolder(account, workDir)).tryPush();
  const first = await openGitFolder(account, workDir);
  await first.write('index.html', Buffer.from('One'));
  await first.write('assets/a.css', Buffer.from('p {}'));
  await first.write('.htaccess', Buffer.from('Options -Indexes'));
  expect(git('branch', '--all')).toBe('');
  await first.close();
  git('symbolic-ref', 'HEAD', 'refs/heads/main');
  expect(git('ls-tree', '-r', '--name-only', 'main').split('\n')).toEqual(['.htaccess', 'assets/a.css', 'index.html']);

  // Another clone has pushed since.
  const other = await openGitFolder(account, await temporaryFolder());
  await other.write('CNAME', Buffer.from('school.example'));
  await other.close();
  const second = await openGitFolder(account, workDir);
  expect(String(await second.read('CNAME'))).toBe('school.example');
  await second.write('index.html', Buffer.from('Two'));
  await second.remove('assets/a.css');
  await second.close();
  expect(git('show', 'main:index.html')).toBe('Two');
  expect(git('ls-tree', '-r', '--name-only', 'main').split('\n')).toEqual(['.htaccess', 'CNAME', 'index.html']);

  const unchanged = await openGitFolder(account, workDir);
  await unchanged.tryPush();
  await unchanged.close();
  expect(git('rev-list', '--count', 'main')).toBe('3');
});

test('a repository whose default branch doesn’t exist is pushed to the one that does', async () => {
  const { account, git, workDir } = await emptyRepository();
  const first = await openGitFolder(account, workDir);
  await first.write('index.html', Buffer.from('One'));
  await first.close();
  // Its default branch is still `site`. On another machine it is set up again.
  const again = await openGitFolder(account, await temporaryFolder());
  await again.tryPush();
  expect(again.hostKey).toBeUndefined();
  await again.write('index.html', Buffer.from('Two'));
  await again.close();
  expect(git('show', 'main:index.html')).toBe('Two');
});

test('what a broken attempt has left in the clone is pushed by no later one', async () => {
  const { account, git, workDir } = await emptyRepository();
  const broken = await openGitFolder(account, workDir);
  await broken.write('half.html', Buffer.from('Half'));
  const next = await openGitFolder(account, workDir);
  await next.write('index.html', Buffer.from('Whole'));
  await next.close();
  expect(git('ls-tree', '-r', '--name-only', 'main')).toBe('index.html');
});

test('says what is wrong with a repository', async () => {
  const workDir = await temporaryFolder();
  const account: GitAccount = { kind: 'git', folder: join(workDir, 'none'), user: '', password: undefined };
  expect(await problemOf(openGitFolder(account, workDir))).toBe('no folder');
  expect(await problemOf(openGitFolder({ ...account, folder: 'http://127.0.0.1:9/a.git' }, workDir))).toBe(
    'unreachable',
  );
});

test('a password goes to its host only, and is in no message', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    response.writeHead(403).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/school.git`;
  const account: GitAccount = { kind: 'git', folder: address, user: 'school', password: 'a secret' };
  const error = await openGitFolder(account, await temporaryFolder()).catch((thrown: unknown) => thrown);
  expect(remoteProblemOf(error)).toBe('sign in');
  expect((error as Error).message).not.toContain('secret');
  expect(asked[0]).toBe(`Basic ${Buffer.from('school:a secret').toString('base64')}`);
});

test.runIf(hasSshd)('an SSH host is known by its key, and another key stops everything', async () => {
  const { account: there, keyFile, wrongKeyFile, restart } = await startSshd();
  const { account, git, workDir } = await emptyRepository();
  const folder = `ssh://${there.user}@${there.host}:${there.port}${account.folder}`;
  const withKey = async (file: string): Promise<GitAccount> => ({
    ...account,
    folder,
    privateKey: await readFile(file, 'utf8'),
  });
  expect(await problemOf(openGitFolder(await withKey(wrongKeyFile), workDir))).toBe('sign in');
  const first = await openGitFolder(await withKey(keyFile), workDir);
  expect(first.hostKey).toMatch(/^SHA256:/);
  await first.write('index.html', Buffer.from('One'));
  await first.close();
  expect(git('show', 'main:index.html')).toBe('One');
  await restart();
  expect(await problemOf(openGitFolder(await withKey(keyFile), workDir))).toBe('host key');
});
