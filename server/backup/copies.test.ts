import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/endpoint.fixture';
import { hasSshd, startSshd } from '../testing/file-servers';
import { parseCopyTarget } from './copy-target';
import { type CopyFolder, openCopies } from './copies';

it.each([
  ['/media/disk/school', { kind: 'folder', folder: '/media/disk/school' }],
  ['sftp://asha@host.example', { kind: 'sftp', user: 'asha', password: undefined, port: 22, folder: '.' }],
  ['sftp://asha:p%40ss@[::1]:2222/a%20b/c/', { host: '::1', port: 2222, password: 'p@ss', folder: 'a b/c' }],
  ['sftp://asha:p@host.example//srv/backups', { host: 'host.example', folder: '/srv/backups' }],
  [
    's3://key:a%2Fb@s3.example/school/back%20ups?region=ap-south-1',
    { endpoint: 'https://s3.example', region: 'ap-south-1', secret: 'a/b', bucket: 'school', prefix: 'back ups/' },
  ],
  ['s3://key:secret@s3.example/school', { region: 'us-east-1', prefix: '' }],
])('reads %s', (text, target) => {
  expect(parseCopyTarget(text)).toMatchObject(target);
});

it.each([
  '',
  'backups',
  './backups',
  'sftp://host.example/x',
  's3://key@host/x',
  's3://key:secret@host',
  'ftp://a:b@c/d',
])('refuses “%s”', (text) => expect(parseCopyTarget(text)).toBeUndefined());

/** Puts, lists and removes copies. */
async function tryOut(copies: CopyFolder): Promise<void> {
  const file = join(await temporaryFolder(), 'file');
  for (const text of ['one', 'two'.repeat(100_000)]) {
    await writeFile(file, text);
    await copies.write('school-1', file);
  }
  await copies.write('erased.txt', file);
  expect((await copies.list('')).sort()).toEqual(['erased.txt', 'school-1']);
  await copies.remove('erased.txt');
  await copies.remove('erased.txt').catch(() => undefined);
  expect(await copies.list('')).toEqual(['school-1']);
  await copies.close();
}

/** A bucket that knows by their signatures who asks. */
async function startBucket(secretAccessKey: string) {
  const objects = new Map<string, Buffer>();
  const isSigned = async ({ method, url, headers }: IncomingMessage) => {
    const signer = new AwsV4Signer({
      ...{ method: method!, url: `http://${headers.host}${url}`, datetime: String(headers['x-amz-date']) },
      ...{ accessKeyId: 'key', secretAccessKey, service: 's3', region: 'ap-south-1' },
    });
    return (await signer.sign()).headers.get('authorization') === headers.authorization;
  };
  const server = createServer((request, response) => {
    const answer = async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const name = decodeURIComponent(pathname.replace('/school/', ''));
      const body = await buffer(request);
      if (!(await isSigned(request))) response.statusCode = 403;
      else if (request.method === 'PUT') objects.set(name, body);
      else if (request.method === 'DELETE') objects.delete(name);
      else {
        const prefix = searchParams.get('prefix') ?? '';
        const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
        response.write(
          `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`,
        );
      }
      response.end();
    };
    void answer();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { objects, port: (server.address() as AddressInfo).port };
}

it.skipIf(!hasSshd)(
  'copies by SFTP',
  async () => {
    const { account, there, keyFile } = await startSshd();
    await tryOut(await openCopies(account, { keyFile, hostKeys: {}, isPrivate: true }));
    expect(await readdir(there)).toEqual(['school-1']);
  },
  60_000,
);

it('copies to a bucket', async () => {
  const { objects, port } = await startBucket('se/cret');
  const at = (secret: string) => {
    const target = parseCopyTarget(`s3://key:${secret}@127.0.0.1:${port}/school/back%20ups?region=ap-south-1`)!;
    return openCopies(target, { keyFile: undefined, hostKeys: {}, isPrivate: true });
  };
  objects.set('other', Buffer.from(''));
  await tryOut(await at('se%2Fcret'));
  expect([...objects].map(([name, { length }]) => [name, length])).toEqual([
    ['other', 0],
    ['back ups/school-1', 300_000],
  ]);
  await expect((await at('wrong')).list('')).rejects.toMatchObject({ status: 403 });
});
