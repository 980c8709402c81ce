import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyReply } from 'fastify';
import { sendFormPath } from '../forms/form-definition';
import { wasErased } from './backup/erased-list';
import { nightlyBackup } from './backup/nightly-backup';
import { contentFolder } from '../model/mistakes/places/content-folder';
import { finishRestoring } from './backup/restore-backup';
import { type ConnectionLimits, Connections, defaultConnectionLimits, serverTimes } from './connections';
import { explainDataFolder } from './storage/data-folder-error';
import { Eraser } from './erasure/eraser';
import { hostSender } from './host/host-sender';
import { Erasure } from './erasure/erasure';
import { KeepingPeriods } from './erasure/keeping-periods';
import type { Log } from './log';
import type { LoadRenderer } from './load-renderer';
import { lockFolder } from './storage/lock-folder';
import { composeMail, mailName } from './relay/mail/compose-mail';
import { DeliveryWorker } from './relay/delivery/delivery-worker';
import type { RetryTimes } from './relay/delivery/retry-times';
import { Maildir, maildirTransport } from './relay/mail/maildir';
import { smtpAccount, smtpTransport, type smtpTimeouts } from './relay/mail/smtp-transport';
import type { AnswerRenderer } from './relay/answers/send-answer';
import { bodyLimitBytes } from './relay/read-body';
import { relay, type RelayOptions } from './relay/relay';
import { StorageQuota } from './relay/storage-quota';
import { Spool } from './relay/spool/spool';
import type { ServedSchool } from './settings/school';
import type { ServerSettings } from './settings/settings';
import { buildMistakes } from './site/build-mistakes';
import { decodable } from './site/resolve-address';
import { site } from './site/site';
import { waitWithin } from './wait-within';
import { watch } from './watch/watch';
import { WeeklyReport } from './watch/weekly-report';

/** Matches the base path before the endpoint: `/school` of `/school/api/…`. */
const aboveEndpoint = new RegExp(`^/[^?]*(?=${dirname(sendFormPath)}/)`);

export interface AppOptions {
  settings: ServerSettings;
  /** The school, from the newest published content. */
  school: () => ServedSchool;
  log: Log;
  /** Renders answers to forms that were sent without JavaScript. */
  renderer: LoadRenderer<AnswerRenderer>;
  /** Replaces the built site; `false` for no site. */
  site?: FastifyPluginAsync | false;
  /** Called before each request. */
  beforeRequest?: () => Promise<void>;
  /** The built programs that make the nightly backup and send the site to the school's host; none without them. */
  programs?: { backup: URL; sendSite: URL } | undefined;
  limits?: RelayOptions['limits'];
  retry?: RetryTimes;
  smtpTimeouts?: typeof smtpTimeouts;
  connections?: ConnectionLimits;
  /** Deadline for running requests once the server is stopping, in milliseconds. */
  stopMs?: number;
  /** The clock, Unix ms; for tests. */
  now?: () => number;
}

export interface Apps {
  /** Site, endpoint and monitoring. Closing it also finishes the current mail and releases the data folder. */
  site: FastifyInstance;
  spool: Spool;
  delivery: DeliveryWorker;
  eraser: Eraser;
  erasure: Erasure;
}

/**
 * Assembles the whole server without listening. Delivery starts when the site's app is ready.
 *
 * @throws if another process has locked the data folder
 */
