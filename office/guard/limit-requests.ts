import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { type ConnectionLimits, Connections } from '../../server/connections';

/** Deadline for running requests once the office is stopping, in milliseconds. */
const stopMs = 5000;

/** Longer bodies than this are few, in bytes: a page of writing, with what it was before. */
const shortBytes = 64 * 1024;

/**
 * Long bodies that are in memory at once, some 40 MB. Others wait in their connections, so that strangers can't fill the memory; and users
 * don't wait for strangers, who may send slowly.
 */
const maxLongBodies = { users: 8, strangers: 4 };

/** Limits the connections of the office, and the bodies that it reads at once. */
export function limitRequests(app: FastifyInstance, limits: ConnectionLimits): void {
  const connections = new Connections(app.server, limits);
  const users = pLimit(maxLongBodies.users);
  const strangers = pLimit(maxLongBodies.strangers);
  app.addHook('preParsing', async ({ headers, role }, reply) => {
    // A body without a length is sent in chunks. Without either header there is none.
    const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Infinity));
    if (length <= shortBytes) return;
    await new Promise<void>((resolve) => {
      void (role === undefined ? strangers : users)(async () => {
        resolve();
        // Also ends when the browser gives up, while it waits, too.
        await finished(reply.raw).catch(() => undefined);
      });
    });
  });
  app.addHook('preClose', () => void connections.end(stopMs));
}
