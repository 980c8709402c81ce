import { once } from 'node:events';
import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { officeWords as words } from '../words/en/office';
import { keptFormBytes } from './guard/form-body';
import type { LogEntry } from '../server/log';
import { temporaryFolder } from '../server/testing/endpoint.fixture';
import { Records } from '../server/relay/spool/records';
import { freePort } from '../server/testing/free-ports';
import { quickRetry, smtpEnv, startMailServer } from '../server/testing/mail-server.fixture';
import { addAccount, Browser, officeApp, publicOrigin } from './testing/office-app.fixture';
import { mainText, startOffice } from './testing/office-pages.fixture';
import { securityHeaders } from './guard/security-headers';

it('takes HTTP/1.0 for a proxy, which doesn’t say from where a request comes, and needs a Host', async () => {
  const { office } = await startOffice();
  await office.listen({ host: '127.0.0.1', port: 0 });
  const { port } = office.server.address() as AddressInfo;
  const statusOf = async (path: string, version: string, host: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/${version}\r\n${host}Connection: keep-alive\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString().split(' ')[1];
  };
  for (const host of [`Host: localhost:${port}\r\n`, `Host: 127.0.0.1:${port}\r\n`, ''])
    expect(await statusOf('/list', '1.0', host), host).toBe('421');
  expect(await statusOf('/list', '1.1', `Host: localhost:${port}\r\n`)).toBe('200');
});

it('says that a form is too long for it to be read', async () => {
  const { browser } = await startOffice();
  const { statusCode, body } = await browser().post('/website/field', { becomes: 'x'.repeat(keptFormBytes) });
  expect(statusCode).toBe(413);
  expect(body).toContain(words.message['too large'].text);
});

