import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { codeOf, type Log } from '../server/log';
import { Connections, type ConnectionLimits, serverTimes } from '../server/connections';
import { watch, type WatchOptions } from '../server/watch/watch';
import { keptFormBytes } from './guard/form-body';
import { currentRelease } from '../server/site/release';
import { zipSite } from '../server/site/zip-site';
import { type OfficeAnswer, type OfficeRequest, sendsSite } from './office-calls';
import { originOf } from './guard/request-origin';
import { securityHeaders } from './guard/security-headers';

export interface OfficePortOptions extends WatchOptions {
  /** Loads newly published content. */
  beforeRequest?: () => Promise<void>;
  answer: (request: OfficeRequest) => Promise<OfficeAnswer>;
  /** `OFFICE_ORIGIN` */
  officeOrigin: string | undefined;
  /** Absolute path of the built site. */
  siteDir: string;
  trustProxy: number;
  connections: ConnectionLimits;
  /** Deadline for running requests once the server is stopping, in milliseconds. */
  stopMs: number;
  log: Log;
}

/** HSTS, as the site sends it (RFC 6797): browsers ignore it over http. */
const headersOverTls = { 'strict-transport-security': 'max-age=31536000' };

/**
 * Requests that the office's process gets at once. Others wait here, where they take no time of a process that is replaced if it doesn't
 * answer.
 */
const mostAtOnce = 100;

/** Longer bodies than this are few, in bytes: a page of writing, with what it was before. */
const shortBytes = 64 * 1024;

/** Long bodies that are in memory at once, 43 MB at most. Others wait in their connections, so that strangers can't fill the memory. */
const mostLongBodies = 8;

/** The server on INBOX_PORT: passes requests to the office, and serves monitoring itself, on loopback only. */
export function createOfficePort({
  answer,
  beforeRequest,
  officeOrigin,
  siteDir,
  trustProxy,
  connections: limits,
  stopMs,
  log,
  ...watched
}: OfficePortOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: keptFormBytes,
    ...serverTimes,
    // Fastify calls this for addresses that can't be decoded.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(400).headers(securityHeaders).type('text/plain; charset=utf-8').send('Bad request');
    },
    trustProxy: trustProxy > 0 && ((_address: string, hop: number) => hop < trustProxy),
  });
  const connections = new Connections(app.server, limits);
  const atOnce = pLimit(mostAtOnce);
  app.addHook('onRequest', async (request, reply) => {
    await beforeRequest?.();
    const own = originOf(request, officeOrigin);
    if ('isOutside' in own && own.isOutside) reply.headers(headersOverTls);
    // No browser speaks HTTP/1.0, but nginx does, unless it is told otherwise.
    if (request.raw.httpVersion === '1.0') request.headers.via ??= '1.0 proxy';
  });
  const longBodies = pLimit(mostLongBodies);
  app.addHook('preParsing', async ({ headers }, reply) => {
    // A body without a length is sent in chunks. Without either header there is none.
    const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Infinity));
    if (length <= shortBytes) return;
    await new Promise<void>((resolve) => {
      void longBodies(async () => {
        resolve();
        // Also ends when the browser gives up, while it waits, too.
        await finished(reply.raw).catch(() => undefined);
      });
    });
  });
  app.addHook('preClose', () => void connections.end(stopMs));
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
      const answered = await atOnce(() => answer({ method, url, headers, body, ip }));
      if (answered.headers[sendsSite] && method === 'GET') {
        const { [sendsSite]: _, 'content-length': __, ...sent } = answered.headers;
        const { siteDir: current } = await currentRelease(siteDir);
        return await reply.headers(sent).send(Readable.from(zipSite(current)));
      }
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
