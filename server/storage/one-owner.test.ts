import { once } from 'node:events';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/endpoint.fixture';
import { startServerProcess } from '../testing/process.fixture';

it('refuses a folder that a frozen process has locked, names the process, and takes the folder once it is killed', async () => {
  const dataDir = await temporaryFolder();
  const first = await startServerProcess(dataDir);
  expect(first.line).toBe('ready');
  first.program.kill('SIGSTOP');
  const refused = await startServerProcess(dataDir);
  expect(refused.line).toContain(`process ${first.program.pid}`);
  expect(refused.line).toContain('DATA_DIR');
  const gone = once(first.program, 'exit');
  first.program.kill('SIGKILL');
  await gone;
  expect((await startServerProcess(dataDir)).line).toBe('ready');
});
