import type { FastifyInstance } from 'fastify';
import { todayInIndia } from '../../forms/calendar-date';
import type { OfficeContext } from '../routes/office-context';
import { Searches } from '../routes/searches';
import { draftRoutes } from './draft-routes';
import { entryRoutes } from './entry-routes';
import { fieldRoutes } from './field-routes';
import { hostRoutes } from './host-routes';
import { listRoutes } from './list-routes';
import { previewRoutes } from './preview-routes';
import { publicationRoutes } from './publication-routes';
import { WebsiteContext } from './website-context';

const config = { role: 'clerk' } as const;

/** Number of rows on the home page. */
const maxRows = 10;

/** The part of the office where a clerk changes the site. */
export function websiteRoutes(app: FastifyInstance, officeContext: OfficeContext): void {
  const context = new WebsiteContext(officeContext);
  const { publications, publishing } = context;
  const searches = new Searches();
  officeContext.onErased(() => searches.clear());
  fieldRoutes(app, context, listRoutes(app, context, searches));
  entryRoutes(app, context);
  draftRoutes(app, context);
  publicationRoutes(app, context);
  previewRoutes(app, context);
  hostRoutes(app, context);
  publishing.resume();
  app.addHook('onClose', (_app, done) => {
    publishing.stop();
    done();
  });

  app.get('/website', { config }, async (request, reply) => {
    const { changes } = await context.rows(request);
    return reply.show({
      kind: 'website',
      draft: context.summary(request),
      publications: publications.newest(maxRows).map((each) => context.publicationRow(request, each)),
      changes: changes.toSorted((one, other) => other.at - one.at).slice(0, maxRows),
      month: Number(todayInIndia(new Date(officeContext.options.now())).slice(5, 7)),
      site: context.siteFor(request),
    });
  });
}