export async function createApps(options: AppOptions): Promise<Apps> {
  const { settings, log, now = Date.now, stopMs = 10_000 } = options;
  const { dataDir } = settings;
  const { unlockFolder, maildir, spool } = await openDataFolder(dataDir, log).catch((error: unknown) => {
    throw explainDataFolder(error, dataDir);
  });
  let remembered: ServedSchool['formsIn'] | undefined;
  const school = () => {
    const current = options.school();
    if (current.formsIn !== remembered) {
      remembered = current.formsIn;
      void spool.rememberForms(current);
    }
    return current;
  };
  void spool.salvage();

  const quota = new StorageQuota(dataDir, spool, settings.dataLimitBytes);
  const transport =
    settings.smtpUrl === undefined
      ? maildirTransport(maildir)
      : smtpTransport(smtpAccount(settings.smtpUrl, settings, options.smtpTimeouts));
  const delivery = new DeliveryWorker({
    spool,
    transport,
    compose: (record) => composeMail(record, school()),
    log,
    onMissing: async (record) => {
      // If the database is damaged, the mail may be the only copy.
      if (await wasErased(dataDir, record)) await maildir.remove(mailName(record), new Date(record.receivedAt));
    },
    retry: options.retry,
    now,
  });
  const eraser = new Eraser(spool.retention, maildir);
  const periods = new KeepingPeriods(spool, school, log);
  const { beforeRequest } = options;
  const beforeRun = beforeRequest;
  const erasure = new Erasure({ spool, maildir, eraser, dataDir, periods, beforeRun, log, now });

  const isAway = () => delivery.outage !== undefined;
  const weeklyReport = new WeeklyReport({ spool, transport, dataDir, school, isAway, log, now });

  const { programs } = options;
  const backup = programs && nightlyBackup({ dataDir, program: programs.backup, log, now });
  const { siteDir } = settings;
  const host = programs && hostSender({ dataDir, siteDir, program: programs.sendSite, log, now });

  const app = Fastify({
    logger: false,
    bodyLimit: bodyLimitBytes,
    // Fastify ignores a plain number, because it can't know that every request comes through the proxies. This setting ensures that.
    trustProxy: settings.trustProxy > 0 && ((_address: string, hop: number) => hop < settings.trustProxy),
    ...serverTimes(settings.trustProxy > 0),
    // Requests during shutdown may be enquiries.
    return503OnClosing: false,
    forceCloseConnections: false,
    // If the site has a base path, its forms post below that path.
    rewriteUrl: ({ url = '/' }) => decodable(url.replace(aboveEndpoint, '')),
    // Fastify calls this for requests without a path, such as `OPTIONS x`.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void sendBadRequest(reply);
    },
  });
  const limits = options.connections ?? defaultConnectionLimits(settings.trustProxy > 0).site;
  const connections = new Connections(app.server, limits);
  app.addHook('onRequest', async ({ raw }, reply) => {
    await beforeRequest?.();
    reply.header('x-content-type-options', 'nosniff');
    // Reject requests with two Host headers (RFC 9112 §3.2): Node would use the first, a proxy perhaps the second.
    if ((raw.headersDistinct.host?.length ?? 0) > 1) return sendBadRequest(reply);
  });
  app.addHook('onReady', async () => {
    await delivery.start();
    erasure.start();
    weeklyReport.start();
    backup?.start();
    host?.start();
  });
  app.addHook('preClose', () => {
    void connections.end(stopMs);
  });
  app.addHook('onClose', async () => {
    // The mail server may be silent.
    const withinMs = 5000;
    const background = Promise.all([erasure.stop(), weeklyReport.stop(), backup?.stop(), host?.stop()]);
    await Promise.all([delivery.stop(withinMs), waitWithin(background, withinMs)]);
    eraser.stop();
    transport.close();
    spool.close();
    unlockFolder();
  });
  await app.register(cookie);
  await app.register(relay, {
    school,
    spool,
    quota,
    onStored: () => {
      delivery.wake();
    },
    log,
    renderer: options.renderer,
    limits: options.limits,
    now: () => new Date(now()),
  } satisfies RelayOptions);
  if (options.site) await app.register(options.site);
  else if (options.site !== false) await app.register(site, { folder: settings.siteDir });

  const mistakes = async () => (options.site === undefined ? buildMistakes(settings.siteDir) : undefined);
  await app.register((monitoring, _options, done) => {
    watch(monitoring, { spool, quota, outage: () => delivery.outage, mistakes, now });
    done();
  });
  return { site: app, spool, delivery, eraser, erasure };
}

async function openDataFolder(dataDir: string, log: Log) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlockFolder = lockFolder(dataDir, 'the server');
  try {
    await finishRestoring(dataDir, contentFolder());
    const maildir = await Maildir.open(join(dataDir, 'mailbox'));
    return { unlockFolder, maildir, spool: new Spool(join(dataDir, 'spool.db'), log) };
  } catch (error) {
    unlockFolder();
    throw error;
  }
}

function sendBadRequest(reply: FastifyReply): FastifyReply {
  return reply
    .code(400)
    .headers({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send('Bad request');
}
