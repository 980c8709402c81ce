import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FormBody } from '../form-body';
import type { WebsiteContext } from './website-context';

const config = { role: 'clerk' } as const;

const archive = '/website/site.zip';

/** Publishing, and the pages of publications. */
export function publicationRoutes(app: FastifyInstance, context: WebsiteContext): void {
  const { publications, publishing, workshop } = context;

  const answer = (reply: FastifyReply, started: number | 'nothing to publish' | 'already publishing') => {
    if (started === 'nothing to publish') return reply.redirect('/website/draft', 303);
    if (started === 'already publishing') return reply.show({ kind: 'message', message: started }, 409);
    return reply.redirect(`/website/publications/${started}`, 303);
  };

  app.post<{ Body: FormBody }>('/website/publish', { config }, async (request, reply) => {
    const { through, whose } = request.body;
    const publisher = { who: context.who(request), language: context.language(request) };
    return answer(reply, await publishing.publish(publisher, Number(through) || 0, whose === 'mine' ? 'mine' : 'all'));
  });

  app.post<{ Body: FormBody }>('/website/undo-publication', { config }, (request, reply) => {
    const publication = publications.read(Number(request.body.id) || 0);
    if (!publication) return reply.callNotFound();
    const { id, state } = publication;
    // A second tap.
    if (state !== 'live' || publications.isUndone(id)) return answer(reply, id);
    const publisher = { who: context.who(request), language: context.language(request) };
    return answer(reply, publishing.undo(publisher, publication));
  });

  app.get(archive, { config }, async (_request, reply) =>
    reply.type('application/zip').send(Buffer.from(await workshop.archive())),
  );

  app.get<{ Params: { id: string } }>('/website/publications/:id', { config }, async (request, reply) => {
    const publication = publications.read(Number(request.params.id) || 0);
    if (!publication) return reply.callNotFound();
    const row = context.publicationRow(context.language(request), publication);
    const isRunning = row.state === 'running';
    return reply.show({
      kind: 'publication',
      publication: row,
      step: isRunning ? await workshop.step(row.id).catch(() => undefined) : undefined,
      problems: publication.problems,
      liveAt: publication.liveAt,
      site: row.state === 'live' ? await context.siteFor(request) : undefined,
      archive: row.state === 'live' ? archive : undefined,
      canUndo: row.state === 'live' && !publications.running(),
      draft: context.summary(request),
    });
  });
}
