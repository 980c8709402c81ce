import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { type ConnectionLimits, Connections } from '../../server/connections';

/** Deadline for running requests once the office is stopping, in milliseconds. */
const stopMs = 5000;

/** Longer bodies than this are few, in bytes: a page of writing, with what it was before. */
const shortBytes = 64 * 1024;

/** Long bodies that are in memory at once, 43 MB at most. Others wait in their connections, so that strangers can't fill the memory. */
const maxLongBodies = 8;

/** Limits the connections of the office, and the bodies that it reads at once. */
export function limitRequests(app: FastifyInstance, limits: ConnectionLimits): void {
  const connections = new Connections(app.server, limits);
  const longBodies = pLimit(maxLongBodies);
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
}
