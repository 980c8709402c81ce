import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { offerXsrfToken } from '../xsrf-token';
import { headersFor, parseHeaders } from './headers';
import { parseRedirects } from './redirects';
import { resolveAddress } from './resolve-address';

export interface SiteOptions {
  /** Absolute path of the built site. Its `_redirects` and `_headers` say what other hosts would do, so that we do the same. */
  folder: string;
}

/**
 * Serves the built site: one address for each screen, without extension. Needs `@fastify/cookie` on the instance.
 *
 * @throws {RuleFileError} at registration, if `_redirects` or `_headers` cannot be read.
 */
export async function site(app: FastifyInstance, { folder }: SiteOptions): Promise<void> {
  const redirects = parseRedirects(await readOptional(join(folder, '_redirects')));
  const headerRules = parseHeaders(await readOptional(join(folder, '_headers')));
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    onSend: async (_request, reply) => {
      // 412 and 416 would be kept for a year in place of the file.
      if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
    },
    handler: async (request, reply) => {
      const [path, query] = splitAddress(request.raw.url ?? '/');
      const found = await resolveAddress(path, folder, redirects);
      if (found.kind === 'file') return sendSiteFile(request, reply, found.file, headersFor(headerRules, path));
      if (found.kind === 'redirect') return reply.redirect(found.to + query, found.status);
      if (isPartOfAPage(request, path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      return reply.redirect(found.home + query, 302);
    },
  });
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    // Before the body is read, of whatever kind it is.
    onRequest: async (_request, reply) =>
      reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Method not allowed'),
    handler: () => undefined,
  });
}

function sendSiteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  headers: Record<string, string>,
): FastifyReply {
  // What `_headers` does not say may be kept for good is asked for again, as on the hosts that read this file.
  reply.headers({ 'cache-control': 'no-cache', ...headers });
  // A server must not say this over a connection without TLS (RFC 6797 §7.2).
  if (request.protocol !== 'https') reply.removeHeader('strict-transport-security');
  if (file.endsWith('.html')) offerXsrfToken(request, reply);
  return reply.sendFile(file);
}

function splitAddress(url: string): [path: string, query: string] {
  const start = url.indexOf('?');
  return start === -1 ? [url, ''] : [url.slice(0, start), url.slice(start)];
}

const pageExtensions = new Set(['', '.html', '.htm', '.php', '.asp', '.aspx', '.jsp', '.cgi']);

/**
 * Whether a browser asks for a picture, script or document of a page. Sent to Home, it would get a page in its place, and a
 * broken link would look alive. A person who follows an old link, even one to a `.php`, should land on Home.
 */
function isPartOfAPage(request: FastifyRequest, path: string): boolean {
  const destination = request.headers['sec-fetch-dest'];
  if (destination !== undefined && !['document', 'iframe', 'empty'].includes(String(destination))) return true;
  const isFileName = !pageExtensions.has(extname(path).toLowerCase());
  return isFileName && !(request.headers.accept ?? '').includes('text/html');
}

async function readOptional(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}
