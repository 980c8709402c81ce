import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { serverContentFile } from '../model/projections/server-content';
import { lockFolder } from '../server/storage/lock-folder';
import { contentOfSmallSchool } from '../server/testing/endpoint.fixture';
import { programFile } from '../server/testing/program-file';

/** Starts a server with its own site and folders by a command line. */
async function startByCommand(command: readonly [string, ...string[]]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-'));
  mkdirSync(path.join(folder, 'client'));
  writeFileSync(path.join(folder, 'client/index.html'), 'Home');
  writeFileSync(path.join(folder, serverContentFile), JSON.stringify(contentOfSmallSchool));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node serve.mjs' } }));
  const module = (name: string) => JSON.stringify(pathToFileURL(name).href);
  writeFileSync(
    path.join(folder, 'serve.mjs'),
    `import { endWithNpm } from ${module('setup/end-with-npm.mjs')};
endWithNpm();
await import(${module(programFile('main'))});
`,
  );
  const { PATH, HOME } = process.env;
  const [program, ...args] = command;
  const starter = spawn(program, args, {
    cwd: folder,
    env: { PATH, HOME, SITE_DIR: 'client', DATA_DIR: 'data', PORT: '0', INBOX_PORT: '0', SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: starter.stdout });
  let url = '';
  lines.on('line', (line) => (url = /Website +(\S+)/.exec(line)?.[1] ?? url));
  await vi.waitFor(() => expect(url).not.toBe(''), 60_000);
  const dataDir = path.join(folder, 'data');
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), 60_000);
  const pid = Number(/\d+/.exec(readFileSync(path.join(dataDir, 'owner.txt'), 'utf8'))?.[0]);
  onTestFinished(async () => {
    for (const each of [pid, starter.pid!]) kill(each, 'SIGKILL');
    await vi.waitFor(() => rmSync(folder, { recursive: true, force: true }));
  });
  return { starter, url, dataDir, pid };
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended already.
  }
}

it.each(['SIGTERM', 'SIGKILL', 'SIGHUP'] as const)(
  'a server stops and frees its port and folder when its npm is ended by %s',
  async (signal) => {
    const { starter, url, dataDir, pid } = await startByCommand(['npm', 'start']);
    expect(pid).not.toBe(starter.pid);
    starter.kill(signal);
    await vi.waitFor(() => lockFolder(dataDir, 'the server')(), { timeout: 30_000, interval: 100 });
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  },
);

it('a server started without npm outlives its shell and terminal', async () => {
  const { starter, url, pid } = await startByCommand(['sh', '-c', 'nohup node serve.mjs & sleep 2']);
  // On a busy machine the shell may end before the server listens.
  if (starter.exitCode === null) await once(starter, 'exit');
  process.kill(pid, 'SIGHUP');
  // Wait for longer than a server needs to notice that its npm has ended.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await fetch(url)).status).toBe(200);
});
