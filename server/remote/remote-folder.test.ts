import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasProftpd, hasSshd, startProftpd, startSshd } from '../testing/file-servers';
import { temporaryFolder } from '../testing/endpoint.fixture';
import { connectFtps } from './ftps';
import { openRemoteFolder } from './open-remote-folder';
import type { RemoteFolder } from './remote-folder';
import { remoteProblemOf } from './remote-problem';

const large = 'श'.repeat(200_000);

/** Whatever the way, a folder does the same. @param there the folder on this machine */
async function tryOut(folder: RemoteFolder, there: string): Promise<void> {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, large);
  expect(await folder.list('')).toEqual([]);
  expect(await folder.list('none/below')).toEqual([]);
  expect(await folder.read('none/index.html')).toBeUndefined();
  await folder.write('mr/a b/index.html', file);
  await folder.write('mr/a b/index.html', Buffer.from('second'));
  await Promise.all(['x', 'y', 'z'].slice(0, folder.parallel).map((name) => folder.write(`mr/c/${name}.html`, file)));
  // New folders below a new one, at the same time.
  await Promise.all(
    Array.from({ length: folder.parallel }, (_, index) => folder.write(`mr/new/${index}/x.html`, Buffer.from('x'))),
  );
  await folder.write('शाळा.txt', file);
  expect((await folder.list('')).sort()).toEqual(['mr', 'शाळा.txt']);
  expect(await folder.list('mr/a b')).toEqual(['index.html']);
  expect((await folder.read('mr/a b/index.html'))?.toString()).toBe('second');
  expect(await readFile(join(there, 'mr/c/x.html'), 'utf8')).toBe(large);
  await folder.remove('mr/a b/index.html');
  await folder.remove('mr/a b/index.html');
  expect(await folder.read('mr/a b/index.html')).toBeUndefined();
  await folder.close();
  expect((await readdir(there, { recursive: true })).filter((name) => name.includes('unfinished'))).toEqual([]);
}

const problemOf = (work: Promise<unknown>) => work.then(() => undefined, remoteProblemOf);

it('writes into a folder of this machine, which it doesn’t make', async () => {
  const there = await temporaryFolder();
  const options = { keyFile: undefined, hostKeys: {}, isPrivate: true };
  expect(await problemOf(openRemoteFolder({ kind: 'folder', folder: join(there, 'none') }, options))).toBe('no folder');
  await tryOut(await openRemoteFolder({ kind: 'folder', folder: there }, options), there);
  expect(((await stat(join(there, 'mr/c/x.html'))).mode & 0o777).toString(8)).toBe('600');
});

it.skipIf(!hasSshd)(
  'writes by SFTP, and nothing to a host with another key',
  async () => {
    const { account, there, keyFile, wrongKeyFile, restart, stop } = await startSshd();
    const hostKeys: Record<string, string> = {};
    const open = (file: string, below = '') =>
      openRemoteFolder({ ...account, folder: account.folder + below }, { keyFile: file, hostKeys, isPrivate: true });
    await tryOut(await open(keyFile), there);
    expect(((await stat(join(there, 'mr/c/x.html'))).mode & 0o777).toString(8)).toBe('600');
    expect(Object.values(hostKeys)).toEqual([expect.stringMatching(/^SHA256:[\w+/]{43}$/)]);
    expect(await problemOf(open(wrongKeyFile))).toBe('sign in');
    expect(await problemOf(open(keyFile, '/none'))).toBe('no folder');
    expect(await problemOf(open(`${keyFile}.pub`))).toBe('private key');
    await writeFile(join(there, 'file'), '');
    expect(await problemOf((await open(keyFile, '/file')).write('a/b', Buffer.from('c')))).toBeDefined();
    await restart();
    expect(await problemOf(open(keyFile))).toBe('host key');
    expect(Object.keys(hostKeys)).toHaveLength(1);
    await stop();
    expect(await problemOf(open(keyFile))).toBe('unreachable');
  },
  60_000,
);

it.skipIf(!hasProftpd)(
  'writes by FTP over TLS, with a certificate that it can verify',
  async () => {
    const { account, there, certificate, stop } = await startProftpd();
    const ca = await readFile(certificate);
    await tryOut(await connectFtps(account, { ca }), join(there, 'public_html'));
    expect(await problemOf(connectFtps({ ...account, password: 'wrong' }, { ca }))).toBe('sign in');
    expect(await problemOf(connectFtps({ ...account, folder: 'none' }, { ca }))).toBe('no folder');
    expect(await problemOf(connectFtps(account))).toBe('certificate');
    await mkdir(join(there, 'public_html/taken.html'));
    const folder = await connectFtps(account, { ca });
    expect(await problemOf(folder.write('taken.html', Buffer.from('a')))).toBeDefined();
    await folder.close();
    await stop();
    expect(await problemOf(connectFtps(account, { ca }))).toBe('unreachable');
  },
  60_000,
);
