import { expect, it, vi } from 'vitest';
import { contentInLanguages, contentOfSmallSchool, startEndpoint, temporaryFolder } from '../testing/endpoint.fixture';
import type { LogEntry } from '../log';
import type { Mail } from '../relay/mail/compose-mail';
import type { DeliveryAnswer } from '../relay/mail/mail-transport';
import { openSpool, submission } from '../testing/spool.fixture';
import { writeBackupState } from '../backup/backup-state';
import { WeeklyReport } from './weekly-report';

const [minuteMs, dayMs] = [60_000, 24 * 60 * 60_000];
const weekMs = 7 * dayMs;
/** Two consecutive Mondays at 09:00 in India. */
const monday = Date.parse('2026-11-30T03:30:00Z');
const nextMonday = monday + weekMs;

const school = {
  ...contentOfSmallSchool,
  mailFrom: 'Website <website@school.example>',
  mailTo: { enquiry: 'office@school.example, principal@school.example', career: 'principal@school.example' },
};

/** A server that starts on the Saturday before `monday`. */
async function startReporting(reporting = school, begins = monday - 2 * dayMs) {
  const [spool, dataDir] = [await openSpool(), await temporaryFolder()];
  const state = { now: begins, isAway: false, outcome: 'sent' as DeliveryAnswer['outcome'] };
  const sent: (Mail & { name: string })[] = [];
  const log: LogEntry[] = [];
  const restart = () =>
    new WeeklyReport({
      spool,
      transport: {
        send: (mail, name) => {
          sent.push({ ...mail, name });
          const { outcome } = state;
          return Promise.resolve({
            answers: mail.recipients.map((recipient) => ({ recipient, outcome, reply: '', code: '451' })),
          });
        },
      },
      dataDir,
      school: () => reporting,
      isAway: () => state.isAway,
      log: (entry) => log.push(entry),
      now: () => state.now,
    });
  let report = restart();
  await report.run();
  const at = async (now: number) => {
    state.now = now;
    await report.run();
    return sent.length;
  };
  const store = (id: string, receivedAt: number, form = 'enquiry') =>
    spool.intake.store(submission(id, { form, receivedAt: new Date(receivedAt) }));
  return { spool, dataDir, state, sent, log, at, store, restart: () => (report = restart()) };
}

it('sends the counts to all recipients on Monday at nine, once, and no answers', async () => {
  const { at, sent, store, restart } = await startReporting();
  await store('before', monday - weekMs - 1);
  await store('one', monday - weekMs);
  await store('two', monday - 1);
  await store('three', monday - dayMs, 'career');
  await store('after', monday);
  expect(await at(monday - 1)).toBe(0);
  expect(await at(monday)).toBe(1);
  restart();
  expect(await at(monday + 10 * minuteMs)).toBe(1);
  expect(sent[0]).toMatchObject({
    recipients: ['principal@school.example', 'office@school.example'],
    from: 'Website <website@school.example>',
    subject: 'Website forms, last week: 3 received, 5 waiting',
  });
  const { text, html } = sent[0] as Mail;
  expect(text).toContain(`${contentOfSmallSchool.forms.find(({ id }) => id === 'enquiry')?.title}: 2\n`);
  expect(text).toContain('If it does not come');
  expect(text + html).not.toMatch(/Asha|98765/);
  expect(await at(nextMonday)).toBe(2);
  expect(sent[1]?.subject).toContain(': 1 received, 5 waiting');
  expect(sent[1]?.messageId).not.toBe(sent[0]?.messageId);
});

it('counts the families that weren’t called within two days', async () => {
  const { at, sent, store, spool } = await startReporting();
  const called = async (id: string, receivedAt: number, afterMs: number) => {
    const { name } = await store(id, receivedAt);
    await spool.followUps.noteCall(name, '', 'not reached', id, [], receivedAt + afterMs);
  };
  await called('in time', monday - 5 * dayMs, 2 * dayMs);
  await called('too late', monday - 5 * dayMs, 2 * dayMs + 1);
  await store('never', monday - 2 * dayMs - 1);
  await store('application', monday - 3 * dayMs, 'career');
  await store('not due yet', monday - 2 * dayMs);
  await store('of the last report', monday - 9 * dayMs - 1);
  const read = await store('dealt with in another way', monday - 4 * dayMs);
  await spool.followUps.change(read.name, '', [{ field: 'stage', was: '', becomes: 'declined' }], monday);
  await at(monday);
  expect(sent[0]?.text).toContain('Not called within two days: 3\n');
});

