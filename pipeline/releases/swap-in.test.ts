import type * as FileSystem from 'node:fs';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { temporaryWorkingDirectory } from '../../tests/support/temporary-folder';
import { swapIn } from './swap-in';

/** Like overlayfs, where only folders that the container has made can be renamed. */
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof FileSystem>();
  const renameSync: typeof original.renameSync = (from, to) => {
    if (from === 'build/client')
      throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
    original.renameSync(from, to);
  };
  return { ...original, renameSync };
});

test('a folder of a container’s image is replaced, although it can’t be renamed', () => {
  temporaryWorkingDirectory();
  for (const name of ['client', 'client.1']) {
    mkdirSync(`build/${name}`, { recursive: true });
    writeFileSync(`build/${name}/index.html`, name);
  }
  swapIn('build/client.1', 'build/client');
  expect(readFileSync('build/client/index.html', 'utf8')).toBe('client.1');
  expect(readdirSync('build')).toEqual(['client']);
});
