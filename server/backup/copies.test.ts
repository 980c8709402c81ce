import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
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

/** A bucket that checks signatures: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
async function startBucket(secret: string) {
  const objects = new Map<string, Buffer>();
  const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
  const isSigned = ({ method, url = '', headers }: IncomingMessage) => {
    const found = /Credential=key\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      headers.authorization ?? '',
    );
    if (!found) return false;
    const [, day = '', region = '', names = '', signature] = found;
    const [path = '', query = ''] = url.split('?');
    const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
    const request = [method, path, query, signed.join(''), names, headers['x-amz-content-sha256']].join('\n');
    const hash = createHash('sha256').update(request).digest('hex');
    const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, hash].join('\n');
    const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region));
    return hmac(key, text).toString('hex') === signature;
  };
  const server = createServer((request, response) => {
    const answer = async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const name = decodeURIComponent(pathname.replace('/school/', ''));
      const body = await buffer(request);
      if (!isSigned(request)) response.statusCode = 403;
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
