import type { FastifyInstance } from 'fastify';
import { isFromThisMachine } from '../from-this-machine';
import { codeOf } from '../log';
import type { Outage } from '../relay/delivery/mail-server';
import type { StorageQuota } from '../relay/storage-quota';
import type { Spool } from '../relay/spool/spool';

export interface WatchOptions {
  spool: Spool;
  quota: StorageQuota;
  /** The current mail server outage, if any. */
  outage: () => Outage | undefined;
  /** Reports why the last build of the site failed; `undefined` if it succeeded. */
  mistakes: () => Promise<string | undefined>;
  /** The current time, Unix ms. */
  now: () => number;
}

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/** Serves `/healthz`, `/readyz` and `/metrics` for monitoring on this machine, which asks `http://localhost`. */
export function watch(app: FastifyInstance, { spool, quota, outage, mistakes, now }: WatchOptions): void {
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
    const gauges = [
      gauge('website_records', 'Submissions by the state of their mail', states),
      gauge('website_oldest_waiting_seconds', 'Wait of the oldest unsent mail', secondsSince(oldestWaiting)),
      gauge('website_mail_server_away_seconds', 'Length of the outage; 0 without one', secondsSince(outage()?.since)),
      gauge('website_damaged_files', 'Damaged databases that were set aside', (await spool.damaged()).length),
      gauge('website_site_outdated', 'Whether the last build of the site failed', (await mistakes()) ? 1 : 0),
      gauge('website_spool_bytes', 'Disk space of the records', bytes),
      gauge('website_disk_left_bytes', 'Free disk space', quota.diskLeft()),
      gauge('process_resident_memory_bytes', 'Memory of this process', process.memoryUsage.rss()),
    ];
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(gauges.join(''));
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
