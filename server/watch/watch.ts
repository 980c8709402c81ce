import type { FastifyInstance } from 'fastify';
import { isFromThisMachine } from '../from-this-machine';
import { codeOf } from '../log';
import type { Outage } from '../relay/delivery/mail-server';
import type { StorageQuota } from '../relay/storage-quota';
import type { Spool } from '../relay/spool/spool';
import type { Counters } from './counters';

export interface WatchOptions {
  spool: Spool;
  quota: StorageQuota;
  counters: Counters;
  /** The current mail server outage, if any. */
  outage: () => Outage | undefined;
  /** Reports why the last build of the site failed; `undefined` if it succeeded. */
  mistakes: () => Promise<string | undefined>;
  /** The current time, Unix ms. */
  now: () => number;
}

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/** Serves `/healthz`, `/readyz` and `/metrics` for monitoring on this machine, which asks `http://localhost`. */
export function watch(app: FastifyInstance, { spool, quota, counters, outage, mistakes, now }: WatchOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const isLocal = isFromThisMachine(request) && loopback.test(request.socket.remoteAddress ?? '');
    if (!isLocal) return reply.code(404).type('text/plain').send('Not found\n');
  });
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (_request, reply) => {
    const missing = quota.missing() ?? (await spool.checkWriting().then(() => undefined, codeOf));
    const away = outage();
    // Without a mail server we are still ready: we store submissions, so a load balancer must keep sending them.
    const mail = away ? `no mail goes out since ${new Date(away.since).toISOString()}: ${away.code}\n` : '';
    const site = (await mistakes()) === undefined ? '' : 'the site is not up to date: its content has mistakes\n';
    const damaged = (await spool.damaged()).map(
      ({ path, result }) => `damaged: ${path} ${result ? JSON.stringify(result) : 'is being read'}\n`,
    );
    return reply
      .code(missing === undefined ? 200 : 503)
      .type('text/plain')
      .send(`${missing ?? 'ok'}\n${mail}${site}${damaged.join('')}`);
  });
  app.get('/metrics', async (_request, reply) => {
    const { states, oldestWaiting, bytes } = spool.records.counts();
    const secondsSince = (moment: number | undefined) =>
      moment === undefined ? 0 : Math.max(0, (now() - moment) / 1000);
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(
        [
          gauge('website_records', 'Submissions by how far their mail has come', states),
          gauge(
            'website_oldest_waiting_seconds',
            'How long the oldest submission has waited for its mail',
            secondsSince(oldestWaiting),
          ),
          gauge(
            'website_mail_server_away_seconds',
            'How long the mail server has taken no mail; 0 while it does',
            secondsSince(outage()?.since),
          ),
          gauge(
            'website_damaged_files',
            'Databases that were set aside since they were damaged',
            (await spool.damaged()).length,
          ),
          gauge(
            'website_site_outdated',
            'Whether the site could not be built when somebody last tried',
            (await mistakes()) ? 1 : 0,
          ),
          gauge('website_spool_bytes', 'What the records take on disk', bytes),
          gauge('website_disk_left_bytes', 'What is left on the disk', quota.diskLeft()),
          gauge('process_resident_memory_bytes', 'Memory of this process', process.memoryUsage.rss()),
          counters.toText(),
        ].join(''),
      );
  });
}

/** Formats a gauge as Prometheus text. @param value a number, or a number for each state */
function gauge(name: string, meaning: string, value: number | Readonly<Record<string, number>>): string {
  const lines =
    typeof value === 'number'
      ? `${name} ${value}\n`
      : Object.entries(value)
          .map(([state, count]) => `${name}{state="${state}"} ${count}\n`)
          .join('');
  return `# HELP ${name} ${meaning}\n# TYPE ${name} gauge\n${lines}`;
}
