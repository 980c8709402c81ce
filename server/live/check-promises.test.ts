import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { plainSiteRules, type SiteRules, siteRulesFile } from '../../model/projections/pages/site-rules';
import { site } from '../site/site';
import { oldAddresses } from '../../tests/support/old-addresses';
import { builtSite } from './built-site';
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

/** Changes an answer. @returns another body, or nothing if the body stays */
type Spoil = (reply: FastifyReply, request: FastifyRequest) => string | undefined | void;

/** Checks a host that answers as ours does, except for the spoilt answers. @returns the ids of the broken promises */
async function brokenBy(pattern: RegExp, spoil: Spoil): Promise<string[]> {
  const folder = smallSite();
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  app.addHook('onSend', (request, reply, payload, done) => {
    const body = pattern.test(request.url) ? spoil(reply, request) : undefined;
    if (body === undefined) return done(null, payload);
    reply.code(200).removeHeader('content-encoding').removeHeader('content-length');
    done(null, request.method === 'HEAD' ? '' : body);
  });
  await app.register(site, { folder: path.join(folder, 'client') });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const base = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`);
  const found = await checkPromises(base, builtSite(folder));
  for (const { promise, asked } of found) expect(asked, promise.id).toBeGreaterThan(0);
  return found.filter(({ problems }) => problems.length > 0).map(({ promise }) => promise.id);
}

const header =
  (name: string, value: string | string[]): Spoil =>
  (reply) =>
    void reply.header(name, value);
const without =
  (name: string): Spoil =>
  (reply) =>
    void reply.removeHeader(name);
const status =
  (code: number): Spoil =>
  (reply) =>
    void reply.code(code);

it('reports nothing for a host that keeps every promise', async () => {
  expect(await brokenBy(/^/, () => undefined)).toEqual([]);
});

it.each<[string, RegExp, Spoil]>([
  ['pages', /^\/teachers$/, () => 'an older page'],
  ['pages', /^\/teachers$/, header('content-type', 'text/html')],
  ['files', /webmanifest$/, header('content-type', 'application/octet-stream')],
  ['spellings', /^\/teachers\/$/, status(302)],
  ['spellings', /^\/teachers\/\?/, header('location', '/teachers')],
  ['spellings', /^\/teachers\.html$/, header('location', '/teachers.html')],
  ['moved', /^\/home$/, header('location', 'https://elsewhere.example/')],
  ['unknown', /^\/mr\/no-such-page$/, header('location', '/')],
  ['unknown', /^\/no-such-page$/, status(404)],
  ['missing', /gone.*js$/, () => 'a page'],
  ['folders', /^\/assets\/$/, () => '<a href="app-4f3a.js">'],
  ['hidden', /^\/_headers$/, () => '/*\n  X-Content-Type-Options: nosniff'],
  ['dot-files', /^\/\.env$/, () => 'SECRET'],
  ['cache', /^\/assets\/app/, header('cache-control', 'max-age=600')],
  ['cache', /^\/teachers$/, without('cache-control')],
  ['unaltered', /^\/teachers$/, header('cache-control', 'no-cache')],
  ['headers', /^\/mr\/$/, without('referrer-policy')],
  ['headers', /^\/no-such-page$/, header('x-content-type-options', ['nosniff', 'nosniff'])],
  ['vary', /^\/assets\/app/, without('vary')],
  ['unchanged', /^/, (reply) => (reply.statusCode === 304 ? '' : undefined)],
  ['parts', /fees/, status(200)],
  ['head', /^\/mr$/, (reply, { method }) => void (method === 'HEAD' && reply.code(204))],
  ['compressed', /^\/teachers$/, () => 'Teachers '.repeat(200)],
  ['compressed-documents', /fees/, () => '%PDF-1.7 '.repeat(200)],
])('%s: a host that breaks it is reported', async (id, pattern, spoil) => {
  expect(await brokenBy(pattern, spoil)).toContain(id);
});

it('no two promises have the same id', () => {
  const ids = promises.map((promise) => promise.id);
  expect(new Set(ids).size).toBe(ids.length);
});
