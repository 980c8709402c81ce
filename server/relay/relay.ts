import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFormPath } from '../../forms/form-definition';
import { spokenNumberHeader } from '../../forms/spoken-number';
import type { Language } from '../../words/languages';
import { describeFault, type Log } from '../log';
import type { LoadRenderer } from '../load-renderer';
import { type ServedSchool, schoolIn } from '../settings/school';
import { isXsrfTokenAcceptable, offerXsrfToken } from '../xsrf-token';
import { type AcceptOptions, acceptSubmission, formOf } from './accept-submission';
import type { Answer, AnsweringSchool, FilledForm } from '../../app/answers/answer';
import { type AnswerRenderer, sendAnswer } from './answers/send-answer';
import { bodyMemory, discardRest, emptyBody, readJson, readMultipart, type ReceivedBody } from './read-body';
import { problems, RelayProblem } from './relay-problem';
import { toValues } from './submission';
import { isOriginAllowed, isPageNavigation } from './sender-checks';
import { rateLimits, type RateLimits } from './rate-limits';
import { visitorLanguage } from './visitor-language';

export interface RelayOptions extends AcceptOptions {
  /** The school's data from the newest published content. */
  school: () => ServedSchool;
  log: Log;
  /** Renders answers to forms that were sent without JavaScript. */
  renderer: LoadRenderer<AnswerRenderer>;
  limits?: RateLimits;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The posted fields, once we have read them. Error pages give them back, so that nothing is lost. */
    received: ReceivedBody | undefined;
    /** Why we refuse a page's request, once we have read its fields. */
    refusal: RelayProblem | undefined;
  }
}

const apiPrefix = '/api';
const formPath = sendFormPath.slice(apiPrefix.length);
const jsonPath = formPath.replace(/-form$/, '');

/**
 * Serves the mail provider's API (https://www.emailjs.com/docs/rest-api/send-form/, …/send/), so that the site and the official clients
 * work with the provider or with us. Needs `@fastify/cookie`.
 */
export async function relay(app: FastifyInstance, options: RelayOptions): Promise<void> {
  await app.register(endpoint, { ...options, prefix: apiPrefix });
}

async function endpoint(app: FastifyInstance, options: RelayOptions): Promise<void> {
  // Any origin may read responses, which contain nothing new to the sender. Errors need the CORS header, too: without it browsers report
  // a network failure. `checkSender` decides who may send.
  await app.register(cors, {
    origin: '*',
    methods: ['POST'],
    allowedHeaders: ['content-type'],
    exposedHeaders: ['retry-after', spokenNumberHeader],
    maxAge: 86_400,
    strictPreflight: false,
  });
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  const limits = await rateLimits(app, options.limits);
  const reserveMemory = bodyMemory();

  const send = (reply: FastifyReply, status: number, answer: Answer) =>
    sendAnswer(reply, status, answer, { ...options, school: options.school() });
  const accept = (read: (request: FastifyRequest) => Promise<ReceivedBody>) => ({
    // Refuse scripted clients before reading the body. For pages, we read the body first, to give the form back.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const { refusal = refusalOf(request, options.school().origins), mayRead } = await limits.ofAddress(request);
      if (refusal && !(mayRead && isPageNavigation(request))) throw refusal;
      request.refusal = refusal;
      reserveMemory(request, reply);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const isPage = isPageNavigation(request);
      const received = await read(request);
      request.received = received;
      if (request.refusal) throw request.refusal;
      const school = options.school();
      const accepted = await acceptSubmission(
        school,
        received,
        { isPage, language: languageOf(request, school), admit: () => limits.ofStored(request) },
        options,
      );
      options.log({ ...accepted.log, ms: reply.elapsedTime });
      if (accepted.spokenNumber !== null) reply.header(spokenNumberHeader, accepted.spokenNumber);
      if (!isPage) return reply.type('text/plain; charset=utf-8').send('OK');
      offerXsrfToken(request, reply, school.basePath);
      const { errors, form, reference, spokenNumber } = accepted;
      const own = schoolFor(request, school);
      return errors.length > 0
        ? send(reply, 422, { kind: 'correction', school: own, filled: filledForm(request, school), errors })
        : send(reply, 200, { kind: 'sent', school: own, sent: form.sent, reference, spokenNumber });
    },
  });

  app.decorateRequest('received', undefined);
  app.decorateRequest('refusal', undefined);
  for (const slash of ['', '/']) {
    app.route({ method: 'POST', url: formPath + slash, ...accept(readMultipart) });
    app.route({
      method: 'POST',
      url: jsonPath + slash,
      ...accept((request) => Promise.resolve(readJson(request.body))),
    });
    // Visitors who press Enter in the address bar of a response page go to Home.
    app.get(formPath + slash, (request, reply) => reply.redirect(schoolFor(request, options.school()).homeUrl, 303));
  }
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    // Answer before Fastify reads the body.
    onRequest: async (_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
    handler: () => undefined,
  });

  app.setErrorHandler(async (error, request, reply) => {
    const problem = toProblem(error, request);
    const { code, status, retryAfter } = problem;
    options.log({ event: code === 'aborted' ? 'aborted' : 'refused', code, status, ms: reply.elapsedTime });
    if (problem.kind === 'fault') options.log({ event: 'fault', ...describeFault(error) });
    await discardRest(request, status === 413);
    // Close the connection, because Node would parse unread bytes of the body as the next request.
    if (!request.raw.complete) reply.header('connection', 'close');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (!isPageNavigation(request)) return reply.code(status).type('text/plain; charset=utf-8').send(problem.text);
    const school = options.school();
    offerXsrfToken(request, reply, school.basePath);
    return send(reply, status, {
      kind: 'trouble',
      school: schoolFor(request, school),
      problem: problem.kind,
      filled: filledForm(request, school),
    });
  });
}

function refusalOf(request: FastifyRequest, origins: readonly string[]): RelayProblem | undefined {
  if (!isXsrfTokenAcceptable(request)) return problems.wrongToken();
  return isOriginAllowed(request, origins) ? undefined : problems.foreignOrigin();
}

function schoolFor(request: FastifyRequest, school: ServedSchool): AnsweringSchool {
  return schoolIn(languageOfAnswer(request, school), school);
}

function languageOfAnswer(request: FastifyRequest, school: ServedSchool): Language {
  return languageOf(request, school) ?? school.languages[0];
}

function languageOf({ received, headers }: FastifyRequest, school: ServedSchool): Language | undefined {
  return visitorLanguage(toValues((received ?? emptyBody).fields), headers.referer, school);
}

function filledForm(request: FastifyRequest, school: ServedSchool): FilledForm {
  const { fields } = request.received ?? emptyBody;
  const values = toValues(fields);
  const language = languageOfAnswer(request, school);
  // `originalUrl` includes the base path of the site.
  const [action = sendFormPath] = request.originalUrl.split('?');
  const form = formOf(values, school, language);
  return { action, form, language, fields, values, notice: form && school.noticesIn[language]?.[form.id] };
}

function toProblem(error: unknown, { raw }: FastifyRequest): RelayProblem {
  if (error instanceof RelayProblem) return error;
  if (raw.destroyed && !raw.complete) return problems.aborted();
  // Don't send the messages of other errors, which come from Fastify and its plugins and may quote the body.
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 413) return problems.tooLarge();
  if (status === 415) return problems.unsupportedType();
  if (typeof status === 'number' && status >= 400 && status < 500) return problems.unreadable();
  return problems.fault();
}
