import { expect, it, vi } from 'vitest';
import { serverWords } from '../../words/en/words';
import { enquiry, identifiers, postForm, startEndpoint, type TestEndpoint } from '../testing/endpoint.fixture';
import { quickRetry, smtpEnv, startMailServer, startScriptedMailServer } from '../testing/mail-server.fixture';
import { freePort } from '../testing/free-ports';

const get = (endpoint: TestEndpoint, url: string, host = 'localhost:3001') =>
  endpoint.apps.inbox.inject({ method: 'GET', url, headers: { host } });

/** @returns the address of the first record that a page links to, with this ending */
const linkTo = (ending: string, page: string) =>
  new RegExp(`href="(/records/[0-9a-f]{64}${ending})"`).exec(page)?.[1] ?? '';

it('says that it is empty', async () => {
  const endpoint = await startEndpoint();
  const response = await get(endpoint, '/');
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain(serverWords.inbox.empty);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
});

it('shows each message with its mail, escaped', async () => {
  const endpoint = await startEndpoint();
  const hostile = '<img src=x onerror=alert(1)>';
  await postForm(endpoint.url, { ...enquiry, ...identifiers, full_name: hostile, website: 'spam', [hostile]: 'odd' });
  await endpoint.mails();

  const list = (await get(endpoint, '/')).body;
  expect(list).toContain('&lt;img src=x');
  expect(list).toContain('honeypot');
  expect(list).toContain(serverWords.inbox.keptInMailbox);
  const record = await get(endpoint, linkTo('', list));
  for (const value of Object.values({ ...enquiry, full_name: '&lt;img', odd: 'odd' }))
    expect(record.body).toContain(value);
  const mail = await get(endpoint, linkTo('/mail', record.body));
  expect(mail.body).toContain('[check] Admission enquiry');
  for (const { body } of [record, mail]) expect(body + list).not.toContain('<img');
});

