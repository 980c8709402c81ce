import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NOT_FOUND } from '../../model/projections/pages/not-found';
import { headersOf } from '../../model/projections/pages/site-rules';
import { offerXsrfToken } from '../xsrf-token';
import { answeredPage } from './answer-search';
import { resolveAddress } from './resolve-address';
import { servedSite } from './served-site';

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
  await servedSite(folder);
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
    onSend: (_request, reply, _payload, done) => {
      // 412 and 416 would be kept for a year in place of the file.
      if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
      done();
    },
    handler: async (request, reply) => {
      const [path, query] = splitAddress(request.raw.url ?? '/');
      // Asked for once, so that a request is answered by one site alone.
      const { siteDir, rules } = await servedSite(folder);
      const found = await resolveAddress(path, siteDir, rules);
      // What is kept for good is a file: an answer in its place is asked for again.
      reply.headers(headersOf(rules, found.kind === 'file' ? found.file : '/', request.protocol === 'https'));
      if (found.kind === 'file') {
        if (found.file.endsWith('.html')) {
          offerXsrfToken(request, reply, rules.basePath);
          const question = new URLSearchParams(query).get('q');
          const answer =
            question === null ? undefined : await answeredPage(found.file, question, { siteDir, rules }, request.ip);
          if (answer !== undefined) return reply.type('text/html; charset=utf-8').send(answer);
        }
        return reply.sendFile(found.file, siteDir);
      }
      if (found.kind === 'redirect') return reply.redirect(found.to + query, 301);
      if (isPartOfAPage(request, path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      // Above the folder of a site that has one, nobody has asked for a page of it yet.
      const fragment = path === '/' ? '' : `#${NOT_FOUND}`;
      return reply.redirect(found.home + query + fragment, 302);
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
