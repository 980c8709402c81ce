import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFormPath } from '../../forms/form-definition';
import type { Language } from '../../words/languages';
import { describeFault, type Log } from '../log';
import { sendPage } from '../pages/page';
import { type School, type Schools, type Speaker, speakerIn } from '../schools';
import type { Counters } from '../watch/counters';
import { isXsrfTokenAcceptable, offerXsrfToken } from '../xsrf-token';
import { type AcceptOptions, acceptSubmission, formOf, schoolOf } from './accept-submission';
import { correctionPage, successPage, troublePage } from './answers/answer-pages';
import type { FilledForm } from './answers/form-again';
import { bodyLimitBytes, readJson, readMultipart, type ReceivedBody } from './read-body';
import { problems, RelayProblem } from './relay-problem';
import { isOriginAllowed, isPageNavigation } from './sender-checks';
import { SteadyRateStore } from './steady-rate-store';
import { visitorLanguage } from './visitor-language';

export interface RelayOptions extends AcceptOptions {
  schools: Schools;
  log: Log;
  counters: Counters;
  /** Requests that one address may make in `windowMs` milliseconds; the provider's one a second if left out. */
  rate?: { max: number; windowMs: number };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What a send brought, as soon as it is read: a page that says what went wrong gives it back. */
    received: ReceivedBody | undefined;
    /** Whom it is for. */
    school: School | undefined;
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

/** Pages are read before they are counted, so that what was typed can be given back; but not without any end. */
const pagesPerRate = 10;

async function endpoint(app: FastifyInstance, options: RelayOptions): Promise<void> {
  const { schools, counters } = options;
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
  // The handler reads the body itself.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => {
    done(null);
  });
  await app.register(rateLimit, { global: false, store: SteadyRateStore });
  const { max, windowMs } = options.rate ?? { max: 1, windowMs: 1000 };
  const countRequest = app.createRateLimit({ max, timeWindow: windowMs });
  const countPage = app.createRateLimit({ max: max * pagesPerRate, timeWindow: windowMs });
  const countSchool = app.createRateLimit({
    max: (_request, schoolId) => schools.find(({ id }) => id === schoolId)?.perMinute ?? 0,
    timeWindow: 60_000,
    keyGenerator: (request) => request.school?.id ?? '',
  });

  const checkRate = async (count: typeof countRequest, request: FastifyRequest) => {
    const found = await count(request);
    if (!found.isAllowed && found.isExceeded) throw problems.tooOften(Math.max(1, found.ttlInSeconds));
  };
  const checkSender = async (request: FastifyRequest) => {
    await checkRate(countRequest, request);
    if (!isXsrfTokenAcceptable(request)) throw problems.wrongToken();
  };
  const allOrigins = schools.flatMap(({ origins }) => origins);

  const send = (read: (request: FastifyRequest) => Promise<ReceivedBody>) => ({
    // A program is refused before its body is read; for a person the body is read first, to be given back on the page.
    onRequest: async (request: FastifyRequest) => {
      if (isPageNavigation(request)) return checkRate(countPage, request);
      await checkSender(request);
      if (!isOriginAllowed(request, allOrigins)) throw problems.foreignOrigin();
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const isPage = isPageNavigation(request);
      const received = await read(request);
      request.received = received;
      request.school = schoolOf(received, schools);
      const school = request.school ?? schools[0];
      if (isPage) await checkSender(request);
      if (!isOriginAllowed(request, school.origins)) throw problems.foreignOrigin();
      const count = request.school && (await countSchool(request));
      if (count && !count.isAllowed && count.isExceeded) throw problems.schoolTooOften(Math.max(1, count.ttlInSeconds));
      const accepted = await acceptSubmission(
        school,
        received,
        { isPage, language: languageOf(request, school) },
        options,
      );
      const { event, code } = accepted.log;
      if (event === 'refused') counters.add('refusals', code ?? event);
      else counters.add('submissions', event);
      options.log({ ...accepted.log, ms: reply.elapsedTime });
      if (!isPage) return reply.type('text/plain; charset=utf-8').send('OK');
      offerXsrfToken(request, reply);
      const speaker = speakerFor(request, school);
      return accepted.errors.length > 0
        ? sendPage(reply, 422, correctionPage(speaker, filledForm(request, school), accepted.errors), school)
        : sendPage(reply, 200, successPage(speaker, accepted.form, accepted.reference), school);
    },
  });

  app.decorateRequest('received', undefined);
  app.decorateRequest('school', undefined);
  for (const slash of ['', '/']) {
    app.route({ method: 'POST', url: formPath + slash, ...send(readMultipart) });
    app.route({
      method: 'POST',
      url: jsonPath + slash,
      bodyLimit: bodyLimitBytes,
      ...send((request) => Promise.resolve(readJson(request.body))),
    });
    // Somebody has pressed Enter in the address bar of an answer.
    app.get(formPath + slash, (request, reply) => reply.redirect(speakerFor(request, schools[0]).homeUrl, 303));
  }
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: (_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  });

  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, request);
    const { code, status, retryAfter } = problem;
    counters.add('refusals', code);
    options.log({ event: code === 'aborted' ? 'aborted' : 'refused', code, status, ms: reply.elapsedTime });
    if (problem.kind === 'fault') options.log({ event: 'fault', ...describeFault(error) });
    // What is left of a body that was not read to its end would be read as the next request.
    if (!request.raw.complete) reply.header('connection', 'close');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (!isPageNavigation(request)) return reply.code(status).type('text/plain; charset=utf-8').send(problem.text);
    offerXsrfToken(request, reply);
    const school = request.school ?? schools[0];
    const page = troublePage(speakerFor(request, school), problem.kind, filledForm(request, school));
    return sendPage(reply, status, page, school);
  });
}

function speakerFor(request: FastifyRequest, school: School): Speaker {
  return speakerIn(languageOfAnswer(request, school), school);
}

function languageOfAnswer(request: FastifyRequest, school: School): Language {
  return languageOf(request, school) ?? school.languages[0];
}

function languageOf({ received, headers }: FastifyRequest, school: School): Language | undefined {
  return visitorLanguage(received?.fields ?? [], headers.referer, school);
}

function filledForm(request: FastifyRequest, school: School): FilledForm {
  const fields = request.received?.fields ?? [];
  const language = languageOfAnswer(request, school);
  return { action: sendFormPath, form: formOf(fields, school, language), language, fields };
}

function toProblem(error: unknown, { raw }: FastifyRequest): RelayProblem {
  if (error instanceof RelayProblem) return error;
  if (raw.destroyed && !raw.complete) return problems.aborted();
  // Fastify and its plugins: malformed bodies, limits. Their texts may quote the body, and are for programmers of the server.
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 413) return problems.tooLarge();
  if (status === 415) return problems.unsupportedType();
  if (typeof status === 'number' && status >= 400 && status < 500) return problems.unreadable();
  return problems.fault();
}
