import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readServerContent } from '../../model/reading/read-server-content';
import { enquiry, identifiers, postForm, startEndpoint, temporaryFolder } from '../testing/endpoint.fixture';
import { readSchools } from '../settings/schools';
import { readSettings } from '../settings/settings';

const day = 24 * 60 * 60_000;

it('erases records, mails and damaged files as many days after delivery as is promised, and not a day before', async () => {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const { url, apps, mails, dataDir } = await startEndpoint({ KEEP_DAYS: '365' }, { now: () => now });
  await postForm(url, { ...enquiry, ...identifiers });
  expect(await mails()).toHaveLength(1);
  const damaged = join(dataDir, 'damaged');
  await mkdir(damaged);
  await writeFile(join(damaged, 'x.json'), '{');
  await utimes(join(damaged, 'x.json'), new Date(now), new Date(now));
  // A clock that goes by the month, as the server's looks see it.
  for (let days = 0; days < 365; days += 28) {
    now += 28 * day;
    expect(await apps.erasure.run()).toBe(days + 28 < 365 ? 0 : 1);
  }
  expect(apps.spool.records.list('all', 10)).toEqual([]);
  expect(await readdir(join(dataDir, 'mailbox/new'))).toEqual([]);
  expect(await readdir(damaged)).toEqual([]);
});

it('erases nothing for a day after the clock has jumped', async () => {
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
});

it('keeps what could not be delivered until it is given up, and longer', async () => {
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

it('takes the days from the notice beside the forms, and refuses others', async () => {
  const content = await temporaryFolder();
  await mkdir(join(content, 'facts'));
  await writeFile(join(content, 'facts/privacy.yaml'), 'keepDays: 400\n');
  const ofContent = readServerContent(content);
  expect((await readSchools(readSettings({}, ofContent)))[0].keepDays).toBe(400);
  expect((await readSchools(readSettings({ KEEP_DAYS: '400' }, ofContent)))[0].keepDays).toBe(400);
  await expect(readSchools(readSettings({ KEEP_DAYS: '30' }, ofContent))).rejects.toThrow(
    'KEEP_DAYS · expected 400, as keepDays in content/facts/privacy.yaml promises · found “30”',
  );
});
