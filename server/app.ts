import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { createInbox } from './inbox/inbox';
import type { Log } from './log';
import type { School } from './relay/answers/answer-pages';
import { composeMail, mailName } from './relay/mail/compose-mail';
import { DeliveryTurn } from './relay/delivery/delivery-turn';
import { DeliveryWorker, type RetryTimes } from './relay/delivery/delivery-worker';
import { loadMailTemplates } from './relay/mail/mail-templates';
import { smtpTransport } from './relay/mail/mail-transport';
import { maildirTransport } from './relay/mail/maildir';
import { relay, type RelayOptions } from './relay/relay';
import { openSpool, type Spool } from './relay/spool/spool';
import type { Settings } from './settings';
import { site } from './site/site';

export interface AppOptions {
  settings: Settings;
  school: School;
  log: Log;
  /** Folder of the mail templates. */
  templatesDir?: string;
  /** Leaves the site out, for the dev server, which serves it itself. */
  withSite?: boolean;
  rate?: RelayOptions['rate'];
  retry?: RetryTimes;
}

export interface Apps {
  /** Site and endpoint. Closing it also finishes the mail at hand. */
  site: FastifyInstance;
  /** For loopback only. */
  inbox: FastifyInstance;
  spool: Spool;
  delivery: DeliveryWorker;
}

/** Puts the whole server together without listening. Mail starts to flow when the site's app is ready. */
export async function createApps(options: AppOptions): Promise<Apps> {
  const { settings, school, log } = options;
  const mailbox = join(settings.dataDir, 'mailbox');
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const spool = await openSpool(join(settings.dataDir, 'spool'), log);
  const templates = await loadMailTemplates(options.templatesDir ?? 'content/mail');
  const transport = settings.smtpUrl === undefined ? await maildirTransport(mailbox) : smtpTransport(settings.smtpUrl);
  const addresses = { from: settings.mailFrom, to: settings.mailTo };
  const turn = new DeliveryTurn(settings.dataDir);
  const delivery = new DeliveryWorker({
    spool,
    deliver: (record) => transport.send(composeMail(record, templates, addresses), mailName(record)),
    log,
    retry: options.retry,
    isMyTurn: () => turn.take(),
  });

  const app = Fastify({
    logger: false,
    // Fastify ignores a bare number since it cannot know that every request comes through the proxies. This setting says so.
    trustProxy: settings.trustProxy > 0 && ((_address: string, hop: number) => hop < settings.trustProxy),
    // A form of 5 KB over a village's line at its worst; whoever takes longer holds a connection for nothing.
    requestTimeout: 120_000,
    // The last requests before a restart are enquiries too.
    return503OnClosing: false,
    // An address that cannot be decoded, for example `/%zz`.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply
        .code(400)
        .header('access-control-allow-origin', '*')
        .type('text/plain; charset=utf-8')
        .send('Bad request');
    },
  });
  app.addHook('onReady', () => {
    delivery.start();
  });
  app.addHook('onClose', async () => {
    await delivery.stop();
    await turn.release();
    transport.close();
  });
  await app.register(cookie);
  await app.register(relay, {
    mail: settings.mail,
    recipients: settings.mailTo,
    allowedOrigins: settings.allowedOrigins,
    school,
    spool,
    onStored: (name) => {
      delivery.wake(name);
    },
    log,
    rate: options.rate,
  } satisfies RelayOptions);
  if (options.withSite !== false) await app.register(site, { folder: settings.siteDir });

  return {
    site: app,
    inbox: createInbox({ spool, mailbox, goal: settings.smtpUrl === undefined ? 'mailbox' : 'smtp' }),
    spool,
    delivery,
  };
}

/** Whether there is a built site to serve. */
export async function isSiteBuilt(settings: Pick<Settings, 'siteDir'>): Promise<boolean> {
  return stat(join(settings.siteDir, 'index.html')).then(
    (found) => found.isFile(),
    () => false,
  );
}
