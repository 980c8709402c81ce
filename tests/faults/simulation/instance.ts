import { join } from 'node:path';
import { Eraser } from '../../../server/erasure/eraser';
import { KeepingPeriods } from '../../../server/erasure/keeping-periods';
import { Erasure } from '../../../server/erasure/erasure';
import { type Log, silentLog } from '../../../server/log';
import { DeliveryWorker } from '../../../server/relay/delivery/delivery-worker';
import { type Mail, mailName } from '../../../server/relay/mail/compose-mail';
import type { Maildir } from '../../../server/relay/mail/maildir';
import type { MailTransport } from '../../../server/relay/mail/mail-transport';
import { smtpAccount } from '../../../server/relay/mail/smtp-session';
import { smtpTransport } from '../../../server/relay/mail/smtp-transport';
import type { SpoolDatabase } from '../../../server/relay/spool/database';
import { Spool } from '../../../server/relay/spool/spool';
import type { SubmissionRecord } from '../../../server/relay/spool/submission-record';
import { Counters } from '../../../server/watch/counters';

export const recipients = ['office@school.example', 'principal@school.example'];
export const keepDays = 3;
export const databaseFile = 'spool.db';

/** The server's code between a submission and its mail, assembled as in `server/app.ts`. */
export class Instance {
  readonly spool: Spool;
  readonly worker: DeliveryWorker;
  readonly eraser: Eraser;
  readonly erasure: Erasure;
  private readonly transport: MailTransport;

  constructor(
    readonly folder: string,
    log: Log,
    plantFault: (spool: Spool) => void,
  ) {
    this.spool = new Spool(join(folder, databaseFile), log);
    plantFault(this.spool);
    this.transport = smtpTransport(smtpAccount('smtp://website:secret@127.0.0.1', { maySayPasswordInClear: true }));
    const counters = new Counters();
    this.worker = new DeliveryWorker({ spool: this.spool, transport: this.transport, compose, log, counters });
    this.eraser = new Eraser(this.spool, emptyMaildir);
    this.erasure = new Erasure({
      spool: this.spool,
      maildir: emptyMaildir,
      eraser: this.eraser,
      dataDir: folder,
      periods: new KeepingPeriods(this.spool, () => ({ keepDays }), silentLog),
      // Not in the trace, because the eraser reads a real folder before it logs, and that takes a time that no seed determines.
      log: silentLog,
      counters,
    });
    // Don't wait for locks: SQLite's ten seconds would pass in real time.
    this.pragma('busy_timeout = 0');
  }

  /** @param setting argument of `PRAGMA` */
  pragma(setting: string): void {
    // Use the spool's private connection, because a pragma applies to one connection, and only the simulation sets any.
    (Reflect.get(this.spool, 'database') as SpoolDatabase).row(`PRAGMA ${setting}`);
  }

  close(): void {
    this.erasure.stop();
    this.eraser.stop();
    this.transport.close();
    this.spool.close();
  }
}

/** The mailbox folder of a school that sends by SMTP: always empty. */
const emptyMaildir = {
  erase: () => Promise.resolve([]),
  eraseOlderThan: () => Promise.resolve(),
} as unknown as Maildir;

function compose(record: SubmissionRecord): Mail {
  return {
    from: 'website@school.example',
    to: recipients.join(', '),
    recipients,
    envelopeFrom: 'website@school.example',
    replyTo: undefined,
    subject: 'Enquiry',
    text: `answers ${textOf(record)}`,
    html: '',
    messageId: `<${mailName(record)}@school.example>`,
    date: new Date(record.receivedAt),
  };
}

export function textOf({ fields }: Pick<SubmissionRecord, 'fields'>): string {
  return fields[0]?.value ?? '';
}
