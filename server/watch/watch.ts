import type { FastifyInstance } from 'fastify';
import type { Room } from '../relay/room';
import type { Spool } from '../relay/spool/spool';
import type { Counters } from './counters';

export interface WatchOptions {
  spool: Spool;
  room: Room;
  counters: Counters;
}

/** For programs that watch over this one: `/healthz`, `/readyz`, `/metrics`. On loopback, beside the inbox. */
export function watch(app: FastifyInstance, { spool, room, counters }: WatchOptions): void {
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', (_request, reply) => {
    const missing = room.missing();
    return reply
      .code(missing === undefined ? 200 : 503)
      .type('text/plain')
      .send(`${missing ?? 'ok'}\n`);
  });
  app.get('/metrics', (_request, reply) => {
    const { states, oldestWaiting, bytes } = spool.records.counts();
    const age = oldestWaiting === undefined ? 0 : Math.max(0, (Date.now() - oldestWaiting) / 1000);
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(
        [
          gauge('website_records', 'Submissions by how far their mail has come', states),
          gauge('website_oldest_waiting_seconds', 'How long the oldest submission has waited for its mail', age),
          gauge('website_spool_bytes', 'What the records take on disk', bytes),
          gauge('website_disk_left_bytes', 'What is left on the disk', room.diskLeft()),
          gauge('process_resident_memory_bytes', 'Memory of this process', process.memoryUsage.rss()),
          counters.toText(),
        ].join(''),
      );
  });
}

/** Prometheus text format. @param value one number, or one for each state. */
function gauge(name: string, meaning: string, value: number | Readonly<Record<string, number>>): string {
  const lines =
    typeof value === 'number'
      ? `${name} ${value}\n`
      : Object.entries(value)
          .map(([state, count]) => `${name}{state="${state}"} ${count}\n`)
          .join('');
  return `# HELP ${name} ${meaning}\n# TYPE ${name} gauge\n${lines}`;
}
