import type * as FileSystem from 'node:fs/promises';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/endpoint.fixture';
import { packFolder } from '../backup/archive';
import { writeDurably } from './durable-file';

const steps = vi.hoisted((): string[] => []);

/** Calls the real file system, and records the order of the calls. */
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof FileSystem>();
  const open: typeof original.open = async (path, ...parameters) => {
    const file = await original.open(path, ...parameters);
    const what = parameters[0] === 'r' ? 'folder' : 'file';
    const writeFile = file.writeFile.bind(file);
    const sync = file.sync.bind(file);
    file.writeFile = (...data) => (steps.push(`write ${what}`), writeFile(...data));
    file.sync = () => (steps.push(`fsync ${what}`), sync());
    return file;
  };
  const rename: typeof original.rename = (...paths) => (steps.push('rename'), original.rename(...paths));
  const link: typeof original.link = (...paths) => (steps.push('link'), original.link(...paths));
  return { ...original, open, rename, link };
});

it('syncs the content before the name, and the name before it reports success', async () => {
  const folder = await temporaryFolder();
  await writeDurably(folder, folder, 'a', 'text');
  expect(steps.splice(0)).toEqual(['write file', 'fsync file', 'link', 'fsync folder']);
});

it('names a backup only once it is synced', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'packed'));
  await writeFile(join(folder, 'packed/mail'), 'Text');
  steps.splice(0);
  await packFolder(join(folder, 'packed'), join(folder, 'file'), undefined);
  expect(steps.at(-1)).toBe('fsync file');
});
