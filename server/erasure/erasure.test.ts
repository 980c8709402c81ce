import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startOffice } from '../../office/testing/office-pages.fixture';
import { officeWordsIn } from '../../words/words';
import { formatInIndia } from '../../model/projections/dates/moments';
import {
  contentOfSmallSchool,
  enquiry,
  identifiers,
  postForm,
  startEndpoint,
  temporaryFolder,
} from '../testing/endpoint.fixture';
import { noteErased } from '../backup/erased-list';
import { Maildir } from '../relay/mail/maildir';
import { servedSchool } from '../settings/school';
import { readSettings } from '../settings/settings';
import { Eraser } from './eraser';

const day = 24 * 60 * 60_000;

it('erases records, mails and damaged files the promised number of days after delivery, and not a day earlier', async () => {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const { url, apps, mails, dataDir } = await startEndpoint({}, { now: () => now });
  await postForm(url, { ...enquiry, ...identifiers });
  expect(await mails()).toHaveLength(1);
  const damaged = join(dataDir, 'damaged');
  await mkdir(damaged);
  await writeFile(join(damaged, 'x.json'), '{');
  await utimes(join(damaged, 'x.json'), new Date(now), new Date(now));
  // Move the clock in steps of 28 days, which don't count as a jump.
  for (let days = 0; days < 365; days += 28) {
    now += 28 * day;
    expect(await apps.erasure.run()).toBe(days + 28 < 365 ? 0 : 1);
  }
  expect(apps.spool.records.list('all', 10)).toEqual([]);
  expect(await readdir(join(dataDir, 'mailbox/new'))).toEqual([]);
  expect(await readdir(damaged)).toEqual([]);
});

it('erases nothing for a day after the clock has jumped, and what is due once the clock is right', async () => {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const { url, apps, mails } = await startEndpoint({}, { now: () => now });
  await postForm(url, { ...enquiry, ...identifiers });
  await mails();
  now += 4000 * day;
  expect(await apps.erasure.run()).toBe(0);
  now -= 4000 * day;
  expect(await apps.erasure.run()).toBe(0);
  expect(apps.spool.records.list('all', 10)).toHaveLength(1);
  now += 20 * day;
  expect(await apps.erasure.run()).toBe(0);
  let erased = 0;
  for (let days = 20; days < 400; days += 28) {
    now += 28 * day;
    erased += await apps.erasure.run();
  }
  expect(erased).toBe(1);
});

