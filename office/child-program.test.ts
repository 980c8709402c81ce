import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { LogEntry } from '../server/log';
import { temporaryFolder } from '../server/testing/endpoint.fixture';
import { ChildProgram, type ChildProgramOptions } from './child-program';
import { workshopEnvironment } from './website/workshop-process';

interface Remote {
  process: () => number;
  environment: () => Record<string, string>;
  end: () => void;
  hang: () => Promise<void>;
  work: (ms: number) => Promise<number>;
  add: (one: number, other: number) => Promise<number>;
}

const source = `
import { createBirpc } from '${import.meta.resolve('birpc')}';
const parent = createBirpc({
  process: () => process.pid,
  environment: () => process.env,
  end: () => process.exit(3),
  hang: () => new Promise(() => undefined),
  work: (ms) => new Promise((resolve) => setTimeout(resolve, ms, process.pid)),
  add: (one, other) => parent.sum(one, other),
}, { post: (message) => process.send(message), on: (listen) => process.on('message', listen) });
process.on('disconnect', () => process.exit());
`;

async function childProgram(
  options: Partial<ChildProgramOptions<Remote, { sum: (one: number, other: number) => number }>> = {},
) {
  const file = join(await temporaryFolder(), 'program.mjs');
  await writeFile(file, source);
  const log: LogEntry[] = [];
  const program = new ChildProgram<Remote, { sum: (one: number, other: number) => number }>({
    program: pathToFileURL(file),
    heapMegabytes: 50,
    functions: { sum: (one, other) => one + other },
    answerMs: 20_000,
    idleMs: 60_000,
    event: 'workshop failed',
    log: (entry) => log.push(entry),
    ...options,
  });
  onTestFinished(() => program.close());
  return { program, log, pid: () => program.call((remote) => remote.process()) };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('starts with the first call, and may call back', async () => {
  const { program, pid } = await childProgram();
  expect(await program.call((remote) => remote.add(1, 2))).toBe(3);
  expect(await pid()).toBe(await pid());
});

it('is replaced if it ends', async () => {
  const { program, pid, log } = await childProgram();
  const first = await pid();
  await expect(program.call((remote) => remote.end())).rejects.toThrow('ended');
  expect(await pid()).not.toBe(first);
  expect(log).toEqual([{ event: 'workshop failed', code: '3' }]);
});

it('is replaced if it does not answer', async () => {
  const { program, pid } = await childProgram({ answerMs: 5000 });
  const first = await pid();
  await expect(program.call((remote) => remote.hang())).rejects.toThrow();
  await vi.waitFor(() => expect(isRunning(first)).toBe(false), 10_000);
  expect(await pid()).not.toBe(first);
});

it('ends when it has had nothing to do for a while, but not during a call', async () => {
  const { program, pid } = await childProgram({ idleMs: 500 });
  const first = await pid();
  expect(await program.call((remote) => remote.work(1000))).toBe(first);
  await vi.waitFor(() => expect(isRunning(first)).toBe(false), 10_000);
});

it('the workshop gets the settings of the build, and no secrets', async () => {
  const server = {
    CONTENT_DIR: '/school',
    VITE_BASE_PATH: '/',
    HOME: '/root',
    SMTP_URL: 'smtp://secret',
    DATA_DIR: '/d',
  };
  const env = workshopEnvironment(server);
  expect(env).toEqual({ CONTENT_DIR: '/school', VITE_BASE_PATH: '/', HOME: '/root' });
  const { program } = await childProgram({ env });
  const found = await program.call((remote) => remote.environment());
  expect(found).toMatchObject(env);
  expect(Object.keys(found)).not.toContain('VITEST');
});
