import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { enquiry, contentOfSmallSchool, identifiers, postForm, temporaryFolder } from './testing/endpoint.fixture';
import { serverContentFile } from '../model/projections/server-content';
import { childrenOf, ownResidentBytes, residentBytes } from './testing/resident-bytes';
import { freePort } from './testing/free-ports';
import { programFile } from './testing/program-file';
import { silentLog } from './log';
import { Accounts } from '../office/accounts/accounts';
import { officeInProcess } from '../office/testing/office-pages.fixture';
import { readSettings, type ServerSettings } from './settings/settings';
import { FolderInUse, lockFolder } from './storage/lock-folder';
import { describeServer, startServer } from './start';

/** A low limit, because the server reads no YAML. */
const MAX_MEMORY_BYTES = 130e6;
const MAX_MEMORY_BYTES_WITH_OFFICE = 250e6;

async function builtSite(): Promise<Record<string, string>> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'client'));
  await writeFile(join(folder, 'client/index.html'), '<h1>Home</h1>');
  await writeFile(join(folder, serverContentFile), JSON.stringify(contentOfSmallSchool));
  return { SITE_DIR: join(folder, 'client'), DATA_DIR: join(folder, 'data'), PORT: '0', INBOX_PORT: '0' };
}

/** Starts a server, with its office in this process, which ends with the test. */
async function startHere(settings: ServerSettings) {
  const renderer = () => import('../app/answers/render');
  const server = await startServer(settings, { log: silentLog, office: officeInProcess, renderer });
  onTestFinished(server.close);
  return server;
}

const endlessRequest =
  'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9\r\n\r\nx';

async function takePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('serves site, endpoint and office, and uses the next free ports', async () => {
  const port = await takePort();
  const settings = readSettings({ ...(await builtSite()), PORT: String(port) }, contentOfSmallSchool);
  const server = await startHere(settings);
  expect(Number(new URL(server.siteUrl).port)).toBeGreaterThan(port);
  expect(await (await fetch(server.siteUrl)).text()).toBe('<h1>Home</h1>');
  for (const path of ['/', '/no-such-page', '/no-such-picture.png']) {
    const answer = await fetch(server.siteUrl + path, { redirect: 'manual' });
    expect([path, answer.headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
  }
  expect((await postForm(server.siteUrl, { ...enquiry, ...identifiers })).status).toBe(200);
  expect(await (await fetch(server.officeUrl)).text()).toContain('Asha Patil');
  expect(await describeServer(server, settings)).toBe(
    `
  Port ${port} is taken by another program, so this is on the next free one.
  Website          ${server.siteUrl}
  Office           ${server.officeUrl}   (what the forms sent; this machine only)
  Mail             kept in ${settings.dataDir}/mailbox (set SMTP_URL to send it on)
`.replace(settings.dataDir, relative(process.cwd(), settings.dataDir)),
  );
});

// A proxy in front of a server can be set up so that its requests look like those of this machine.
it.each([{ OFFICE_ORIGIN: 'https://office.school.example' }, { NODE_ENV: 'production' }, { TRUST_PROXY: '1' }])(
  'with %j lets nobody into the office until somebody has an account, and takes forms meanwhile',
  async (deployed) => {
    const env = { ...(await builtSite()), ...deployed };
    const settings = readSettings(env, contentOfSmallSchool);
    const server = await startHere(settings);
    expect(await describeServer(server, settings)).toContain('npm run office -- add-user NAME --principal');
    expect((await postForm(server.siteUrl, { ...enquiry, ...identifiers })).status).toBe(200);
    const page = await fetch(server.officeUrl);
    expect([page.status, await page.text()]).toEqual([401, expect.stringContaining('npm run office -- add-user NAME')]);
    const body = new URLSearchParams({ name: 'Eve', password: 'mango-tree-42', again: 'mango-tree-42' });
    const first = await fetch(`${server.officeUrl}/first-account`, {
      method: 'POST',
      body,
      headers: { origin: server.officeUrl },
    });
    expect(first.status).toBe(401);
    const accounts = new Accounts(settings.dataDir);
    onTestFinished(() => accounts.close());
    expect(accounts.isEmpty()).toBe(true);
    await accounts.add({ name: 'Asha', role: 'principal', password: 'mango-tree-42' });
    expect((await fetch(server.officeUrl)).status).toBe(401);
  },
);

it('reports at startup that a school without forms accepts no submissions', async () => {
  const settings = readSettings({});
  const office = { port: 3001, isEmpty: false, close: () => Promise.resolve() };
  const urls = { siteUrl: 'http://localhost:3000', officeUrl: 'http://localhost:3001', office };
  expect(await describeServer(urls, settings)).toContain(
    '  Forms            none: without content/forms/ whatever is sent is refused\n',
  );
});

it('reports that the site is an earlier one at startup, to monitors and in the office, until a build succeeds', async () => {
  const env = await builtSite();
  const settings = readSettings(env, contentOfSmallSchool);
  const server = await startHere(settings);
  const told = async () => [
    await describeServer(server, settings),
    await (await fetch(`${server.siteUrl}/readyz`)).text(),
    await (await fetch(server.officeUrl)).text(),
  ];
  for (const text of await told()) expect(text).not.toContain('not up to date');

  const mistakes = join(env.SITE_DIR!, '../mistakes.txt');
  await writeFile(mistakes, 'content/staff.yaml, line 3 · <name>');
  const [start, ready, office] = await told();
  expect(start).toContain('THE SITE IS NOT UP TO DATE');
  expect(ready).toBe('ok\nthe site is not up to date: its content has mistakes\n');
  expect(office).toContain('The site is not up to date');
  expect(office).toContain('content/staff.yaml, line 3 · &lt;name&gt;');

  await rm(mistakes);
  for (const text of await told()) expect(text).not.toContain('not up to date');
});

it('keeps its folder locked until its office has ended', async () => {
  const settings = readSettings(await builtSite(), contentOfSmallSchool);
  const close = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(() => lockFolder(settings.dataDir, 'the server')).toThrow(FolderInUse);
  });
  const { close: closeServer } = await startServer(settings, {
    log: silentLog,
    office: () => Promise.resolve({ port: 3001, isEmpty: false, close }),
    renderer: () => import('../app/answers/render'),
  });
  await closeServer();
  expect(close).toHaveBeenCalledOnce();
});

