import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emptyDraft } from '../editing/draft-content';
import type { WebsiteContext } from './website-context';

const config = { role: 'anyone' } as const;

/** The secret mustn't leave with a link. */
const previewHeaders = { 'referrer-policy': 'no-referrer' };

interface PreviewParameters {
  Params: { secret: string; '*': string };
}

/** Pages of the site for a frame in the office, which has an opaque origin, no session and only one script. */
export function previewRoutes(app: FastifyInstance, context: WebsiteContext): void {
  const { previews, workshop, drafts } = context;

  app.get<PreviewParameters & { Querystring: { of?: string; mark?: string } }>(
    '/preview/:secret/page/*',
    { config },
    async (request, reply) => {
      const { secret, '*': page } = request.params;
      reply.headers({ ...previewHeaders, 'content-security-policy': messagePolicy(request) });
      if (previews.whose(secret) === undefined) return reply.show({ kind: 'message', message: 'preview over' }, 404);
      const { of, mark } = request.query;
      const files = `/preview/${secret}/files`;
      const asked = { page: `/${page}`, files, marksChanges: mark === 'changes' };
      const found = await workshop.preview(asked, of === 'live' ? emptyDraft : drafts.draft());
      if (!found) return reply.callNotFound();
      return reply
        .header('content-security-policy', pagePolicy(request, found.scriptHash))
        .type('text/html; charset=utf-8')
        .send(found.html);
    },
  );

  app.get<PreviewParameters>('/preview/:secret/files/*', { config }, async (request, reply) => {
    const { secret, '*': address } = request.params;
    if (previews.whose(secret) === undefined) return reply.callNotFound();
    const file = await workshop.file(`/${address}`);
    if (!file) return reply.callNotFound();
    return reply
      .headers({
        ...previewHeaders,
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
        // Otherwise a page with an opaque origin can't load it.
        'cross-origin-resource-policy': 'cross-origin',
        ...(file.type.startsWith('font/') && { 'access-control-allow-origin': '*' }),
      })
      .type(file.type)
      .send(Buffer.from(file.body));
  });
}

/** Shows in the frame why there is no page. */
function messagePolicy({ ownOrigin: { origin } }: FastifyRequest): string {
  return `default-src 'none'; style-src ${origin}; frame-ancestors ${origin}; sandbox`;
}

/** Names the office's origin: for a page with an opaque origin, not every browser takes it for 'self'. */
function pagePolicy({ ownOrigin: { origin } }: FastifyRequest, scriptHash: string): string {
  return [
    `default-src 'none'`,
    `script-src '${scriptHash}'`,
    `style-src ${origin} 'unsafe-inline'`,
    `img-src ${origin} data:`,
    `font-src ${origin}`,
    `connect-src 'none'`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `frame-ancestors ${origin}`,
    // Opening it in a tab of its own is no different.
    'sandbox allow-scripts',
  ].join('; ');
}
