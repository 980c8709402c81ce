import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { serverTimes } from '../server/connections';
import { codeOf, describeFault } from '../server/log';
import { isDiskFull } from '../server/storage/disk-full';
import { accountRoutes } from './routes/account-routes';
import { callRoutes } from './routes/call-routes';
import { figureRoutes } from './routes/figure-routes';
import { parseForm } from './guard/form-body';
import { guardOffice, takeTyped } from './guard/guard';
import { limitRequests } from './guard/limit-requests';
import { securityHeaders } from './guard/security-headers';
import { OfficeContext } from './routes/office-context';
import type { OfficeOptions } from './office-options';
import { personRoutes } from './routes/person-routes';
import { recordRoutes } from './routes/record-routes';
import { showPages } from './routes/show';
import { websiteRoutes } from './website/website-routes';

/** Assembles the office, its pages and forms, without listening. */
export async function createOffice(options: OfficeOptions): Promise<FastifyInstance> {
  const { settings, accounts, submissions, school, renderer, sitePort, log, now, connections, beforeRequest } = options;
  const { officeOrigin, isDeployed, trustProxy } = settings;
  const app = Fastify({
    logger: false,
    // An address that was pasted twice is one of no page, instead of an error in JSON.
    // Fastify would make an array of a name that is there twice.
    routerOptions: { maxParamLength: 1000, querystringParser: parseForm },
    ...serverTimes(trustProxy > 0),
    // Fastify calls this for addresses that can't be decoded.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(400).headers(securityHeaders).type('text/plain; charset=utf-8').send('Bad request');
    },
    trustProxy: trustProxy > 0 && ((_address: string, hop: number) => hop < trustProxy),
  });
  limitRequests(app, connections);
  if (beforeRequest) app.addHook('onRequest', beforeRequest);
  await guardOffice(app, { accounts, officeOrigin, isOpenAtFirst: !isDeployed, now });
  showPages(app, { school, renderer, log, takeTyped });
  const showNotFound = (reply: FastifyReply) => reply.show({ kind: 'message', message: 'not found' }, 404);
  // Monitors on this machine that ask the office's port, as they did before.
  for (const path of ['/healthz', '/readyz', '/metrics'])
    app.get(path, { config: { role: 'anyone' } }, ({ ownOrigin }, reply) =>
      ownOrigin.isOutside ? showNotFound(reply) : reply.redirect(`http://localhost:${sitePort}${path}`, 307),
    );
  const { names, languages } = school();
  accountRoutes(app, { accounts, officeOrigin, school: () => names[languages[0]] ?? '' });
  const context = new OfficeContext(options);
  // After an erasure, pages that are still open can post to its records. This runs for the page of `callNotFound`, too.
  app.addHook<{ Params: { name?: string } }>('preHandler', ({ params: { name } }, reply, done) => {
    if (name !== undefined && !submissions.read(({ records }) => records.read(name))) showNotFound(reply);
    else done();
  });
  callRoutes(app, context);
  recordRoutes(app, context);
  personRoutes(app, context);
  figureRoutes(app, context);
  websiteRoutes(app, context);
  app.setNotFoundHandler((_request, reply) => showNotFound(reply));
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (isDiskFull(error)) {
      log({ event: 'fault', code: codeOf(error) });
      return reply.show({ kind: 'message', message: 'disk full' }, 507);
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) log({ event: 'fault', ...describeFault(error) });
    // The rest of the office works without the website's part.
    if (status === 500 && /^\/(?:website|preview)\b/.test(request.url))
      return reply.show({ kind: 'message', message: 'no workshop' }, 503);
    return reply.show({ kind: 'message', message: status === 413 ? 'too large' : 'fault' }, status);
  });
  return app;
}
