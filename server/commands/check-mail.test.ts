import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverContentFile } from '../../model/projections/server-content';
import { contentOfSmallSchool, readMails, startEndpoint, temporaryFolder } from '../testing/endpoint.fixture';
import { smtpEnv, startMailServer } from '../testing/mail-server.fixture';
import { freePort } from '../testing/free-ports';
import { runCommand } from '../testing/process.fixture';

const { forms } = contentOfSmallSchool;

/** Runs the command beside a built site, whose `school.json` has the forms. */
async function checkMail(env: Record<string, string>) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, serverContentFile), JSON.stringify(contentOfSmallSchool));
  return runCommand('check-mail', [], { SITE_DIR: join(folder, 'client'), ...env });
}

it('puts a test of each form into the mailbox, and doesn’t touch files that a running server is writing', async () => {
  const folder = await temporaryFolder();
  const underWay = `1795168800.${'a'.repeat(40)}.1.spls.0`;
  await mkdir(join(folder, 'mailbox/tmp'), { recursive: true });
  await writeFile(join(folder, 'mailbox/tmp', underWay), 'half');
  const { code, said } = await checkMail({ DATA_DIR: folder });
  expect([code, said]).toEqual([0, expect.stringContaining('It is there now.')]);
  const mails = await readMails(join(folder, 'mailbox/new'));
  expect(mails).toHaveLength(forms.length);
  for (const { text } of mails) expect(text).toContain('Test: please ignore');
  expect(await readdir(join(folder, 'mailbox/tmp'))).toEqual([underWay]);
});

it('prints the mail server’s reply for each recipient', async () => {
  const { port, received } = await startMailServer({
    onRecipient: (address) => (address.startsWith('principal') ? { code: 550, text: 'No such user' } : undefined),
  });
  const { code, said } = await checkMail(smtpEnv(port));
  expect(said).toContain('Connected and logged in.');
  expect(said).toContain('office@school.example: sent');
  expect(said).toMatch(/principal@school\.example: refused \(550 .*No such user/);
  expect(code).toBe(1);
  expect(received).toHaveLength(forms.length);
  expect(received.map(({ mail }) => mail.text).join()).toContain('चाचणी');
});

it('reports success if all recipients accepted it', async () => {
  const { port } = await startMailServer();
  const { code, said } = await checkMail(smtpEnv(port));
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/office@school.example: sent\nprincipal@school.example: sent/),
  ]);
  expect(said).toContain('school.example is a sample');
});

it('reports that no mail server answers', async () => {
  const { code, said } = await checkMail(smtpEnv(await freePort()));
  expect([code, said]).toEqual([1, expect.stringMatching(/That failed: .*ECONNREFUSED/)]);
});

it('tests the configured provider, and whether pages may read its response', async () => {
  const { url, mails } = await startEndpoint();
  const fine = await checkMail({ VITE_MAIL_ORIGIN: url });
  expect([fine.code, fine.said]).toEqual([0, expect.stringContaining('It answered 200: OK')]);
  expect(fine.said).toContain('Pages of * may read the answer.');
  expect(await mails()).toHaveLength(forms.length);
  const wrong = await checkMail({ VITE_MAIL_ORIGIN: url, VITE_MAIL_PUBLIC_KEY: 'x' });
  expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('400: The Public Key is invalid')]);
});