it('tells browsers to use https only, if they do', async () => {
  const { office } = await startOffice({ OFFICE_ORIGIN: publicOrigin });
  const headerOf = async (headers: Record<string, string>) =>
    (await office.inject({ url: '/sign-in', headers })).headers['strict-transport-security'];
  const { host } = new URL(publicOrigin);
  expect(await headerOf({ host, 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
  expect(await headerOf({ host, 'x-forwarded-proto': 'http' })).toBeUndefined();
  expect(await headerOf({ host: 'localhost:3001' })).toBeUndefined();
});

const formHeaders =
  'Host: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n';

it('ends requests that never end, and allows a limited number of connections', async () => {
  const { office } = await startOffice({}, {}, { perAddress: undefined, total: 3 });
  const { server } = office;
  expect([server.requestTimeout, server.headersTimeout]).toEqual([120_000, 30_000]);
  await office.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.address() as AddressInfo;
  const endless = `POST /sign-in HTTP/1.1\r\n${formHeaders}Content-Length: 9\r\n\r\nx`;
  const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  for (const socket of sockets) socket.write(endless);
  await vi.waitFor(() => expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(2));
  for (const socket of sockets) socket.destroy();
});

it('lets a proxy close idle connections, which a form could use meanwhile, and closes those of browsers', async () => {
  const keptMs = async (environment: Record<string, string>) =>
    (await startOffice(environment)).office.server.keepAliveTimeout;
  expect(await keptMs({})).toBe(15_000);
  // Caddy keeps them for two minutes.
  expect(await keptMs({ TRUST_PROXY: '1' })).toBeGreaterThan(120_000);
});

it('reads a limited number of long forms at once, so that strangers can’t fill the memory, and short ones meanwhile', async () => {
  const { office } = await startOffice();
  await office.listen({ host: '127.0.0.1', port: 0 });
  const { port } = office.server.address() as AddressInfo;
  const received: Socket[] = [];
  office.server.on('connection', (socket: Socket) => received.push(socket));
  const megabyte = 1e6;
  const arrived = () => received.filter(({ bytesRead }) => bytesRead > megabyte).length;
  const form = { method: 'POST', headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' } };
  const long = (length: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(`POST /sign-in HTTP/1.1\r\n${formHeaders}${length}\r\n\r\n`);
    socket.write(`f4240\r\n${'x'.repeat(megabyte)}`);
    return socket;
  };
  const sockets = Array.from({ length: 20 }, (_, index) =>
    long(index % 2 === 0 ? 'Content-Length: 1500000' : 'Transfer-Encoding: chunked'),
  );
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  await vi.waitFor(() => expect(arrived()).toBeGreaterThanOrEqual(8));
  const short = await fetch(`http://localhost:${port}/`, { ...form, body: 'x'.repeat(60_000) });
  expect(short.status).toBe(403);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(arrived()).toBe(8);

  // Those that give up make room, and so do those that are answered.
  for (const socket of sockets.slice(0, 18)) socket.destroy();
  await vi.waitFor(() => expect(arrived()).toBeGreaterThanOrEqual(10));
  sockets[18]!.write('x'.repeat(499_993));
  const [reply] = (await once(sockets[18]!, 'data')) as [Buffer];
  expect(reply.toString()).toMatch(/^HTTP\/1.1 4/);
});

it('reads long forms of users, however many strangers send theirs slowly', async () => {
  const office = await officeApp();
  await addAccount(office, 'Asha', 'principal');
  await office.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = office.app.server.address() as AddressInfo;
  const browser = new Browser(office.app, `http://localhost:${port}`);
  await browser.signIn('Asha');
  const strangers = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  onTestFinished(() => strangers.forEach((socket) => socket.destroy()));
  for (const socket of strangers)
    socket.write(
      `POST /search HTTP/1.1\r\n${formHeaders.replace(/localhost/g, `localhost:${port}`)}Content-Length: 100000\r\n\r\nx`,
    );
  await vi.waitFor(() => expect(strangers.every(({ connecting }) => !connecting)).toBe(true));
  const answer = await fetch(`http://localhost:${port}/search`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: `http://localhost:${port}`,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: new URLSearchParams({ wanted: 'x'.repeat(100_000) }),
    signal: AbortSignal.timeout(20_000),
  });
  expect(answer.status).toBe(303);
});

it('sends monitors on this machine to the site’s port, without signing in', async () => {
  const { browser } = await startOffice({ TRUST_PROXY: '1' });
  const { statusCode, headers } = await browser().get('/readyz');
  expect([statusCode, headers.location]).toEqual([307, 'http://localhost:3000/readyz']);
});

it('tells strangers nothing of monitoring', async () => {
  const { office } = await startOffice({ OFFICE_ORIGIN: publicOrigin });
  const headers = { host: new URL(publicOrigin).host, 'x-forwarded-proto': 'https' };
  for (const url of ['/healthz', '/readyz', '/metrics']) {
    const { statusCode, headers: answered } = await office.inject({ url, headers });
    expect([url, statusCode, answered.location]).toEqual([url, 404, undefined]);
  }
});

it('serves nothing but its pages', async () => {
  const { office } = await startOffice();
  for (const url of ['/records/..%2f..%2fetc', '/records/x', '/records/x/mail', '/x', '/office-x.css', '/%', '//'])
    expect((await office.inject({ url, headers: { host: 'localhost' } })).statusCode, url).toBeGreaterThan(399);
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

it('answers if a page fails, and logs it without what was typed', async () => {
  const log: LogEntry[] = [];
  const { app } = await officeApp({ log: (entry) => log.push(entry) }, (office) =>
    office.get('/fails', { config: { role: 'anyone' } }, () => {
      throw new Error('Asha');
    }),
  );
  const { statusCode, body, headers } = await new Browser(app).get('/fails');
  expect([statusCode, JSON.parse(body)]).toEqual([500, expect.objectContaining({ kind: 'message', message: 'fault' })]);
  expect(headers).toMatchObject(securityHeaders);
  expect(log).toEqual([{ event: 'fault', code: 'Error', stack: expect.any(String) as string }]);
  expect(body + JSON.stringify(log)).not.toContain('Asha');
});

it('lets the server check the submissions if they can’t be read, not for another file', async () => {
  const { office, apps, browser } = await startOffice();
  const check = vi.spyOn(apps.spool, 'checkIntegrity').mockReturnValue();
  const fail = () => {
    throw new Error('database disk image is malformed');
  };
  office.get('/fails', { config: { role: 'anyone' } }, fail);
  expect((await browser().get('/fails')).statusCode).toBe(500);
  expect(check).not.toHaveBeenCalled();
  const read = vi.spyOn(Records.prototype, 'read').mockImplementation(fail);
  onTestFinished(() => read.mockRestore());
  expect((await browser().get('/records/x')).statusCode).toBe(500);
  expect(check).toHaveBeenCalledOnce();
});

it('refuses an address that can’t be decoded, without repeating it', async () => {
  const { office } = await startOffice();
  const { statusCode, body, headers } = await office.inject({ url: '/%zz', headers: { host: 'localhost' } });
  expect([statusCode, body]).toEqual([400, 'Bad request']);
  expect(headers).toMatchObject(securityHeaders);
});

it('sends the published site as a ZIP file in pieces, to those whom the office lets have it', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'releases/7/client'), { recursive: true });
  await writeFile(join(folder, 'current'), '7\n');
  await writeFile(join(folder, 'releases/7/client/index.html'), '<p>Home</p>');
  // More than fits into memory, and no room on the disk.
  await writeFile(join(folder, 'releases/7/client/photo.jpg'), '');
  await truncate(join(folder, 'releases/7/client/photo.jpg'), 700 * 1024 ** 2);
  const { office } = await startOffice({ SITE_DIR: join(folder, 'client') });
  await office.listen({ port: 0 });
  const { port } = office.server.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}/website/site.zip`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const reader = answer.body!.getReader();
  const { value } = await reader.read();
  expect(Buffer.from(value!).toString('latin1')).toMatch(/^PK/);
  await reader.cancel();
});
