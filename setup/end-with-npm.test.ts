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

/** A server with its own site and folders, started by a command line in the project folder. */
async function startServer(command: readonly [string, ...string[]]) {
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
    // It has ended.
  }
}

it.each(['SIGTERM', 'SIGKILL', 'SIGHUP'] as const)(
  'npm that is ended by %s takes its server with it, which finishes and frees its port and folder',
  async (signal) => {
    const { starter, url, dataDir, pid } = await startServer(['npm', 'start']);
    expect(pid).not.toBe(starter.pid);
    starter.kill(signal);
    await vi.waitFor(() => lockFolder(dataDir)(), { timeout: 30_000, interval: 100 });
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  },
);

it('a server that was started without npm outlives its shell and its terminal', async () => {
  const { starter, url, pid } = await startServer(['sh', '-c', 'nohup node serve.mjs & sleep 2']);
  // On a busy machine, the shell ends before its server serves.
  if (starter.exitCode === null) await once(starter, 'exit');
  process.kill(pid, 'SIGHUP');
  // Longer than a server started by npm takes to notice.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await fetch(url)).status).toBe(200);
});