it('says how the backups are', async () => {
  const { at, sent, dataDir } = await startReporting();
  const last = { name: 'school-2026-11-30-020003.tar.gz', submissions: 312, contentFiles: 198 };
  const night = monday - 7 * 60 * minuteMs;
  await writeBackupState(dataDir, { triedAt: night, last: { ...last, at: night, checkedAt: night + 4 * minuteMs } });
  await at(monday);
  expect(sent[0]?.text).toContain('Last backup: checked 30 Nov 2026, 2:04 am, 312 forms, 198 content files.');
  await at(nextMonday);
  expect(sent[1]?.text).toContain(
    'The backup failed. None was made for two days. The last good one is from 30 Nov 2026',
  );
});

it('is finished before the server ends', async () => {
  const [spool, dataDir] = [await openSpool(), await temporaryFolder()];
  await spool.reports.noteLast(monday);
  let answer: (() => void) | undefined;
  const send = () => new Promise<{ answers: DeliveryAnswer[] }>((resolve) => (answer = () => resolve({ answers: [] })));
  const of = { spool, dataDir, school: () => school, isAway: () => false, log: () => undefined, now: () => nextMonday };
  const report = new WeeklyReport({ ...of, transport: { send } });
  report.start();
  let isOver = false;
  const stopped = report.stop().then(() => (isOver = true));
  await vi.waitFor(() => expect(answer).toBeDefined());
  expect(isOver).toBe(false);
  answer?.();
  await stopped;
});

it('waits for the mail server, and is the same mail on each retry', async () => {
  const { at, sent, state, log } = await startReporting();
  state.isAway = true;
  expect(await at(monday)).toBe(0);
  state.isAway = false;
  state.outcome = 'later';
  expect(await at(monday + 10 * minuteMs)).toBe(1);
  expect(log).toEqual([{ event: 'report failed', code: '451, 451' }]);
  state.outcome = 'sent';
  expect(await at(monday + 20 * minuteMs)).toBe(2);
  expect(await at(monday + 30 * minuteMs)).toBe(2);
  const [first, second] = sent.map(({ messageId, date, name }) => ({ messageId, date, name }));
  expect(second).toEqual(first);
  expect(first?.name).toMatch(/^[0-9a-f]{40}\.1$/);
});

it.each(['refused', 'unsure', 'policy'] as const)('is not sent again if the result is %s', async (outcome) => {
  const { at, state } = await startReporting();
  state.outcome = outcome;
  await at(monday);
  expect(await at(monday + dayMs)).toBe(1);
});

it('covers only the last week after weeks of downtime', async () => {
  const { at, sent } = await startReporting();
  expect(await at(monday + 3 * weekMs + dayMs)).toBe(1);
  expect(sent[0]?.date.getTime()).toBe(monday + 3 * weekMs);
});

it('continues with the next Monday after the clock was a year ahead', async () => {
  const { at } = await startReporting();
  expect(await at(monday + 52 * weekMs)).toBe(1);
  expect(await at(monday + dayMs)).toBe(1);
  expect(await at(nextMonday)).toBe(2);
});

it('logs a failure to compose it', async () => {
  const { at, log } = await startReporting({ ...school, forms: null as never });
  expect(await at(monday)).toBe(0);
  expect(log).toHaveLength(1);
});

it.each(['mr', 'hi'] as const)('is in the first language of the school: %s', async (language) => {
  const { at, sent } = await startReporting({ ...school, ...(await contentInLanguages(language)) });
  await at(monday);
  expect(sent[0]?.subject).toMatch(/^[\u0900-\u097f].*0 .*0 /);
  expect(sent[0]?.html).toContain(`lang="${language}"`);
});

it('is sent by the server, marked as automatic', async () => {
  let now = monday - dayMs;
  const { apps, dataDir } = await startEndpoint({}, { now: () => now });
  await apps.site.close();
  now = monday;
  const next = await startEndpoint({ DATA_DIR: dataDir }, { now: () => now });
  await expect.poll(async () => (await next.mails()).length).toBe(1);
  const [mail] = await next.mails();
  expect(mail?.subject).toContain('0 received');
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});
