import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { codeOf, type Log } from '../log';
import { watch, type WatchOptions } from '../watch/watch';
import { keptFormBytes } from './form-body';
import type { OfficeAnswer, OfficeRequest } from './office-calls';
import { originOf } from './request-origin';
import { securityHeaders } from './security-headers';

export interface OfficePortOptions extends WatchOptions {
  /** Loads newly published content. */
  beforeRequest?: () => Promise<void>;
  answer: (request: OfficeRequest) => Promise<OfficeAnswer>;
  trustProxy: number;
  log: Log;
}

/** The server on INBOX_PORT: passes requests to the office, and serves monitoring itself, on loopback only. */
export function createOfficePort({
  answer,
  beforeRequest,
  trustProxy,
  log,
  ...watched
}: OfficePortOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: keptFormBytes,
    // Fastify calls this for addresses that can't be decoded.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(400).headers(securityHeaders).type('text/plain; charset=utf-8').send('Bad request');
    },
    trustProxy: trustProxy > 0 && ((_address: string, hop: number) => hop < trustProxy),
  });
  app.addHook('onRequest', async () => beforeRequest?.());
  app.register((monitoring, _options, done) => {
    monitoring.addHook('onRequest', async (request, reply) =>
      'problem' in originOf(request, undefined) ? reply.code(404).type('text/plain').send('Not found\n') : undefined,
    );
    watch(monitoring, watched);
    done();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.all('/*', async (request, reply) => {
    const { method, url, headers, ip } = request;
    const body = request.body instanceof Uint8Array ? request.body : undefined;
    try {
      const answered = await answer({ method, url, headers, body, ip });
      // `Buffer.from` without a copy: what comes from another process is a plain Uint8Array.
      const { buffer, byteOffset, byteLength } = answered.body;
      return await reply
        .code(answered.status)
        .headers(answered.headers)
        .send(Buffer.from(buffer, byteOffset, byteLength));
    } catch (error) {
      log({ event: 'office failed', code: codeOf(error) });
      return reply
        .code(503)
        .headers(securityHeaders)
        .type('text/plain; charset=utf-8')
        .send('The office does not answer. Reload in a moment.');
    }
  });
  return app;
}
