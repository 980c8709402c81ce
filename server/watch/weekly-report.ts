import { ownValue } from '../../forms/own-value';
import { formatInIndia } from '../../model/projections/dates/moments';
import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../words/escape-markup';
import { serverWordsIn } from '../../words/words';
import { summarizeBackups } from '../backup/backup-state';
import { describeBackups } from '../backup/describe-backups';
import { codeOf, type Log } from '../log';
import { domainOf, type Mail } from '../relay/mail/compose-mail';
import { addressesIn } from '../relay/mail/mailboxes';
import type { MailTransport } from '../relay/mail/mail-transport';
import type { Spool } from '../relay/spool/spool';
import type { ServedSchool } from '../settings/school';

const weekMs = 7 * 24 * 60 * 60_000;
/** A family should be called within this time. */
const callWithinMs = 2 * 24 * 60 * 60_000;
/** A Monday at 09:00 in India. */
const someMonday = Date.parse('2026-11-23T09:00:00+05:30');
/** Interval for checking whether a report is due, and for retries, in milliseconds. */
const lookAgainMs = 10 * 60_000;

type ReportingSchool = Pick<ServedSchool, 'languages' | 'mailFrom' | 'mailTo' | 'forms'>;

export interface WeeklyReportOptions {
  spool: Pick<Spool, 'records' | 'reports' | 'callList'>;
  transport: Pick<MailTransport, 'send'>;
  dataDir: string;
  school: () => ReportingSchool;
  /** Whether there is a mail server outage. */
  isAway: () => boolean;
  log: Log;
  /** The current time, Unix ms. */
  now: () => number;
}

/**
 * On Mondays, mails all recipients how many forms arrived and how many are waiting. If the report doesn't come, they know that forms
 * may not arrive either.
 */
export class WeeklyReport {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly options: WeeklyReportOptions) {}

  start(): void {
    void this.run();
    this.timer = setInterval(() => void this.run(), lookAgainMs).unref();
  }

  /** Resolves when no report is being sent any more. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  async run(): Promise<void> {
    this.running ??= this.report()
      .catch((error: unknown) => {
        this.options.log({ event: 'report failed', code: codeOf(error) });
      })
      .finally(() => (this.running = undefined));
    await this.running;
  }

  private async report(): Promise<void> {
    const { spool, transport, isAway, log, now } = this.options;
    const school = this.options.school();
    const weekEnd = lastMonday(now());
    const last = spool.reports.last();
    if (last === weekEnd) return;
    // A new server has no week to report. A server whose clock was ahead has already reported a future week.
    if (last === undefined || last > weekEnd) return spool.reports.noteLast(weekEnd);
    const [language] = school.languages;
    const backups = describeBackups(await summarizeBackups(this.options.dataDir, now()), language);
    const mail = composeReport(
      school,
      weekEnd,
      spool,
      backups && [backups.failed, backups.text].filter(Boolean).join('. '),
    );
    if (isAway() || mail.recipients.length === 0) return;
    const { answers } = await transport.send(mail, `${reportName(weekEnd)}.1`);
    const failed = answers.filter(({ outcome }) => outcome !== 'sent');
    if (failed.length > 0) log({ event: 'report failed', code: failed.map(({ code }) => code).join(', ') });
    // Don't retry a report that was rejected for good or may have arrived: the next report comes on Monday.
    if (answers.some(({ outcome }) => outcome !== 'later')) await spool.reports.noteLast(weekEnd);
  }
}

function lastMonday(now: number): number {
  return someMonday + Math.floor((now - someMonday) / weekMs) * weekMs;
}

/** Name of a week's report for its Message-ID and file, the same on each retry. */
function reportName(weekEnd: number): string {
  return createHash('sha256')
    .update(JSON.stringify(['report', weekEnd]))
    .digest('hex')
    .slice(0, 40);
}

/** Composes a report of counts only: it goes to the recipients of all forms, who mustn't see each other's submissions. */
function composeReport(
  school: ReportingSchool,
  weekEnd: number,
  spool: WeeklyReportOptions['spool'],
  backups: string | undefined,
): Mail {
  const { languages, mailFrom, mailTo, forms } = school;
  const [language] = languages;
  const words = serverWordsIn[language].report;
  const to = [...new Set(forms.flatMap((form) => addressesIn(ownValue(mailTo, form.id) ?? '')))];
  const from = weekEnd - weekMs;
  const cameOf = forms.map((form) => ({ title: form.title, count: spool.reports.came(form.id, from, weekEnd) }));
  const came = cameOf.reduce((sum, { count }) => sum + count, 0);
  // Counts the seven days in which everyone could already have been called in time.
  const uncalled = forms
    .map(({ id }) => spool.callList.uncalled(id, from - callWithinMs, weekEnd - callWithinMs, callWithinMs))
    .reduce((sum, count) => sum + count, 0);
  const { states } = spool.records.counts();
  const waiting = states.waiting + states.sending;
  const text = [
    words.period(formatInIndia(from, language), formatInIndia(weekEnd, language)),
    '',
    ...cameOf.map(({ title, count }) => `${title}: ${count}`),
    '',
    `${words.waiting}: ${waiting}`,
    `${words.undelivered}: ${states.undelivered}`,
    `${words.uncalled}: ${uncalled}`,
    '',
    ...(backups === undefined ? [] : [backups, '']),
    words.everyMonday,
    '',
  ].join('\n');
  return {
    from: mailFrom,
    to: to.join(', '),
    recipients: to,
    envelopeFrom: addressesIn(mailFrom)[0] ?? '',
    replyTo: undefined,
    subject: words.subject(came, waiting),
    text,
    html: `<p lang="${language}">${escapeMarkup(text.trim()).replaceAll('\n', '<br>\n')}</p>`,
    messageId: `<report.${reportName(weekEnd)}@${domainOf(mailFrom)}>`,
    date: new Date(weekEnd),
  };
}
