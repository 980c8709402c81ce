import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { LogEntry } from './log';
import { OfficeChild } from './office-child';
import { temporaryFolder } from './testing/endpoint.fixture';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function officeOf(program: URL) {
  const log: LogEntry[] = [];
  const support = { outage: () => undefined, deliver: vi.fn(), checkDatabase: vi.fn() };
  const office = new OfficeChild({
    program,
    sitePort: 3000,
    officePort: 3001,
    support,
    maxSilenceMs: 5000,
    log: (entry) => log.push(entry),
  });
  onTestFinished(() => office.close());
  return { office, log };
}

/** Writes a program that says that it listens on the port of its process id. */
async function officeProgram(source: string) {
  const folder = await temporaryFolder();
  const program = join(folder, 'office-program.mjs');
  await writeFile(program, `${source}\nprocess.send({ port: process.pid, isEmpty: false });`);
  return { folder, program: pathToFileURL(program) };
}

it('replaces a process that doesn’t answer any longer', async () => {
  const { program } = await officeProgram(
    'process.once("message", () => process.send("alive")); setInterval(() => undefined, 1000);',
  );
  const { office, log } = officeOf(program);
  expect(await office.start()).toBeUndefined();
  const first = office.port;
  await vi.waitFor(() => expect(office.port).not.toBe(first));
  expect(log).toEqual([{ event: 'office failed', code: 'SIGKILL' }]);
});

it('tries again after longer and longer pauses if the system can’t start a process', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // `fork` throws, as it does without memory.
  const { office, log } = officeOf(new URL('file:///office%00program.js'));
  expect(await office.start()).toBe(1);
  const tries = [];
  for (let second = 0; second < 200; second += 1) {
    if (log.length > tries.length) tries.push(second);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
});

it('goes on without a process that never started', async () => {
  const { execPath } = process;
  onTestFinished(() => void (process.execPath = execPath));
  process.execPath = '/no/such/node';
  const { program } = await officeProgram('process.on("message", () => process.send("alive"));');
  const { office, log } = officeOf(program);
  expect(await office.start()).toBe(1);
  expect(log).toEqual([{ event: 'office failed', code: 'ENOENT' }]);
  process.execPath = execPath;
  await vi.waitFor(() => expect(office.port).toBeDefined());
  await office.close();
});

it('doesn’t know the password of the mail server', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://school:secret@mail.example');
  const { folder, program } = await officeProgram(
    'import { writeFileSync } from "node:fs"; process.on("message", () => process.send("alive")); writeFileSync(new URL("env.json", import.meta.url), JSON.stringify(process.env));',
  );
  await officeOf(program).office.start();
  const env = await readFile(join(folder, 'env.json'), 'utf8');
  expect(env).toContain('SMTP_URL');
  expect(env).not.toContain('secret');
});
