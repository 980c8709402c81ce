import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { officeWords as words } from '../../words/en/office';
import { temporaryFolder } from '../testing/endpoint.fixture';
import { freePort } from '../testing/free-ports';
import { quickRetry, smtpEnv, startMailServer } from '../testing/mail-server.fixture';
import { OfficeDatabase } from './office-database';
import { mainText, startOffice } from './office-pages.fixture';
import { securityHeaders } from './security-headers';
import { Publications } from './website/publications';

it('serves the office and monitoring on this machine only', async () => {
  const { apps } = await startOffice();
  const statuses = async (headers: Record<string, string>) =>
    Promise.all(
      ['/', '/healthz', '/readyz', '/metrics', '/list'].map(
        async (url) => (await apps.office.inject({ url, headers })).statusCode,
      ),
    );
  for (const host of ['localhost', '127.0.0.1:3001', '[::1]:3001'])
    expect(await statuses({ host }), host).toEqual([200, 200, 200, 200, 200]);
  for (const host of ['evil.example', 'localhost.evil.example', '192.168.1.5:3001'])
    expect(await statuses({ host }), host).toEqual([421, 404, 404, 404, 421]);
  // A proxy with a default host would pass on requests from anywhere.
  expect(await statuses({ host: 'localhost', 'x-forwarded-for': '203.0.113.9' })).toEqual([421, 404, 404, 404, 421]);
});

it('serves nothing but its pages', async () => {
  const { apps } = await startOffice();
  for (const url of ['/records/..%2f..%2fetc', '/records/x', '/records/x/mail', '/x', '/office-x.css', '/%', '//'])
    expect((await apps.office.inject({ url, headers: { host: 'localhost' } })).statusCode, url).toBeGreaterThan(399);
});

it('says on its first page that no mail goes out, and why, until it does', async () => {
  const port = await freePort();
  const { browser, send, apps } = await startOffice(smtpEnv(port), { retry: quickRetry });
  await send();
  await apps.delivery.settled();
  const office = browser();
  const { title, why } = words.notices.outage;
  const text = mainText((await office.get('/')).body);
  expect(text).toContain(why.closed);
  expect(text).toContain('ECONNREFUSED');
  expect(text.indexOf(title)).toBeLessThan(text.indexOf(words.today.fresh));
  const { received } = await startMailServer({}, { port });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await apps.delivery.settled();
  expect(mainText((await office.get('/')).body)).not.toContain(title);
});

it('answers if the office fails, and logs it without what was typed', async () => {
  const answer = () => Promise.reject(new Error('Asha'));
  const office = () => ({ answer, open: () => Promise.resolve(), close: () => Promise.resolve() });
  const { apps, log } = await startOffice({}, { office });
  const { statusCode, body, headers } = await apps.office.inject({ url: '/', headers: { host: 'localhost' } });
  expect([statusCode, body]).toEqual([503, 'The office does not answer. Reload in a moment.']);
  expect(headers).toMatchObject(securityHeaders);
  expect(JSON.stringify(log)).toContain('office failed');
  expect(JSON.stringify(log)).not.toContain('Asha');
});

it('refuses an address that can’t be decoded, without repeating it', async () => {
  const { apps } = await startOffice();
  const { statusCode, body, headers } = await apps.office.inject({ url: '/%zz', headers: { host: 'localhost' } });
  expect([statusCode, body]).toEqual([400, 'Bad request']);
  expect(headers).toMatchObject(securityHeaders);
});

it.each([true, false])('opens the office at the start if a publication was interrupted: %s', async (isInterrupted) => {
  const dataDir = await temporaryFolder();
  const database = new OfficeDatabase(join(dataDir, 'office.db'));
  const publications = new Publications(database);
  const id = publications.start({ who: '', language: 'en', changes: [], undoes: undefined })!;
  if (!isInterrupted) publications.fail(id, []);
  database.close();
  const open = vi.fn(() => Promise.resolve());
  await startOffice(
    { DATA_DIR: dataDir },
    { office: () => ({ answer: () => Promise.reject(new Error()), open, close: () => Promise.resolve() }) },
  );
  expect(open).toHaveBeenCalledTimes(isInterrupted ? 1 : 0);
});
