import { extname } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NOT_FOUND } from '../../model/projections/pages/not-found';
import { headersOf } from '../../model/projections/pages/site-rules';
import { networkOf } from '../network-of';
import { offerXsrfToken } from '../xsrf-token';
import { answeredPage } from './answer-search';
import { resolveAddress } from './resolve-address';
import { servedSite } from './served-site';

export interface SiteOptions {
  /** Absolute path of the built site. Beside it are its rules, and `current`, which may name a release. */
  folder: string;
}

/**
 * Serves the built site, with one address per screen and no extensions. Needs `@fastify/cookie`.
 *
 * @throws at registration, if its rules can't be read
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

  const isSearchAllowed = await searchLimit(app);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    onSend: (_request, reply, _payload, done) => {
      // Otherwise 412 and 416 would be cached for a year instead of the file.
      if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
      done();
    },
    handler: async (request, reply) => {
      const [path, query] = splitAddress(request.raw.url ?? '/');
      // Look up the release once per request, so that the whole response comes from it.
      const { siteDir, rules } = await servedSite(folder);
      const found = await resolveAddress(path, siteDir, rules);
      // Only files can be immutable; other responses need revalidation.
      reply.headers(headersOf(rules, found.kind === 'file' ? found.file : '/', request.protocol === 'https'));
      if (found.kind === 'file') {
        if (found.file.endsWith('.html')) {
          offerXsrfToken(request, reply, rules.basePath);
          const question = new URLSearchParams(query).get('q');
          const answer =
            question !== null && (await isSearchAllowed(request))
              ? await answeredPage(found.file, question, { siteDir, rules })
              : undefined;
          if (answer !== undefined) return reply.type('text/html; charset=utf-8').send(answer);
        }
        return reply.sendFile(found.file, siteDir);
      }
      if (found.kind === 'redirect') return reply.redirect(found.to + query, 301);
      if (isPartOfAPage(request, path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      // Above the base path, no page of the site was requested, so don't report one as missing.
      const fragment = path === '/' ? '' : `#${NOT_FOUND}`;
      return reply.redirect(found.home + query + fragment, 302);
    },
  });
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    // Answer before Fastify reads the body, so that its type doesn't matter.
    onRequest: async (_request, reply) =>
      reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Method not allowed'),
    handler: () => undefined,
  });
}

/** Searches compete with forms for the CPU. Beyond this rate we send the plain screen, which lists all headings. */
async function searchLimit(app: FastifyInstance): Promise<(request: FastifyRequest) => Promise<boolean>> {
  await app.register(rateLimit, { global: false });
  const limits = [
    app.createRateLimit({ max: 10, timeWindow: 5000, keyGenerator: ({ ip }) => networkOf(ip, 48) }),
    app.createRateLimit({ max: 40, timeWindow: 4000, keyGenerator: () => 'everybody' }),
  ];
  return async (request) => {
    for (const limit of limits) {
      const found = await limit(request);
      if (!found.isAllowed && found.isExceeded) return false;
    }
    return true;
  };
}

function splitAddress(url: string): [path: string, query: string] {
  const start = url.indexOf('?');
  return start === -1 ? [url, ''] : [url.slice(0, start), url.slice(start)];
}

const pageExtensions = new Set(['', '.html', '.htm', '.php', '.asp', '.aspx', '.jsp', '.cgi']);

/**
 * Whether the request is for a picture, script or document. Redirecting those to Home would hide broken links. People who follow an old
 * link, even one to a `.php`, should land on Home.
 */
function isPartOfAPage(request: FastifyRequest, path: string): boolean {
  const destination = request.headers['sec-fetch-dest'];
  if (destination !== undefined && !['document', 'iframe', 'empty'].includes(String(destination))) return true;
  const isFileName = !pageExtensions.has(extname(path).toLowerCase());
  return isFileName && !(request.headers.accept ?? '').includes('text/html');
}
