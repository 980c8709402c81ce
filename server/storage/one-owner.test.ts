import { once } from 'node:events';
import { expect, it } from 'vitest';
import { startEndpoint, temporaryFolder } from '../testing/endpoint.fixture';
import { startServerProcess } from '../testing/process.fixture';

it('refuses to start while another process has the folder, and says which', async () => {
  const dataDir = await temporaryFolder();
  const first = await startServerProcess(dataDir);
  expect(first.line).toBe('ready');
  const second = await startServerProcess(dataDir);
  expect(second.line).toContain(`process ${first.program.pid}`);
  expect(second.line).toContain('DATA_DIR');
});

it('leaves the folder to a frozen process, and takes it from a killed one', async () => {
  const dataDir = await temporaryFolder();
  const first = await startServerProcess(dataDir);
  first.program.kill('SIGSTOP');
  expect((await startServerProcess(dataDir)).line).toContain('DATA_DIR');
  const gone = once(first.program, 'exit');
  first.program.kill('SIGKILL');
  await gone;
  expect((await startServerProcess(dataDir)).line).toBe('ready');
});

it('releases the folder when it stops', async () => {
  const first = await startEndpoint();
  await expect(startEndpoint({ DATA_DIR: first.dataDir })).rejects.toThrow('DATA_DIR');
  await first.apps.site.close();
  await startEndpoint({ DATA_DIR: first.dataDir });
});
