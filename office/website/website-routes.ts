import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { todayInIndia } from '../../forms/calendar-date';
import { type Job, jobNames } from '../editing/job-names';
import type { FieldsView } from '../pages/website-views';
import type { FormBody } from '../guard/form-body';
import type { OfficeContext } from '../routes/office-context';
import { Searches } from '../routes/searches';
import { draftRoutes } from './draft-routes';
import { fieldRoutes } from './field-routes';
import { previewRoutes } from './preview-routes';
import { publicationRoutes } from './publication-routes';
import type { FoundFields } from './workshop';
import { WebsiteContext } from './website-context';

const config = { role: 'clerk' } as const;

/** Numbers of rows on the home page and in the results of a search. */
const maxRows = 10;
const maxResults = 50;

/** The part of the office where a clerk changes the site. */
export function websiteRoutes(app: FastifyInstance, officeContext: OfficeContext): void {
  const context = new WebsiteContext(officeContext);
  const { drafts, publications, publishing, workshop } = context;
  fieldRoutes(app, context);
  draftRoutes(app, context);
  publicationRoutes(app, context);
  previewRoutes(app, context);
  publishing.resume();
  app.addHook('onClose', (_app, done) => {
    publishing.stop();
    done();
  });

  const searches = new Searches();
  officeContext.onErased(() => searches.clear());

  app.get('/website', { config }, async (request, reply) => {
    const draft = drafts.draft();
    const { changes } = await context.rows(request, draft);
    return reply.show({
      kind: 'website',
      draft: context.summary(request),
      publications: publications.newest(maxRows).map((each) => context.publicationRow(request, each)),
      changes: changes.reverse().slice(0, maxRows),
      month: Number(todayInIndia(new Date(officeContext.options.now())).slice(5, 7)),
      site: context.siteFor(request),
    });
  });

  const showFields = (
    request: FastifyRequest,
    reply: FastifyReply,
    { rows, unreadable }: FoundFields,
    about: Pick<FieldsView, 'job' | 'asked'>,
    limit = Infinity,
  ) =>
    reply.show({
      kind: 'fields',
      ...about,
      rows: rows.slice(0, limit),
      more: Math.max(0, rows.length - limit),
      draft: context.summary(request),
      unreadable,
    });

  // Names of staff mustn't be in addresses.
  app.post<{ Body: FormBody }>('/website/find', { config }, (request, reply) =>
    reply.redirect(`/website/find?asked=${searches.keep(request.body.asked ?? '')}`, 303),
  );

  app.get<{ Querystring: { asked?: string } }>('/website/find', { config }, async (request, reply) => {
    const asked = searches.text(request.query.asked ?? '');
    if (asked === undefined) return reply.redirect('/website');
    const found = await workshop.find(asked, context.language(request), drafts.draft());
    return showFields(request, reply, found, { job: undefined, asked }, maxResults);
  });

  app.get<{ Params: { job: string } }>('/website/jobs/:job', { config }, async (request, reply) => {
    const job = jobNames.find((each): each is Job => each === request.params.job);
    if (!job) return reply.callNotFound();
    const found = await workshop.fieldsOfJob(job, context.language(request), drafts.draft());
    return showFields(request, reply, found, { job, asked: undefined });
  });
}