describe('the program', () => {
  const spawnProgram = (env: Record<string, string>, shell = 'exec "$@"') => {
    const program = spawn('sh', ['-c', shell, 'sh', process.execPath, programFile('main')], {
      env: { PATH: process.env.PATH, ...env },
    });
    onTestFinished(() => void program.kill('SIGKILL'));
    return program;
  };

  /** Resolves when the program reports that it is ready. */
  const startProgram = async (env: Record<string, string> = {}, shell?: string) => {
    const program = spawnProgram({ ...(await builtSite()), ...env }, shell);
    let url = '';
    let officeUrl = '';
    for await (const line of createInterface({ input: program.stdout })) {
      url ||= /Website +(http\S+)/.exec(line)?.[1] ?? '';
      officeUrl ||= /Office +(http\S+)/.exec(line)?.[1] ?? '';
      if (/^ {2}Mail {2}/.test(line)) break;
    }
    return { program, url, officeUrl, port: Number(new URL(url).port) };
  };

  const openSocket = (port: number, head: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    if (head !== '') socket.write(head);
    return socket;
  };

  /** @returns milliseconds from SIGTERM to the end of the program */
  const timeToStop = async (program: ChildProcess) => {
    const begun = Date.now();
    program.kill('SIGTERM');
    expect(await once(program, 'exit')).toEqual([0, null]);
    return Date.now() - begun;
  };

  it('stays within its memory limit, and stops cleanly after the last response', async () => {
    const { program, url, officeUrl } = await startProgram();
    expect((await postForm(url, { ...enquiry, ...identifiers })).status).toBe(200);
    for (const path of ['/', '/list', '/sheet', '/figures', '/list.xlsx'])
      expect([path, (await fetch(officeUrl + path)).status]).toEqual([path, 200]);
    expect(ownResidentBytes(program.pid!)).toBeLessThan(MAX_MEMORY_BYTES);
    expect(residentBytes(program.pid!)).toBeLessThan(MAX_MEMORY_BYTES_WITH_OFFICE);
    await timeToStop(program);
  });

  it.runIf(process.platform === 'linux')(
    'takes forms while its office is dead or frozen, and starts it again, also without the MAIL_TO_… of a new form',
    async () => {
      const site = await builtSite();
      const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@school.example' };
      const mailTo = { MAIL_TO_ENQUIRY: 'b@school.example', MAIL_TO_CAREER: 'c@school.example' };
      const { program, url, officeUrl } = await startProgram({ ...site, ...mail, ...mailTo });
      // A form was published before its MAIL_TO_… was set.
      const [form] = contentOfSmallSchool.forms;
      const forms = [...contentOfSmallSchool.forms, { ...form!, id: 'bus-request', template: 'bus' }];
      const newContent = JSON.stringify({ ...contentOfSmallSchool, forms });
      await writeFile(join(site.SITE_DIR!, '..', serverContentFile), newContent);
      process.kill(childrenOf(program.pid!)[0]!, 'SIGKILL');
      expect((await postForm(url, { ...enquiry, ...identifiers, submission_id: 'one' })).status).toBe(200);
      await vi.waitFor(async () => expect(await (await fetch(officeUrl)).text()).toContain('Asha Patil'), 60_000);
      const [office] = childrenOf(program.pid!);
      process.kill(office!, 'SIGSTOP');
      const begun = performance.now();
      expect((await postForm(url, { ...enquiry, ...identifiers, submission_id: 'two' })).status).toBe(200);
      expect(performance.now() - begun).toBeLessThan(5000);
      process.kill(office!, 'SIGCONT');
    },
  );

  it('stops cleanly although its office is still starting', async () => {
    const port = await freePort();
    const program = spawnProgram({ ...(await builtSite()), PORT: String(port) });
    await vi.waitFor(() => fetch(`http://localhost:${port}`), { interval: 10 });
    await timeToStop(program);
  });

  it('stops at once although idle connections are open, used or unused', async () => {
    const { program, port } = await startProgram();
    openSocket(port, '');
    const used = openSocket(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(used, 'data');
    // The server didn't wait for its ten-second deadline for running requests.
    expect(await timeToStop(program)).toBeLessThan(10_000);
  });

  it('stops after ten seconds although a request never ends', async () => {
    const { program, url, port } = await startProgram();
    await once(openSocket(port, endlessRequest), 'connect');
    // The response shows that the server has read the previous request.
    await fetch(url);
    // The server didn't wait for its two-minute timeout of a request.
    expect(await timeToStop(program)).toBeLessThan(30_000);
  });

  it.each([
    ['idle connections', ''],
    ['connections whose request never ends', endlessRequest],
  ])('survives more %s than it has file handles', async (_case, head) => {
    const { program, url, port } = await startProgram({ TRUST_PROXY: '1' }, 'ulimit -n 260; exec "$@"');
    const sockets = Array.from({ length: 400 }, () => openSocket(port, head));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    if (head) {
      // No connection is idle, so the server closes new ones.
      await vi.waitFor(() => expect(sockets.filter(({ destroyed }) => destroyed).length).toBeGreaterThan(200), 60_000);
      for (const socket of sockets) socket.destroy();
    }
    await vi.waitFor(async () => expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>'), 60_000);
    expect((await postForm(url, { ...enquiry, ...identifiers })).status).toBe(200);
    expect(program.exitCode).toBeNull();
  });

  it.runIf(process.getuid?.() === 0).each(['', 'https://office.school.example'])(
    'names a file of the office that a command with sudo has left to root; OFFICE_ORIGIN=%s',
    async (origin) => {
      const nobody = 65_534;
      const site = await builtSite();
      const env = { ...site, OFFICE_ORIGIN: origin };
      const dataDir = site.DATA_DIR!;
      await mkdir(dataDir);
      const accounts = new Accounts(dataDir);
      await accounts.add({ name: 'Asha', role: 'principal', password: 'mango-tree-42' });
      accounts.close();
      await chown(dataDir, nobody, nobody);
      await chmod(join(dataDir, '..'), 0o755);
      // Node itself may be in a folder that only this account can read.
      const node = join(dataDir, '../node');
      await copyFile(process.execPath, node);
      const program = spawn(node, [programFile('main')], {
        env: { PATH: process.env.PATH, ...env },
        uid: nobody,
        gid: nobody,
      });
      onTestFinished(() => void program.kill('SIGKILL'));
      let said = '';
      const ended = once(program, 'close');
      for (const stream of [program.stdout, program.stderr])
        stream.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          if (/^ {2}Mail {2}/m.test(said)) program.kill('SIGTERM');
        });
      expect(await ended).toEqual([0, null]);
      expect(said).toContain(`may not open files of root: ${join(dataDir, 'office.db')}`);
      expect(said).toContain('sudo chown nobody');
      expect(said).not.toContain('    at ');
    },
  );

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['behind a proxy', { TRUST_PROXY: '1' }],
  ])('refuses a taken port %s, because a proxy would reach the other server', async (_case, env) => {
    for (const name of ['PORT', 'INBOX_PORT']) {
      const port = await takePort();
      const program = spawnProgram({ ...(await builtSite()), ...env, [name]: String(port) });
      const errors = text(program.stderr);
      expect(await once(program, 'close')).toEqual([1, null]);
      expect(await errors).toContain(`${name} · expected a free port, `);
      expect(await errors).toContain(`found ${port} taken by another program`);
    }
  });

  it.each([
    ['an unbuilt site', { SITE_DIR: 'no-such-folder' }, 'There is no built site in no-such-folder. Run: npm run build'],
    [
      'a data folder below a file',
      { DATA_DIR: '/dev/null/data' },
      'cannot be used (ENOTDIR): a part of its path is a file',
    ],
    [
      'an address of another machine',
      { HOST: '203.0.113.7' },
      'HOST · expected an address of this machine · found “203.0.113.7”',
    ],
    ['a host that does not exist', { HOST: 'no-such-host.invalid' }, 'found “no-such-host.invalid”'],
    ['a wrong setting', { PORT: 'x' }, 'PORT · expected a port number from 0 to 65535 · found “x” · write 3000'],
  ])('explains %s without a stack', async (_case, env: Record<string, string>, message) => {
    const program = spawnProgram({ ...(await builtSite()), ...env });
    let errors = '';
    program.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    expect(await once(program, 'close')).toEqual([1, null]);
    expect(errors).toContain(message);
    expect(errors).not.toContain('    at ');
  });
});
