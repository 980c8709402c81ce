import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startOffice } from '../../office/testing/office-pages.fixture';
import { serverContentIn, smallSchool } from '../../model/testing/edited-content';
import { officeWords } from '../../words/en/office';
import { identifiers, postPage, postForm, temporaryFolder } from '../testing/endpoint.fixture';
import { quickRetry, smtpEnv, startMailServer } from '../testing/mail-server.fixture';
import { servedSchool } from '../settings/school';
import { readSettings } from '../settings/settings';

/** A form that a school adds, and that our code doesn't mention. */
const busRequest = `
title: Bus request
template: bus
summary: [child, stop]
sent: { title: Thank you, sentence: The bus calls you. }
fields:
  - { name: child, kind: text, label: Name of the child, required: true, maxLength: 120 }
  - { name: stop, kind: text, label: Nearest stop, required: true, whenEmpty: Enter the nearest stop, maxLength: 120 }
  - { name: from_day, kind: date, label: From which day }
  - { name: mother_mobile, kind: mobile, label: Mother’s mobile number, maxLength: 24 }
`;
const answers = { child: 'Asha Patil', stop: 'Old well', from_day: '2099-06-15', mother_mobile: '98765 43210' };
const toBus = { ...identifiers, template_id: 'bus' };

async function schoolWithBusRequest(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(smallSchool, folder, { recursive: true });
  await writeFile(join(folder, 'forms/bus-request.yaml'), busRequest);
  return folder;
}

async function endpointOf(folder: string, env: Record<string, string> = {}) {
  const settings = readSettings(env, serverContentIn(folder));
  return startOffice(env, { school: () => servedSchool(settings), retry: quickRetry });
}

it('accepts a form that is only a content file, and mails every field without a template', async () => {
  const { url, mails, apps } = await endpointOf(await schoolWithBusRequest());
  expect((await postForm(url, { ...answers, ...toBus, note: 'more' })).status).toBe(200);
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^Bus request: Asha Patil, Old well \([1-9]\d\d \d{3} · [\da-f-]{14}\)$/);
  for (const part of [mail?.text, mail?.html?.replaceAll('&#x2F;', '/')])
    for (const said of ['Bus request', 'Name of the child', 'From which day', ...Object.values(answers), 'more'])
      expect(part).toContain(said);
  expect(mail?.html).toContain('href="tel:+919876543210"');
  expect(apps.spool.records.find('+91 98765-43210')).toHaveLength(1);
});

it('validates such a form for pages without JavaScript, with its own messages', async () => {
  const { url } = await endpointOf(await schoolWithBusRequest());
  const refused = await postPage(url, { ...answers, ...toBus, stop: ' ' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Enter the nearest stop');
  const taken = await postPage(url, { ...answers, ...toBus });
  expect(taken.status).toBe(200);
  expect(await taken.text()).toMatch(/Thank you.*The bus calls you\./s);
});

it('lists answers to a removed form: in a mail by field name, in the office by its question', async () => {
  const folder = await schoolWithBusRequest();
  const dataDir = await temporaryFolder();
  let isDown = true;
  const { port, received } = await startMailServer({
    onMail: () => (isDown ? { code: 451, text: 'Later' } : undefined),
  });
  const env = { ...smtpEnv(port), MAIL_TO_BUS_REQUEST: 'bus@spls.example', DATA_DIR: dataDir };
  const before = await endpointOf(folder, env);
  await postForm(before.url, { ...answers, ...toBus });
  await before.apps.delivery.settled();
  await before.apps.site.close();

  await rm(join(folder, 'forms/bus-request.yaml'));
  isDown = false;
  const after = await endpointOf(folder, env);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]?.recipients).toEqual(['bus@spls.example']);
  expect(received[0]?.mail.subject).toContain('bus-request: Asha Patil, Old well, 2099-06-15');
  expect(received[0]?.mail.text?.replaceAll('\r\n', '\n')).toContain('mother_mobile:\n98765 43210\n');
  const list = await after.office.inject({ url: '/', headers: { host: 'localhost' } });
  expect(list.body).toContain('Asha Patil');
  const [, address = ''] = /href="(\/records\/[0-9a-f]{64})"/.exec(list.body) ?? [];
  const record = await after.office.inject({ url: address, headers: { host: 'localhost' } });
  expect(record.body).toMatch(/Mother’s mobile number<.*?98765 43210</);
});

it('doesn’t mail a form without recipients, and names the missing setting', async () => {
  const folder = await schoolWithBusRequest();
  const dataDir = await temporaryFolder();
  const { port, received } = await startMailServer({ onMail: () => ({ code: 451, text: 'Later' }) });
  const env = { ...smtpEnv(port), DATA_DIR: dataDir };
  const before = await endpointOf(folder, { ...env, MAIL_TO_BUS_REQUEST: 'bus@spls.example' });
  await postForm(before.url, { ...answers, ...toBus });
  await before.apps.delivery.settled();
  await before.apps.site.close();

  await rm(join(folder, 'forms/bus-request.yaml'));
  const after = await endpointOf(folder, env);
  const [listed] = after.apps.spool.records.list('all', 1);
  await vi.waitFor(() => {
    const tried = after.apps.spool.records.read(listed?.name ?? '')?.tried;
    expect(tried?.at(-1)).toMatchObject({
      outcome: 'policy',
      reply: expect.stringContaining('set MAIL_TO_BUS_REQUEST') as string,
    });
  });
  expect(received).toEqual([]);
  // While an attempt runs, the record shows the submission as being sent.
  await vi.waitFor(async () => {
    const url = `/records/${listed?.name}`;
    const record = await after.office.inject({ url, headers: { host: 'localhost' } });
    expect(record.body).toContain(officeWords.mail.problems.policy);
  });
});