it('finds by six digits, reference and phone number, without putting them into a URL', async () => {
  const endpoint = await startEndpoint();
  const find = (wanted: string, more = {}) =>
    endpoint.apps.inbox.inject({
      method: 'POST',
      url: '/find',
      headers: { host: 'localhost:3001', 'content-type': 'application/x-www-form-urlencoded', ...more },
      payload: new URLSearchParams({ wanted }).toString(),
    });
  await postForm(endpoint.url, { ...enquiry, ...identifiers, full_name: 'Bina', mobile_number: '91234 56789' });
  const taken = await postForm(endpoint.url, { ...enquiry, ...identifiers, full_name: 'Asha' });
  const number = taken.headers.get('spoken-number')!;
  const reference = endpoint.apps.spool.records.find(number)[0]!.reference;
  expect((await get(endpoint, '/')).body).toContain('action="/find"');
  for (const wanted of [number, `${number.slice(0, 3)} ${number.slice(3)}`, reference, '+91 98765-43210']) {
    const { body } = await find(wanted);
    expect(body, wanted).toContain('Asha');
    expect(body).not.toContain('Bina');
    expect(body).toContain(`${number.slice(0, 3)} ${number.slice(3)} · ${reference}`);
  }
  for (const wanted of ['', '<b>', '000000', '1'.repeat(3000)])
    expect((await find(wanted)).body).toContain(serverWords.inbox.foundNone);
  expect((await find('1'.repeat(5000))).statusCode).toBe(413);
  expect((await find(number, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
});

it('lists the newest first', async () => {
  const endpoint = await startEndpoint();
  for (const full_name of ['First', 'Second', 'Third'])
    await postForm(endpoint.url, { ...enquiry, ...identifiers, full_name });
  expect((await get(endpoint, '/')).body).toMatch(/Third.*Second.*First/s);
});

it('shows the last page for a page number that is too high', async () => {
  const endpoint = await startEndpoint();
  await postForm(endpoint.url, { ...enquiry, ...identifiers });
  for (const page of ['2', '99999999999999999999', '-1', 'x']) {
    const { statusCode, body } = await get(endpoint, `/?page=${page}`);
    expect([page, statusCode]).toEqual([page, 200]);
    expect(body).toContain(enquiry.full_name);
  }
});

it('drops direction marks in names', async () => {
  const endpoint = await startEndpoint();
  await postForm(endpoint.url, { ...enquiry, ...identifiers, full_name: 'Asha\u202eitaP' });
  const list = (await get(endpoint, '/')).body;
  expect(list).toContain('<bdi>AshaitaP</bdi>');
  const record = await get(endpoint, linkTo('', list));
  expect(record.body).toContain('<dd dir="auto">AshaitaP</dd>');
});

it('rejects other host names, so that foreign pages can’t read it', async () => {
  const endpoint = await startEndpoint();
  for (const host of ['localhost', '127.0.0.1:3001', '[::1]:3001'])
    expect((await get(endpoint, '/', host)).statusCode).toBe(200);
  for (const host of ['evil.example', 'localhost.evil.example', '192.168.1.5:3001'])
    expect((await get(endpoint, '/', host)).statusCode).toBe(421);
});

it('serves no files but messages', async () => {
  const endpoint = await startEndpoint();
  for (const url of ['/records/..%2f..%2fetc', '/records/..%2f..%2f..%2fetc%2fpasswd/mail', '/records/x', '/x']) {
    expect((await get(endpoint, url)).statusCode).toBe(404);
  }
  expect(
    (await endpoint.apps.inbox.inject({ method: 'POST', url: '/', headers: { host: 'localhost' } })).statusCode,
  ).toBe(404);
});

it('shows a mail server outage and its reason at the top until it ends', async () => {
  const port = await freePort();
  const endpoint = await startEndpoint(smtpEnv(port), { retry: quickRetry });
  await postForm(endpoint.url, { ...enquiry, ...identifiers });
  await endpoint.apps.delivery.settled();
  const { title, since, why } = serverWords.inbox.outage;
  const list = (await get(endpoint, '/')).body;
  expect(list).toContain(title);
  expect(list).toContain(since('').split('.')[1]);
  expect(list).toContain(why.closed);
  expect(list).toContain('ECONNREFUSED');
  expect(list.indexOf(title)).toBeLessThan(list.indexOf('Asha Patil'));
  const { received } = await startMailServer({}, { port });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await endpoint.apps.delivery.settled();
  expect((await get(endpoint, '/')).body).not.toContain(title);
});

it('warns of possible copies if the mail server never confirmed a mail', async () => {
  const { port } = await startScriptedMailServer((phase) => (phase === 'dot' ? 'drop' : undefined));
  const endpoint = await startEndpoint(smtpEnv(port), { retry: quickRetry });
  await postForm(endpoint.url, { ...enquiry, ...identifiers });
  await vi.waitFor(() => expect(endpoint.log.map(({ event }) => event)).toContain('undelivered'));
  const list = (await get(endpoint, '/')).body;
  expect(list).toContain(serverWords.inbox.stuck);
  expect(list).toContain(serverWords.inbox.undeliveredUnsure);
});

it('shows what needs a person first, with the mail server’s reply, and sends it again on request', async () => {
  let isRefusing = true;
  const { port, received } = await startMailServer({
    onRecipient: () => (isRefusing ? { code: 550, text: 'No such user' } : undefined),
  });
  const endpoint = await startEndpoint(smtpEnv(port), { retry: { ...quickRetry, longestMs: 1e6, refusedMs: 1e6 } });
  await postForm(endpoint.url, { ...enquiry, ...identifiers });
  await endpoint.apps.delivery.settled();
  const list = (await get(endpoint, '/')).body;
  expect(list).toContain(serverWords.inbox.stuck);
  expect(list).toContain(serverWords.inbox.problems.refused);
  const address = linkTo('', list);
  const record = (await get(endpoint, address)).body;
  expect(record).toMatch(/office@school\.example · No such recipient.*No such user/s);

  isRefusing = false;
  const post = (headers: Record<string, string | undefined>) =>
    endpoint.apps.inbox.inject({
      method: 'POST',
      url: `${address}/send-again`,
      headers: { host: 'localhost:3001', ...headers },
    });
  for (const foreign of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }])
    expect((await post(foreign)).statusCode).toBe(403);
  await endpoint.apps.delivery.settled();
  expect(received).toEqual([]);
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'http://localhost:3001',
    'sec-fetch-site': 'same-origin',
  };
  expect((await post(form)).statusCode).toBe(303);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await endpoint.apps.delivery.settled();
  const mended = (await get(endpoint, '/')).body;
  expect(mended).not.toContain(serverWords.inbox.stuck);
  // “Handed over”, not “delivered”: we can't know what the mail server does with the mail.
  expect(mended).toContain('Handed over to the mail server');
});
