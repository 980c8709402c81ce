import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { enquiry, identifiers, readMails, sendForm, startEndpoint, temporaryFolder } from '../../endpoint.fixture';
import type { Mail } from './compose-mail';
import { maildirTransport } from './maildir';

const mail: Mail = {
  from: 'a@school.example',
  to: 'b@school.example',
  replyTo: undefined,
  subject: 'Subject',
  text: 'Text',
  html: '<p>Text</p>',
  messageId: '<one@school.example>',
  date: new Date('2026-11-20T10:00:00Z'),
};

it('keeps one private file a message in new/', async () => {
  const folder = await temporaryFolder();
  await (await maildirTransport(folder)).send(mail, 'one.1');
  expect(await readdir(join(folder, 'new'))).toEqual(['1795168800.one.1.spls']);
  expect((await stat(join(folder, 'new/1795168800.one.1.spls'))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  expect((await readMails(join(folder, 'new')))[0]).toMatchObject({
    subject: 'Subject',
    messageId: '<one@school.example>',
  });
});

it('finds the message of a try that crashed before it was noted down, read or not', async () => {
  const folder = await temporaryFolder();
  for (const round of ['unread', 'read']) {
    await (await maildirTransport(folder)).send(mail, 'one.1');
    const messages = [...(await readdir(join(folder, 'new'))), ...(await readdir(join(folder, 'cur')))];
    expect(messages, round).toHaveLength(1);
    if (round === 'unread') await rename(join(folder, 'new', messages[0]!), join(folder, 'cur', `${messages[0]}:2,S`));
  }
});

it('delivers once when the server stopped between the mail and the note', async () => {
  const first = await startEndpoint();
  await sendForm(first.url, { ...enquiry, ...identifiers });
  await first.mails();
  const [name] = await first.apps.spool.names();
  await first.apps.spool.updateDelivery(name!, 1, { state: 'waiting', attempts: 0 });
  await first.apps.site.close();

  const second = await startEndpoint({ DATA_DIR: first.dataDir });
  expect(await second.mails()).toHaveLength(1);
  expect((await second.apps.spool.read(name!))?.delivery.state).toBe('delivered');
});
