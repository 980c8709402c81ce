import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { spellingsOf } from '../../model/projections/pages/canonical-address';
import { plainSiteRules, type SiteRules, siteRulesFile } from '../../model/projections/pages/site-rules';
import { site } from './site';

const files: Record<string, string | Buffer> = {
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
  'assets/app-4f3a.js.gz': gzipSync('script'),
  '.secret': 'hidden',
  '.well-known/security.txt': 'contact',
  'deep/%2e.txt': 'percent',
  _headers: 'of other hosts',
  _redirects: 'of other hosts',
};

const rules: SiteRules = {
  ...plainSiteRules,
  homes: ['/', '/mr'],
  redirects: [
    { from: '/home', to: '/' },
    { from: '/enquiryForm', to: '/teachers' },
    { from: '/about-infrastructure', to: '/about-infrastructure/academic-blog' },
    { from: '/old/staff.html', to: '/teachers' },
    { from: '/history/index.html', to: '/about' },
    { from: '/Admission.HTML', to: '/teachers' },
    { from: '/index.php', to: '/' },
    { from: '/Old fees/', to: '/teachers' },
    { from: '/शाळा.html', to: '/about' },
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

/** Percent-encodes every letter and dot, as some clients do. */
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

  it('have one spelling; others redirect to it and keep the query', async () => {
    expect(await ask('/teachers/')).toEqual([301, '/teachers']);
    expect(await ask('/teachers/?a=1&b=%20')).toEqual([301, '/teachers?a=1&b=%20']);
    expect(await ask('/teachers.html')).toEqual([301, '/teachers']);
    expect(await ask('/index.html?a')).toEqual([301, '/?a']);
    expect(await ask('/about/index.html')).toEqual([301, '/about']);
    expect(await ask('/about/')).toEqual([301, '/about']);
    expect(await ask('/teachers/index.html')).toEqual([301, '/teachers']);
  });

  it('that have moved redirect, even if the build has written a page for other hosts', async () => {
    for (const spelling of ['/home', '/home/', '/home.html']) expect(await ask(spelling)).toEqual([301, '/']);
    expect(await ask('/enquiryForm?class=5')).toEqual([301, '/teachers?class=5']);
    expect(await ask('/about-infrastructure/')).toEqual([301, '/about-infrastructure/academic-blog']);
  });

  it.each([
    ['/old/staff.html', '/teachers'],
    ['/history/index.html', '/about'],
    ['/Admission.HTML', '/teachers'],
    ['/index.php', '/'],
    ['/Old fees/', '/teachers'],
    ['/शाळा.html', '/about'],
  ])('that have moved lead on as the school wrote them, and in every spelling: %s', async (from, to) => {
    for (const spelling of [...spellingsOf(from).map(encodeURI), encoded(from)]) {
      expect(await ask(spelling), spelling).toEqual([301, to]);
      expect(await ask(`${spelling}?class=5`), spelling).toEqual([301, `${to}?class=5`]);
    }
  });

  it('that are unknown redirect to Home', async () => {
    for (const url of [
      '/nope',
      '/nope/',
      '/a/b/c',
      '/home.php',
      '/old/page.html',
      '/404',
      '/404.html',
      '/_redirects',
      '/_headers',
      '/Teachers',
    ]) {
      expect(await ask(url), url).toEqual([302, '/#not-found']);
    }
    expect(await ask('/nope?utm=1')).toEqual([302, '/?utm=1#not-found']);
  });

  it('that are unknown redirect to Home in the language of their folder', async () => {
    for (const url of ['/mr/nope', '/mr/a/b/', '/mr//nope', '/mr/404', '/mr/404.html'])
      expect(await ask(url), url).toEqual([302, '/mr#not-found']);
    expect(await ask('/mr/')).toEqual([301, '/mr']);
    for (const url of ['/mrs/nope', '/mrs', '/about-infrastructure/nope'])
      expect(await ask(url), url).toEqual([302, '/#not-found']);
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
    // Over the network, because `inject` normalises addresses.
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
  it('have the headers of the rules, and are revalidated unless their name has a hash', async () => {
    expect((await get('/assets/app-4f3a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const document = await get('/documents/fees.pdf');
    expect(document.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-cache, no-transform',
      'content-security-policy': "frame-ancestors 'none'",
    });
    expect(document.headers).not.toHaveProperty('content-disposition');
    expect(document.headers).not.toHaveProperty('set-cookie');
    const contact = await get('/.well-known/security.txt');
    expect([contact.body, contact.headers['cache-control']]).toEqual(['contact', 'no-cache, no-transform']);
  });

  it('that are missing have the headers too, and the 404 isn’t cached', async () => {
    const answers = [await get('/assets/gone.js'), await get('/home'), await get('/nope')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 301, 302]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.any(String) as string,
      });
      expect(headers['cache-control']).toMatch(/^no-(cache, no-transform|store)$/);
    }
  });

  it('have HSTS over TLS only', async () => {
    expect((await get('/teachers')).headers).not.toHaveProperty('strict-transport-security');
    const overTls = await get('/teachers', { 'x-forwarded-proto': 'https' });
    expect(overTls.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('are not sent again to clients that have them', async () => {
    const { etag } = (await get('/teachers')).headers;
    expect((await get('/teachers', { 'if-none-match': etag! })).statusCode).toBe(304);
  });

  it('support range requests, so that a long document can be opened at its end', async () => {
    const part = await get('/documents/fees.pdf', { range: 'bytes=9-12' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'fees', 'bytes 9-12/13']);
    expect((await get('/documents/fees.pdf', { range: 'bytes=99-' })).statusCode).toBe(416);
  });

  it('sends errors with no-store', async () => {
    const refused = [
      await get('/assets/app-4f3a.js', { range: 'bytes=99-' }),
      await get('/assets/app-4f3a.js', { 'if-match': '"another"' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([416, 412]);
    for (const { headers } of refused) expect(headers['cache-control']).toBe('no-store');
  });

  it('are sent as compressed by the build', async () => {
    const script = await get('/assets/app-4f3a.js', { 'accept-encoding': 'gzip, deflate' });
    expect(script.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript') as string,
    });
    expect(script.headers.vary).toMatch(/accept-encoding/i);
    expect((await get('/assets/app-4f3a.js')).body).toBe('script');
  });
});

it('keeps an existing cookie', async () => {
  const response = await get('/teachers', { cookie: 'XSRF-TOKEN=abc' });
  expect(response.headers).not.toHaveProperty('set-cookie');
  expect(response.headers['cache-control']).toBe('no-cache, no-transform');
});

it('answers HEAD like GET without a body, and other methods with 405', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/teachers' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '8']);
  expect((await app.inject({ method: 'HEAD', url: '/home' })).headers.location).toBe('/');
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
