import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { startEndpoint, temporaryFolder } from './endpoint.fixture';

/** A server in a process of its own, which says “ready”. */
async function startProcess(dataDir: string) {
  const program = spawn(process.execPath, ['--import', 'tsx', 'server/serve-folder.fixture.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  let errors = '';
  program.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const line = await Promise.race([
    once(createInterface({ input: program.stdout }), 'line').then(([text]) => String(text)),
    once(program, 'close').then(() => errors),
  ]);
  return { program, line };
}

it('refuses to start where another process is at work, and says which', async () => {
  const dataDir = await temporaryFolder();
  const first = await startProcess(dataDir);
  expect(first.line).toBe('ready');
  const second = await startProcess(dataDir);
  expect(second.line).toContain(`process ${first.program.pid}`);
  expect(second.line).toContain('DATA_DIR');
});

it('leaves the folder to a process that is frozen, and takes it from one that was killed', async () => {
  const dataDir = await temporaryFolder();
  const first = await startProcess(dataDir);
  first.program.kill('SIGSTOP');
  expect((await startProcess(dataDir)).line).toContain('DATA_DIR');
  const gone = once(first.program, 'exit');
  first.program.kill('SIGKILL');
  await gone;
  expect((await startProcess(dataDir)).line).toBe('ready');
});

it('gives the folder back when it stops', async () => {
  const first = await startEndpoint();
  await expect(startEndpoint({ DATA_DIR: first.dataDir })).rejects.toThrow('DATA_DIR');
  await first.apps.site.close();
  await startEndpoint({ DATA_DIR: first.dataDir });
});