describe('a lowered keepDays', () => {
  const begun = Date.parse('2026-11-20T10:00:00Z');

  /** A server whose one submission was delivered 100 days ago. The test sets keepDays and the clock. */
  async function keptFor100Days() {
    const clock = { now: begun };
    const dataDir = await temporaryFolder();
    const restart = async (keepDays: number) => {
      const school = () => ({ ...servedSchool(readSettings({}, contentOfSmallSchool)), keepDays });
      const server = await startOffice({ DATA_DIR: dataDir }, { school, now: () => clock.now });
      const today = async () =>
        (await server.office.inject({ url: '/', headers: { host: 'localhost' } })).body.replaceAll(/\s+/g, ' ');
      return { ...server, today };
    };
    const server = await restart(365);
    await postForm(server.url, { ...enquiry, ...identifiers });
    await server.mails();
    for (let days = 0; days < 100; days += 20) {
      clock.now += 20 * day;
      expect(await server.apps.erasure.run()).toBe(0);
    }
    await server.apps.site.close();
    return { clock, restart };
  }

  it('is announced in log and office and erases nothing for a day, even across a restart', async () => {
    const { clock, restart } = await keptFor100Days();
    const lowered = await restart(36);
    expect(await lowered.apps.erasure.run()).toBe(0);
    const due = new Date(clock.now + day).toISOString();
    expect(lowered.log).toContainEqual({ event: 'erasure announced', count: 1, keepDays: 36, due });
    const { shortening, stopShortening } = officeWordsIn.en.notices;
    expect(await lowered.today()).toContain(shortening(1, formatInIndia(clock.now + day, 'en')));
    expect(await lowered.today()).toContain(stopShortening(365, 36));
    clock.now += day - 1;
    await lowered.apps.site.close();
    const again = await restart(36);
    expect(await again.apps.erasure.run()).toBe(0);
    expect(again.apps.spool.records.list('all', 10)).toHaveLength(1);
    clock.now += 1;
    expect(await again.apps.erasure.run()).toBe(1);
    expect(await again.today()).not.toContain(stopShortening(365, 36));
  });

  it.each([365, 400])('is cancelled by setting it to %i', async (keepDays) => {
    const { clock, restart } = await keptFor100Days();
    const lowered = await restart(36);
    await lowered.apps.erasure.run();
    await lowered.apps.site.close();
    clock.now += 2 * day;
    const mended = await restart(keepDays);
    expect(await mended.apps.erasure.run()).toBe(0);
    expect(mended.log).toContainEqual({ event: 'erasure called off', keepDays });
    expect(await mended.today()).not.toContain(officeWordsIn.en.notices.stopShortening(365, 36));
    clock.now += 2 * day;
    expect(await mended.apps.erasure.run()).toBe(0);
  });

  it('still waits after someone opened the office while the clock was wrong', async () => {
    const { clock, restart } = await keptFor100Days();
    const lowered = await restart(36);
    await lowered.apps.erasure.run();
    clock.now += 2 * day;
    await lowered.today();
    clock.now -= 2 * day;
    expect(await lowered.apps.erasure.run()).toBe(0);
  });

  it.each([36, 37])('waits a full day after the clock is set right, also if it becomes %i', async (keepDays) => {
    const { clock, restart } = await keptFor100Days();
    clock.now += 10 * day;
    const wrong = await restart(36);
    await wrong.apps.erasure.run();
    await wrong.apps.site.close();
    clock.now -= 10 * day;
    const other = await restart(keepDays);
    expect(await other.apps.erasure.run()).toBe(0);
    clock.now += day;
    expect(await other.apps.erasure.run()).toBe(1);
  });
});

it('keeps undelivered submissions until they are given up, and for the full period after', async () => {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const env = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@b.in',
    MAIL_TO_ENQUIRY: 'c@d.in',
    MAIL_TO_CAREER: 'c@d.in',
  };
  const { url, apps } = await startEndpoint(env, { now: () => now });
  await postForm(url, { ...enquiry, ...identifiers });
  await apps.delivery.settled();
  for (let days = 0; days < 400; days += 20) {
    now += 20 * day;
    expect(await apps.erasure.run()).toBe(0);
  }
});

it('erases a mail that is delivered while its submission is erased', async () => {
  const { url, apps, dataDir, mails } = await startEndpoint();
  const deliver = vi.spyOn(Maildir.prototype, 'deliver').mockImplementationOnce(async function (
    this: Maildir,
    ...mail
  ) {
    const names = apps.spool.records.list('all', 1).map(({ name }) => name);
    await noteErased(dataDir, names);
    await apps.eraser.erase(names);
    await this.deliver(...mail);
  });
  onTestFinished(() => deliver.mockRestore());
  await postForm(url, { ...enquiry, ...identifiers });
  expect(await mails()).toEqual([]);
  expect(deliver).toHaveBeenCalledTimes(2);
});

it('erases a mail that is delivered just before its submission is erased', async () => {
  const maildir = await Maildir.open(join(await temporaryFolder(), 'mailbox'));
  const name = 'ab'.repeat(32);
  const retention = {
    emptyLog: () => true,
    erase: async () => {
      await maildir.deliver(`${name.slice(0, 40)}.1`, new Date(), Buffer.from('Asha'));
      return true;
    },
  };
  const eraser = new Eraser(retention, maildir);
  expect(await eraser.erase([name])).toBe(1);
  expect(await readdir(join(maildir.folder, 'new'))).toEqual([]);
});

it('empties the log, in case the office has ended while it erased', async () => {
  const { url, apps, dataDir, mails } = await startEndpoint();
  await postForm(url, { ...enquiry, ...identifiers });
  await mails();
  const log = () => readFile(join(dataDir, 'spool.db-wal'), 'latin1');
  expect(await log()).toContain(enquiry.full_name);
  await apps.erasure.run();
  expect(await log()).not.toContain(enquiry.full_name);
});
