import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentRelease } from '../../server/site/release';
import { zipSite } from '../../server/site/zip-site';
import type { FormBody } from '../guard/form-body';
import { groupsOf, versionOf } from '../editing/draft-content';
import { groupPrefix } from '../pages/website-views';
import { hostStatus } from './host-routes';
import { changesRules } from './publications';
import type { WebsiteContext } from './website-context';

const config = { role: 'clerk' } as const;

const archive = '/website/site.zip';

/** Publishing, and the pages of publications. */
export function publicationRoutes(app: FastifyInstance, context: WebsiteContext): void {
  const { publications, publishing, workshop } = context;
  const { settings } = context.options;

  const answer = (reply: FastifyReply, started: ReturnType<typeof publishing.publish>) => {
    if (started === 'nothing to publish') return reply.redirect('/website/draft', 303);
    if (started === 'already publishing') return reply.show({ kind: 'message', message: started }, 409);
    if (started === 'not allowed') return reply.show({ kind: 'message', message: started }, 403);
    return reply.redirect(`/website/publications/${started}`, 303);
  };

  const publisherOf = (request: FastifyRequest) => ({
    who: context.who(request),
    isPrincipal: request.role === 'principal',
    language: context.language(request),
  });

  app.post<{ Body: FormBody }>('/website/publish', { config }, (request, reply) => {
    const draft = context.drafts.draft();
    const chosen = groupsOf({ draft }).filter(([first]) => groupPrefix + (first ?? '') in request.body);
    // Only what its reader has seen is published.
    const isSeen = (group: readonly string[]) => request.body[groupPrefix + group[0]!] === versionOf(draft, group);
    if (!chosen.every(isSeen)) return reply.show({ kind: 'message', message: 'draft changed' }, 409);
    return answer(reply, publishing.publish(publisherOf(request), chosen.flat()));
  });

  app.post<{ Body: FormBody }>('/website/undo-publication', { config }, (request, reply) => {
    const publication = publications.read(Number(request.body.id) || 0);
    if (!publication) return reply.callNotFound();
    const { id, state } = publication;
    // A second tap.
    if (state !== 'live' || context.publicationRow(request, publication).state === 'undone') return answer(reply, id);
    return answer(reply, publishing.undo(publisherOf(request), publication));
  });

  app.get(archive, { config }, async (_request, reply) => {
    const { siteDir } = await currentRelease(settings.siteDir);
    return reply.type('application/zip').send(Readable.from(zipSite(siteDir)));
  });

  app.get<{ Params: { id: string } }>('/website/publications/:id', { config }, async (request, reply) => {
    const publication = publications.read(Number(request.params.id) || 0);
    if (!publication) return reply.callNotFound();
    const row = context.publicationRow(request, publication);
    const isRunning = row.state === 'running';
    const host = row.state === 'live' ? await hostStatus(settings) : undefined;
    return reply.show({
      kind: 'publication',
      publication: row,
      step: isRunning ? workshop.publisher.step(row.id) : undefined,
      problems: publication.problems,
      isCommitted: !context.isUncommitted(publication),
      liveAt: publication.liveAt,
      site: row.state === 'live' ? context.siteFor(request) : undefined,
      archive: row.state === 'live' ? archive : undefined,
      host,
      needsRules: row.state === 'live' && settings.isDeployed && !host && changesRules(publication),
      canUndo: row.state === 'live' && publication.texts !== undefined && !row.isLocked && !publications.running(),
      draft: context.summary(request),
    });
  });
}
