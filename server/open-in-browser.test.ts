import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openInBrowser } from './open-in-browser';
import { temporaryFolder } from './testing/endpoint.fixture';

it.runIf(process.platform === 'linux')('asks the desktop to open the address, if there is one', async () => {
  const folder = await temporaryFolder();
  const opened = join(folder, 'opened');
  vi.stubEnv('PATH', folder);
  // Nothing answers to this name: that is no fault.
  openInBrowser('http://localhost:3001');
  await writeFile(join(folder, 'xdg-open'), `#!/bin/sh\necho "$1" > '${opened}'\n`, { mode: 0o755 });
  vi.stubEnv('PATH', [folder, '/usr/bin', '/bin'].join(delimiter));
  openInBrowser('http://localhost:3001/?a=b&c');
  await vi.waitFor(() => expect(existsSync(opened)).toBe(true), 10_000);
  await vi.waitFor(async () => expect(await readFile(opened, 'utf8')).toBe('http://localhost:3001/?a=b&c\n'));
});
