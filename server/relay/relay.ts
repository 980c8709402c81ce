import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFormPath } from '../../forms/form-definition';
import { describeFault, type Log } from '../log';
import { sendPage } from '../pages/page';
import type { MailIdentifiers } from '../settings';
import { isXsrfTokenAcceptable, offerXsrfToken } from '../xsrf-token';
import { type AcceptOptions, acceptSubmission, formOf } from './accept-submission';
import { correctionPage, type FilledForm, type School, successPage, troublePage } from './answers/answer-pages';
import { multipartLimits, readJson, readMultipart, type ReceivedBody } from './read-body';
import { problems, RelayProblem } from './relay-problem';
import { isOriginAllowed, isPageNavigation } from './sender-checks';

export interface RelayOptions extends AcceptOptions {
  mail: MailIdentifiers;
  /** Origins of other sites whose pages may send; our own and loopback may anyway. */
  allowedOrigins: readonly string[];
  school: School;
  log: Log;
  /** Requests that one address may make in `windowMs` milliseconds; the provider's one a second if left out. */
  rate?: { max: number; windowMs: number };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What a send brought, as soon as it is read: a page that says what went wrong gives it back. */
    received: ReceivedBody | undefined;
  }
}

const apiPrefix = '/api';
const formPath = sendFormPath.slice(apiPrefix.length);
const jsonPath = formPath.replace(/-form$/, '');

/**
 * The mail provider's interface (https://www.emailjs.com/docs/rest-api/send-form/, …/send/), so that the site and the
 * official clients need not know whom they talk to. Needs `@fastify/cookie` on the instance.
 */
export async function relay(app: FastifyInstance, options: RelayOptions): Promise<void> {
  await app.register(endpoint, { ...options, prefix: apiPrefix });
}

async function endpoint(app: FastifyInstance, options: RelayOptions): Promise<void> {
  // Without this header on an error too, a browser reports “network failure” for an enquiry that was only mistyped, or
  // even stored. Any origin may read the answer, which says nothing; whether it may send is decided in `checkSender`.
  await app.register(cors, {
    origin: '*',
    methods: ['POST'],
    allowedHeaders: ['content-type'],
    exposedHeaders: ['retry-after'],
    maxAge: 86_400,
    strictPreflight: false,
  });
  await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
  await app.register(rateLimit, { global: false });
  const countRequest = app.createRateLimit({ max: options.rate?.max ?? 1, timeWindow: options.rate?.windowMs ?? 1000 });

  const checkSender = async (request: FastifyRequest, reply: FastifyReply) => {
    const count = await countRequest(request);
    if (!count.isAllowed && count.isExceeded) {
      reply.header('retry-after', Math.max(1, count.ttlInSeconds));
      throw problems.tooOften();
    }
    if (!isOriginAllowed(request, options.allowedOrigins)) throw problems.foreignOrigin();
    if (!isXsrfTokenAcceptable(request)) throw problems.wrongToken();
  };

  const send = (read: (request: FastifyRequest) => Promise<ReceivedBody>) => ({
    // A program is refused before its body is read; for a person the body is read first, to be given back on the page.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isPageNavigation(request)) await checkSender(request, reply);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const isPage = isPageNavigation(request);
      request.received = await read(request);
      if (isPage) await checkSender(request, reply);
      const accepted = await acceptSubmission(request.received, isPage, options);
      options.log({ ...accepted.log, ms: reply.elapsedTime });
      if (!isPage) return reply.type('text/plain; charset=utf-8').send('OK');
      offerXsrfToken(request, reply);
      return accepted.errors.length > 0
        ? sendPage(reply, 422, correctionPage(options.school, filledForm(request, options), accepted.errors))
        : sendPage(reply, 200, successPage(options.school));
    },
  });

  app.decorateRequest('received', undefined);
  for (const slash of ['', '/']) {
    app.route({ method: 'POST', url: formPath + slash, ...send(readMultipart) });
    app.route({
      method: 'POST',
      url: jsonPath + slash,
      bodyLimit: 512 * 1024,
      ...send((request) => Promise.resolve(readJson(request.body))),
    });
    // Somebody has pressed Enter in the address bar of an answer.
    app.get(formPath + slash, (_request, reply) => reply.redirect(options.school.homeUrl, 303));
  }
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: (_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  });

  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    options.log({ event: 'refused', code: problem.code, status: problem.status, ms: reply.elapsedTime });
    if (problem.kind === 'fault') options.log({ event: 'fault', ...describeFault(error) });
    // What is left of a body that is too large would be read as the next request.
    if (problem.status === 413) reply.header('connection', 'close');
    if (!isPageNavigation(request))
      return reply.code(problem.status).type('text/plain; charset=utf-8').send(problem.text);
    offerXsrfToken(request, reply);
    return sendPage(reply, problem.status, troublePage(options.school, problem.kind, filledForm(request, options)));
  });
}

function filledForm(request: FastifyRequest, options: RelayOptions): FilledForm {
  const fields = request.received?.fields ?? [];
  return { action: sendFormPath, form: formOf(fields, options.mail), fields };
}

function toProblem(error: unknown): RelayProblem {
  if (error instanceof RelayProblem) return error;
  // Fastify and its plugins: malformed bodies, limits. Their texts may quote the body, and are for programmers of the server.
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 413) return problems.tooLarge();
  if (status === 415) return problems.unsupportedType();
  if (isUnreadableBody(error) || (typeof status === 'number' && status >= 400 && status < 500))
    return problems.unreadable();
  return problems.fault();
}

/** The multipart parser throws plain errors for a body that is not what its header says. */
function isUnreadableBody(error: unknown): boolean {
  return error instanceof Error && /multipart|boundary|part terminated|unexpected end/i.test(error.message);
}
