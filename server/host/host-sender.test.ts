import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { plainSiteRules, siteRulesFile } from '../../model/projections/pages/site-rules';
import { temporaryFolder } from '../testing/endpoint.fixture';
import { runCommand } from '../testing/process.fixture';
import { programFile } from '../testing/program-file';
import {
  forbidReplacing,
  type HostAccount,
  type HostState,
  readHostAccount,
  readHostState,
  removeHostAccount,
  saveHostAccount,
  writeHostState,
} from './host-account';
import { hostSender } from './host-sender';

const minuteMs = 60_000;

/** A host that shows a folder, or the page that is set. */
async function startHost() {
  const folder = await temporaryFolder();
  const shown: { always?: string } = {};
  const server = createServer((request, response) => {
    const path = request.url === '/' ? 'index.html' : request.url === '/mr' ? 'mr/index.html' : `${request.url}.html`;
    readFile(join(folder, path)).then(
      (bytes) => response.end(shown.always ?? bytes),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { folder, shown, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const accountOf = (folder: string, address: string): HostAccount => ({
  remote: { kind: 'folder', folder },
  hostKeys: {},
  address,
  savedAt: 0,
  mayReplace: false,
});

it('sends the website and sees that visitors get it, or says what is in the way', async () => {
  const { folder, address, shown } = await startHost();
  const [dataDir, siteDir] = [await temporaryFolder(), join(await temporaryFolder(), 'client')];
  await mkdir(join(siteDir, 'mr'), { recursive: true });
  for (const path of ['index.html', 'fees.html', 'mr/index.html', '404.html'])
    await writeFile(join(siteDir, path), path);
  const account = accountOf(folder, address);
  const send = async () => {
    const { code, said } = await runCommand('send-site', [], { DATA_DIR: dataDir, SITE_DIR: siteDir });
    expect([code, said]).toEqual([0, '']);
    return readHostState(dataDir);
  };
  // Without a host, it does nothing.
  expect(await send()).toBeUndefined();
  await saveHostAccount(dataDir, account);
  await writeFile(join(folder, 'index.html'), 'old');
  expect(await send()).toMatchObject({ problem: 'files of others', foreign: ['index.html'] });
  await saveHostAccount(dataDir, { ...account, mayReplace: true });
  const first = await send();
  expect(first).toMatchObject({ release: '', liveAt: expect.any(Number) as number });
  // This host sends no headers, and knows nothing of redirects.
  expect(first?.checked?.faults.join('\n')).toContain('all headers, once, on 200, 301 and 404: not for');
  expect((await readdir(folder)).sort()).toEqual(['.school-website.json', '404.html', 'fees.html', 'index.html', 'mr']);

  await writeFile(join(siteDir, 'fees.html'), 'new fees');
  expect(await send()).toMatchObject({ liveAt: expect.any(Number) as number, checked: first?.checked });
  const rules = { ...plainSiteRules, redirects: [{ from: '/costs', to: '/fees' }] };
  await writeFile(join(siteDir, '..', siteRulesFile), JSON.stringify(rules));
  expect((await send())?.checked?.faults.join('\n')).toContain('GET /costs: expected status 301 or 308, found 404');
  shown.always = 'Bought domain!';
  const elsewhere = await send();
  expect(elsewhere).toMatchObject({ problem: 'other address', reply: `${address}/: another page` });
  expect(elsewhere?.liveAt).toBeUndefined();
  await rm(folder, { recursive: true });
  expect(await send()).toMatchObject({ problem: 'no folder' });
}, 120_000);

it('ends well when the server has started it', async () => {
  const { folder, address } = await startHost();
  const [dataDir, siteDir] = [await temporaryFolder(), join(await temporaryFolder(), 'client')];
  await mkdir(siteDir, { recursive: true });
  for (const path of ['index.html', '404.html']) await writeFile(join(siteDir, path), path);
  await saveHostAccount(dataDir, accountOf(folder, address));
  const program = fork(programFile('send-site'), { env: { ...process.env, DATA_DIR: dataDir, SITE_DIR: siteDir } });
  expect(await once(program, 'close')).toEqual([0, null]);
  expect(await readHostState(dataDir)).toMatchObject({ liveAt: expect.any(Number) as number });
});

it('stops asking visitors’ address, and notes nothing, once another host is set up', async () => {
  const { folder, address, shown } = await startHost();
  const [dataDir, siteDir] = [await temporaryFolder(), join(await temporaryFolder(), 'client')];
  await mkdir(siteDir, { recursive: true });
  for (const path of ['index.html', '404.html']) await writeFile(join(siteDir, path), path);
  shown.always = 'An old page, for a moment';
  await saveHostAccount(dataDir, accountOf(folder, address));
  const sending = runCommand('send-site', [], { DATA_DIR: dataDir, SITE_DIR: siteDir });
  await expect.poll(() => readdir(folder)).toContain('index.html');
  await removeHostAccount(dataDir);
  expect((await sending).code).toBe(0);
  expect(await readHostState(dataDir)).toBeUndefined();
});

it('takes back that files may be replaced, unless the account was saved since', async () => {
  const dataDir = await temporaryFolder();
  const account = { ...accountOf('/a', 'https://school.example'), savedAt: 1, mayReplace: true };
  await saveHostAccount(dataDir, account);
  await forbidReplacing(dataDir, account);
  expect(await readHostAccount(dataDir)).toEqual({ ...account, mayReplace: false });
  const newer = { ...accountOf('/b', 'https://school.example'), savedAt: 2, mayReplace: true };
  await saveHostAccount(dataDir, newer);
  await forbidReplacing(dataDir, account);
  expect(await readHostAccount(dataDir)).toEqual(newer);
});

it('is due for each release, after a failure again, and not while only a person can help', async () => {
  const dataDir = await temporaryFolder();
  const build = await temporaryFolder();
  const siteDir = join(build, 'client');
  const program = join(build, 'program.mjs');
  await writeFile(
    program,
    `import fs from 'node:fs'; fs.writeFileSync(${JSON.stringify(dataDir)} + '/run-' + process.pid, '');`,
  );
  const clock = { now: 1e12 };
  const start = () =>
    hostSender({ dataDir, siteDir, program: pathToFileURL(program), log: () => undefined, now: () => clock.now });
  let sender = start();
  const runs = async () => (await readdir(dataDir)).filter((name) => name.startsWith('run-')).length;
  const isSent = async (state: HostState | undefined, after = 0) => {
    if (state) await writeHostState(dataDir, state);
    const before = await runs();
    clock.now = 1e12 + after;
    await sender.run();
    return (await runs()) > before;
  };
  const sent: HostState = { triedAt: 1e12, release: 'r1', liveAt: 1e12 };
  await writeFile(join(build, 'current'), 'r1\n');
  expect(await isSent(undefined)).toBe(false);
  await saveHostAccount(dataDir, accountOf('/tmp', 'https://school.example'));
  expect(await isSent(undefined)).toBe(true);
  expect(await isSent(sent)).toBe(false);
  expect(await isSent(sent, 26 * 60 * minuteMs)).toBe(true);
  await writeFile(join(build, 'current'), 'r2\n');
  expect(await isSent(sent)).toBe(true);
  const failed: HostState = { triedAt: 1e12, release: 'r2', problem: 'unreachable' };
  expect(await isSent(failed, minuteMs)).toBe(false);
  expect(await isSent(failed, 6 * minuteMs)).toBe(true);
  for (const problem of ['files of others', 'host key', 'sign in'] as const)
    expect(await isSent({ ...failed, problem }, 60 * minuteMs)).toBe(false);
  // A new release doesn't wait until the last one is tried again.
  expect(await isSent({ ...failed, release: 'r1' }, minuteMs)).toBe(true);
  // The server has ended while the website was sent.
  const interrupted: HostState = { triedAt: 1e12, release: 'r2', progress: { done: 1, all: 9 } };
  expect(await isSent(interrupted, minuteMs)).toBe(false);
  sender = start();
  expect(await isSent(interrupted, minuteMs)).toBe(true);
  expect(await isSent({ ...interrupted, triedAt: 1e12 + minuteMs }, 2 * minuteMs)).toBe(false);
  await saveHostAccount(dataDir, { ...accountOf('/tmp', 'https://school.example'), savedAt: 1e12 + 1 });
  expect(await isSent({ ...failed, problem: 'sign in' })).toBe(true);
  // A clock that was ahead.
  expect(await isSent({ ...failed, triedAt: 3e12 })).toBe(true);
  await sender.stop();
});
