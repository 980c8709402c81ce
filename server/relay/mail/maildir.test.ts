import { readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMails, temporaryFolder } from '../../testing/endpoint.fixture';
import type { Mail } from './compose-mail';
import { Maildir, maildirTransport } from './maildir';

const mail: Mail = {
  from: 'a@school.example',
  to: 'b@school.example',
  recipients: ['b@school.example'],
  envelopeFrom: 'a@school.example',
  replyTo: undefined,
  subject: 'Subject',
  text: 'Text',
  html: '<p>Text</p>',
  messageId: '<one@school.example>',
  date: new Date('2026-11-20T10:00:00Z'),
};

it('stores each message as one private file in new/', async () => {
  const folder = await temporaryFolder();
  await maildirTransport(await Maildir.open(folder)).send(mail, 'one.1');
  expect(await readdir(join(folder, 'new'))).toEqual(['1795168800.one.1.website']);
  expect((await stat(join(folder, 'new/1795168800.one.1.website'))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  expect((await readMails(join(folder, 'new')))[0]).toMatchObject({
    subject: 'Subject',
    messageId: '<one@school.example>',
  });
});

it('doesn’t write a message again after a crash, whether or not somebody has read it', async () => {
  const folder = await temporaryFolder();
  for (const round of ['unread', 'read']) {
    await maildirTransport(await Maildir.open(folder)).send(mail, 'one.1');
    const messages = [...(await readdir(join(folder, 'new'))), ...(await readdir(join(folder, 'cur')))];
    expect(messages, round).toHaveLength(1);
    if (round === 'unread') await rename(join(folder, 'new', messages[0]!), join(folder, 'cur', `${messages[0]}:2,S`));
  }
});

it('recognises old messages with another host name', async () => {
  const folder = await temporaryFolder();
  const maildir = await Maildir.open(folder);
  const old = `1795168800.${'ab'.repeat(20)}.1.before`;
  await writeFile(join(folder, 'cur', `${old}:2,S`), 'Text');
  await maildirTransport(maildir).send(mail, `${'ab'.repeat(20)}.1`);
  expect(await readdir(join(folder, 'new'))).toEqual([]);
  await rename(join(folder, 'cur', `${old}:2,S`), join(folder, 'new', old));
  expect(String(await maildir.read(`${'ab'.repeat(20)}.1`, mail.date))).toBe('Text');
  expect(await maildir.erase(new Set(['ab'.repeat(20)]))).toEqual([old]);
});

it('removes our partial files after a crash, and no files of other programs', async () => {
  const folder = await temporaryFolder();
  await Maildir.open(folder);
  await writeFile(join(folder, `tmp/1795168800.${'ab'.repeat(20)}.1.website.f81d4fae`), '');
  await writeFile(join(folder, 'tmp/another-program'), '');
  await Maildir.open(folder);
  expect(await readdir(join(folder, 'tmp'))).toEqual(['another-program']);
});
