import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import PostalMime from 'postal-mime';
import type { KeepingPeriods } from '../erasure/keeping-periods';
import { type Page, sendPage } from '../pages/page';
import { formOfRecord, languageToCallIn, mailName } from '../relay/mail/compose-mail';
import type { Maildir } from '../relay/mail/maildir';
import type { ListedSubmission, SubmissionRecord } from '../relay/spool/submission-record';
import type { ServedSchool } from '../settings/school';
import { watch, type WatchOptions } from '../watch/watch';
import { type DeliveryGoal, foundPage, listPage, mailPage, pageSize, recordPage } from './inbox-pages';

export interface InboxOptions extends WatchOptions {
  maildir: Maildir;
  /** The school, from the newest published content. */
  school: () => ServedSchool;
  goal: DeliveryGoal;
  periods: KeepingPeriods;
  /** Loads newly published content. */
  beforeRequest?: () => Promise<void>;
  /** Called when someone requests another delivery. */
  onSendAgain: () => void;
}

/** Limit of the list of submissions that need a person. */
const mostStuck = 200;

/** Shows submissions. It has no login, so it must be reachable from this machine only. */
export function createInbox(options: InboxOptions): FastifyInstance {
  const { spool, maildir, school, goal, periods, onSendAgain, now } = options;
  const app = Fastify({ logger: false });

  app.addHook('onRequest', async (request, reply) => {
    await options.beforeRequest?.();
    // A foreign page could point its own name at 127.0.0.1 (DNS rebinding) and read the inbox as “same origin”, but `Host` still has
    // its name.
    if (!['localhost', '127.0.0.1', '[::1]'].includes(request.hostname)) {
      return reply.code(421).type('text/plain; charset=utf-8').send('Open the inbox as http://localhost');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD' && isFromAnotherPage(request)) {
      return reply.code(403).type('text/plain; charset=utf-8').send('Only the inbox’s own pages may do this');
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => {
      done(null, body);
    },
  );

  const pageOf = (request: FastifyRequest<{ Querystring: { page?: string } }>) =>
    Math.max(1, Number.parseInt(request.query.page ?? '1', 10) || 1);
  const withRecord = (request: FastifyRequest<{ Params: { name: string } }>): SubmissionRecord | undefined =>
    /^[0-9a-f]{64}$/.test(request.params.name) ? spool.records.read(request.params.name) : undefined;
  const readMail = (record: SubmissionRecord) => maildir.read(mailName(record), new Date(record.receivedAt));

  const languageNow = () => school().languages[0];
  const send = (reply: FastifyReply, page: Page) => sendPage(reply, 200, page, school());
  const formOf = (record: ListedSubmission) => formOfRecord(record, school().forms);

  app.get<{ Querystring: { page?: string } }>('/', async (request, reply) => {
    const { states } = spool.records.counts();
    const total = Object.values(states).reduce((sum, count) => sum + count, 0);
    const page = Math.min(pageOf(request), Math.ceil(total / pageSize) || 1);
    const stuck = page === 1 ? spool.records.list('stuck', mostStuck) : [];
    const records = spool.records.list('all', pageSize, (page - 1) * pageSize);
    const [outage, mistakes, damaged] = [options.outage(), await options.mistakes(), await spool.damaged()];
    const shortening = periods.announced(now());
    const view = { outage, mistakes, damaged, shortening, stuck, records, total, page, goal, formOf };
    return send(reply, listPage({ language: languageNow(), ...view }));
  });
  // The search is a POST request, because phone numbers must not be in URLs.
  app.post<{ Body: string | undefined }>('/find', (request, reply) => {
    const wanted = new URLSearchParams(request.body).get('wanted') ?? '';
    const records = spool.records.find(wanted).flatMap(({ name }) => spool.records.read(name) ?? []);
    return send(reply, foundPage({ language: languageNow(), records, goal, formOf }));
  });
  app.get<{ Params: { name: string } }>('/records/:name', async (request, reply) => {
    const record = withRecord(request);
    if (!record) return reply.callNotFound();
    const page = recordPage({
      language: languageNow(),
      record,
      form: formOf(record),
      callIn: languageToCallIn(record, school().languages),
      hasMail: (await readMail(record)) !== undefined,
      goal,
    });
    return send(reply, page);
  });
  app.post<{ Params: { name: string } }>('/records/:name/send-again', async (request, reply) => {
    const record = withRecord(request);
    if (!record) return reply.callNotFound();
    await spool.queue.sendAgain([record.name], now());
    onSendAgain();
    return reply.redirect(`/records/${record.name}`, 303);
  });
  app.get<{ Params: { name: string } }>('/records/:name/mail', async (request, reply) => {
    const record = withRecord(request);
    const mail = record && (await readMail(record));
    return mail ? send(reply, mailPage(await PostalMime.parse(mail), languageNow())) : reply.callNotFound();
  });
  watch(app, options);
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found'));
  return app;
}

/** Foreign pages can post to this machine, but browsers then send their origin. */
function isFromAnotherPage({ headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return true;
  return origin !== undefined && origin !== `http://${host}`;
}
