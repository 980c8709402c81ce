import Fastify, { type FastifyInstance } from 'fastify';
import { sendPage } from '../pages/page';
import type { Spool } from '../relay/spool/spool';
import { findMail, findMailOf, readArrivals, readMail } from './arrivals';
import { type DeliveryGoal, listPage, mailPage, recordPage } from './inbox-pages';

export interface InboxOptions {
  spool: Spool;
  /** Absolute path of the Maildir. */
  mailbox: string;
  goal: DeliveryGoal;
}

/** Shows what the forms have sent. It has no login, so it must be reachable from this machine only. */
export function createInbox({ spool, mailbox, goal }: InboxOptions): FastifyInstance {
  const app = Fastify({ logger: false });

  app.addHook('onRequest', async (request, reply) => {
    // A foreign page could point its own name at 127.0.0.1 (DNS rebinding) and read the inbox as “same origin”; the name
    // in `Host` is then still its own.
    if (!['localhost', '127.0.0.1', '[::1]'].includes(request.hostname)) {
      return reply.code(421).type('text/plain; charset=utf-8').send('Open the inbox as http://localhost');
    }
  });

  app.get<{ Querystring: { page?: string } }>('/', async (request, reply) => {
    const page = Math.max(1, Number.parseInt(request.query.page ?? '1', 10) || 1);
    return sendPage(reply, 200, listPage(await readArrivals(spool, mailbox), page, goal));
  });
  app.get<{ Params: { name: string } }>('/records/:name', async (request, reply) => {
    const { name } = request.params;
    const record = /^[0-9a-f]{64}$/.test(name) ? await spool.read(name) : undefined;
    if (!record) return reply.callNotFound();
    return sendPage(reply, 200, recordPage(record, await findMailOf(record, mailbox), goal));
  });
  app.get<{ Params: { name: string } }>('/mails/:name', async (request, reply) => {
    const mail = await findMail(request.params.name, mailbox);
    return mail ? sendPage(reply, 200, mailPage(await readMail(mail))) : reply.callNotFound();
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found'));
  return app;
}
