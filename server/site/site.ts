import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headersOf, plainSiteRules, type SiteRules, siteRulesFile } from '../../model/derived/site-rules';
import { offerXsrfToken } from '../xsrf-token';
import { currentRelease } from './release';
import { resolveAddress } from './resolve-address';

export interface SiteOptions {
  /** Absolute path of the built site, beside which may stand which release of it counts. Its rules lie beside it, too. */
  folder: string;
}

/**
 * Serves the built site: one address for each screen, without extension. Needs `@fastify/cookie` on the instance.
 *
 * @throws at registration, if the file of its rules cannot be read.
 */
export async function site(app: FastifyInstance, { folder }: SiteOptions): Promise<void> {
  let known: { id: string; rules: SiteRules } | undefined;
  /** The site of this moment. It is asked for once a request, so that each is answered by one site alone. */
  const siteNow = async () => {
    const { id, siteDir } = currentRelease(folder);
    // The rules of a release never change; those of any other folder may.
    const rules = known?.id === id ? known.rules : await readRules(siteDir);
    known = id === '' ? undefined : { id, rules };
    return { siteDir, rules };
  };
  await siteNow();
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
      const { siteDir, rules } = await siteNow();
      const found = await resolveAddress(path, siteDir, rules);
      // What is kept for good is a file: an answer in its place is asked for again.
      reply.headers(headersOf(rules, found.kind === 'file' ? path : '/', request.protocol === 'https'));
      if (found.kind === 'file') return sendSiteFile(request, reply, found.file, siteDir);
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

async function readRules(siteDir: string): Promise<SiteRules> {
  try {
    return JSON.parse(await readFile(join(siteDir, '..', siteRulesFile), 'utf8')) as SiteRules;
  } catch (error) {
    // A folder that no build of ours has made.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return plainSiteRules;
    throw error;
  }
}

function sendSiteFile(request: FastifyRequest, reply: FastifyReply, file: string, siteDir: string): FastifyReply {
  if (file.endsWith('.html')) offerXsrfToken(request, reply);
  return reply.sendFile(file, siteDir);
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
