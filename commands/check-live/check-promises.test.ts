import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { plainSiteRules, type SiteRules, siteRulesFile } from '../../model/projections/pages/site-rules';
import { site } from '../../server/site/site';
import { builtSite, oldAddresses } from './built-site';
import { checkPromises } from './check-promises';
import { promises } from './promises';

const rules: SiteRules = {
  ...plainSiteRules,
  homes: ['/', '/mr'],
  redirects: [{ from: '/home', to: '/' }, ...oldAddresses],
};

/** Writes a site with one file of each kind. @returns the folder of its release */
function smallSite(): string {
  const folder = temporaryFolder();
  const files: Record<string, string> = {
    'index.html': 'Home '.repeat(200),
    'teachers.html': 'Teachers '.repeat(200),
    'home.html': 'redirects',
    'mr.html': 'मुख्यपृष्ठ '.repeat(200),
    '404.html': 'redirects to /',
    'mr/404.html': 'redirects to /mr',
    'assets/app-4f3a.js': 'script '.repeat(200),
    'pictures/school-1a2b.svg': '<svg/>'.repeat(200),
    'documents/fees.pdf': '%PDF-1.7 '.repeat(200),
    'site.webmanifest': '{}'.repeat(200),
    _headers: '/*\n  X-Content-Type-Options: nosniff',
    _redirects: '/home / 301',
    '.htaccess': 'Options -Indexes',
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'client', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (name.startsWith('_') || name.startsWith('.')) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  writeFileSync(path.join(folder, siteRulesFile), JSON.stringify(rules));
  return folder;
}

type Spoil = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => unknown;

/** Checks a host that answers as ours does, except for one fault. @returns the ids of the broken promises */
async function brokenBy(spoil: Spoil): Promise<string[]> {
  const folder = smallSite();
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  app.addHook('onSend', async (request, reply, payload) => await spoil(request, reply, payload));
  await app.register(site, { folder: path.join(folder, 'client') });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const base = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`);
  const found = await checkPromises(base, builtSite(folder));
  for (const { promise, asked } of found) expect(asked, promise.id).toBeGreaterThan(0);
  return found.filter(({ problems }) => problems.length > 0).map(({ promise }) => promise.id);
}

const isFor =
  (pattern: RegExp, spoil: Spoil): Spoil =>
  (request, reply, payload) =>
    pattern.test(request.url) ? spoil(request, reply, payload) : payload;

const withHeader =
  (name: string, value: string | string[]): Spoil =>
  (_request, reply, payload) => {
    reply.header(name, value);
    return payload;
  };

const withStatus =
  (status: number): Spoil =>
  (_request, reply, payload) => {
    reply.code(status);
    return payload;
  };

const without =
  (name: string): Spoil =>
  (_request, reply, payload) => {
    reply.removeHeader(name);
    return payload;
  };

const withBody =
  (text: string): Spoil =>
  (request, reply) => {
    reply.code(200).removeHeader('content-encoding').removeHeader('content-length');
    return request.method === 'HEAD' ? '' : text;
  };

it('reports nothing for a host that keeps every promise', async () => {
  expect(await brokenBy((_request, _reply, payload) => payload)).toEqual([]);
});

it.each<[string, Spoil]>([
  ['pages', isFor(/^\/teachers$/, withBody('an older page'))],
  ['pages', isFor(/^\/teachers$/, withHeader('content-type', 'text/html'))],
  ['files', isFor(/webmanifest$/, withHeader('content-type', 'application/octet-stream'))],
  ['spellings', isFor(/^\/teachers\/$/, withStatus(302))],
  ['spellings', isFor(/^\/teachers\/\?/, withHeader('location', '/teachers'))],
  ['spellings', isFor(/^\/teachers\.html$/, withHeader('location', '/teachers.html'))],
  ['moved', isFor(/^\/home$/, withHeader('location', 'https://elsewhere.example/'))],
  ['unknown', isFor(/^\/mr\/no-such-page$/, withHeader('location', '/'))],
  ['unknown', isFor(/^\/no-such-page$/, withStatus(404))],
  ['missing', isFor(/gone.*js$/, withBody('a page'))],
  ['folders', isFor(/^\/assets\/$/, withBody('<a href="app-4f3a.js">'))],
  ['hidden', isFor(/^\/_headers$/, withBody('/*\n  X-Content-Type-Options: nosniff'))],
  ['dot-files', isFor(/^\/\.env$/, withBody('SECRET'))],
  ['cache', isFor(/^\/assets\/app/, withHeader('cache-control', 'max-age=600'))],
  ['cache', isFor(/^\/teachers$/, without('cache-control'))],
  ['unaltered', isFor(/^\/teachers$/, withHeader('cache-control', 'no-cache'))],
  ['headers', isFor(/^\/mr\/$/, without('referrer-policy'))],
  ['headers', isFor(/^\/no-such-page$/, withHeader('x-content-type-options', ['nosniff', 'nosniff']))],
  ['vary', isFor(/^\/assets\/app/, without('vary'))],
  ['unchanged', (_request, reply, payload) => (reply.statusCode === 304 ? (reply.code(200), '') : payload)],
  ['parts', isFor(/fees/, withStatus(200))],
  [
    'head',
    isFor(/^\/mr$/, (request, reply, payload) =>
      request.method === 'HEAD' ? withStatus(204)(request, reply, payload) : payload,
    ),
  ],
])('%s: a host that breaks it is reported', async (id, spoil) => {
  expect(await brokenBy(spoil)).toContain(id);
});

it.each([
  ['compressed', /^\/teachers$/],
  ['compressed-documents', /fees/],
])('%s: an uncompressed answer is reported', async (id, pattern) => {
  const plain: Spoil = isFor(pattern, withBody('Teachers '.repeat(200)));
  expect(await brokenBy(plain)).toContain(id);
});

it('no two promises have the same id', () => {
  const ids = promises.map((promise) => promise.id);
  expect(new Set(ids).size).toBe(ids.length);
});
