import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { oldAddresses } from '../../tests/support/old-addresses';
import { plainSiteRules, type SiteRules, siteRulesFile } from '../../model/projections/pages/site-rules';
import { site } from './site';

const files: Record<string, string> = {
  'index.html': 'Home',
  '404.html': 'fallback of a static host',
  'teachers.html': 'Teachers',
  'home.html': 'a page that leads on, for static hosts',
  'about/index.html': 'About',
  'about-infrastructure/academic-blog.html': 'Academic Blog',
  'mr.html': 'मुख्यपृष्ठ',
  'mr/404.html': 'fallback of a static host',
  'documents/fees.pdf': '%PDF-1.7 fees',
  'assets/app-4f3a.js': 'script',
  '.secret': 'hidden',
  '.well-known/security.txt': 'contact',
  _headers: 'of other hosts',
  _redirects: 'of other hosts',
};

const rules: SiteRules = {
  ...plainSiteRules,
  homes: ['/', '/mr'],
  redirects: [
    { from: '/home', to: '/' },
    { from: '/about-infrastructure', to: '/about-infrastructure/academic-blog' },
    ...oldAddresses,
  ],
};

let app: FastifyInstance;

beforeAll(async () => {
  const outer = await mkdtemp(join(tmpdir(), 'spls-site-'));
  const folder = join(outer, 'client');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await writeFile(join(outer, 'outside.txt'), 'secret');
  await writeFile(join(outer, siteRulesFile), JSON.stringify(rules));
  app = Fastify({ trustProxy: true });
  await app.register(cookie);
  await app.register(site, { folder });
  return () => app.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const browser = { accept: 'text/html,*/*;q=0.8' };

/** Percent-encodes every character except slashes, as some clients do. */
function encoded(path: string): string {
  return path.replace(/[^/]/gu, (sign) => Buffer.from(sign).toString('hex').replace(/../g, '%$&'));
}

async function ask(
  url: string,
  headers: Record<string, string> = browser,
): Promise<[status: number, location?: string]> {
  const { statusCode, headers: answered } = await get(url, headers);
  return answered.location === undefined ? [statusCode] : [statusCode, answered.location];
}

describe('addresses', () => {
  it('have no extension', async () => {
    for (const [url, body] of [
      ['/', 'Home'],
      ['/teachers', 'Teachers'],
      ['/teachers?utm_source=whatsapp', 'Teachers'],
      ['/about', 'About'],
      ['/about-infrastructure/academic-blog', 'Academic Blog'],
    ] as const) {
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([200, body]);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('private, no-cache, no-transform');
      expect(response.headers['set-cookie']).toMatch(/^XSRF-TOKEN=/);
    }
  });

  it('of a page in a folder have one spelling', async () => {
    for (const spelling of ['/about/', '/about.html', '/about/index.html'])
      expect(await ask(`${spelling}?a=1&b=%20`), spelling).toEqual([301, '/about?a=1&b=%20']);
  });

  it('that have moved redirect, even if the build has written a page for other hosts', async () => {
    for (const spelling of ['/home', '/home/', '/home.html']) expect(await ask(spelling)).toEqual([301, '/']);
    expect(await ask('/about-infrastructure/')).toEqual([301, '/about-infrastructure/academic-blog']);
  });

  it.each(oldAddresses)(
    'that have moved redirect although a client encodes each character: $from',
    async ({ from }) => {
      expect(await ask(encoded(from))).toEqual([301, '/']);
    },
  );

  it.each([
    ['/', ['/nope/', '/a/b/c', '/home.php', '/404', '/404.html', '/_redirects', '/_headers', '/Teachers', '/mrs/nope']],
    ['/mr', ['/mr/nope', '/mr/a/b/', '/mr//nope', '/mr/404', '/mr/404.html']],
  ])('that are unknown redirect to the nearest Home, %s', async (home, unknown) => {
    for (const url of unknown) expect(await ask(url), url).toEqual([302, `${home}#not-found`]);
    expect(await ask(`${unknown[0]}?utm=1`)).toEqual([302, `${home}?utm=1#not-found`]);
  });

  it('of missing pictures, scripts and documents get 404', async () => {
    expect(await ask('/photos/gone.avif', { 'sec-fetch-dest': 'image' })).toEqual([404]);
    expect(await ask('/gone', { 'sec-fetch-dest': 'script' })).toEqual([404]);
    expect(await ask('/gone.js', { accept: '*/*' })).toEqual([404]);
    expect(await ask('/documents/gone.pdf', { ...browser, 'sec-fetch-dest': 'document' })).toEqual([
      302,
      '/#not-found',
    ]);
    expect(await ask('/nope', { accept: '*/*', 'sec-fetch-dest': 'empty' })).toEqual([302, '/#not-found']);
  });
});

describe('hostile addresses', () => {
  it.each([
    '//evil.example/',
    '//evil.example/teachers/',
    '///evil.example',
    '//teachers/',
    '//teachers',
    '/about-infrastructure//academic-blog/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f/evil.example/',
    '/%09/evil.example/',
    '/teachers/..//evil.example/',
    '/..%2foutside.txt',
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '/teachers%00.html',
    '/.secret',
    `/${'a'.repeat(5000)}`,
    '/%',
  ])('%s stays here and shows nothing', async (url) => {
    // Send the request over the network, because `inject` would normalise the address.
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const asking = request({ host: '127.0.0.1', port, path: url, headers: browser }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    const { statusCode, headers } = answer;
    const body = await text(answer);
    expect(body).not.toMatch(/secret|hidden/);
    expect([302, 400, 404]).toContain(statusCode);
    if (statusCode === 302) expect(headers.location).toBe('/#not-found');
  });
});

describe('files', () => {
  it('are shown in the browser and set no cookie', async () => {
    const { headers } = await get('/documents/fees.pdf');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "frame-ancestors 'none'",
    });
    expect(headers).not.toHaveProperty('content-disposition');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('below .well-known are served', async () => {
    const { body, headers } = await get('/.well-known/security.txt');
    expect([body, headers['cache-control']]).toEqual(['contact', 'no-cache, no-transform']);
  });

  it('have HSTS over TLS only', async () => {
    expect((await get('/teachers')).headers).not.toHaveProperty('strict-transport-security');
    const overTls = await get('/teachers', { 'x-forwarded-proto': 'https' });
    expect(overTls.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('that fail are not cached', async () => {
    const refused = [
      await get('/assets/app-4f3a.js', { range: 'bytes=99-' }),
      await get('/assets/app-4f3a.js', { 'if-match': '"another"' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([416, 412]);
    for (const { headers } of refused) expect(headers['cache-control']).toBe('no-store');
  });
});

it('keeps an existing cookie', async () => {
  const response = await get('/teachers', { cookie: 'XSRF-TOKEN=abc' });
  expect(response.headers).not.toHaveProperty('set-cookie');
  expect(response.headers['cache-control']).toBe('no-cache, no-transform');
});

it('answers methods other than GET and HEAD with 405', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
    const response = await app.inject({
      method,
      url: '/teachers',
      payload: method === 'POST' ? 'x' : undefined,
      headers: { 'content-type': 'text/odd' },
    });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});
