import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeAbandoned, writeDurably } from './durable-file';
import { temporaryFolder } from '../testing/endpoint.fixture';

it('lets exactly one of many writers create a complete file, and leaves no temporary files', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'tmp'));
  const write = (data: string) => writeDurably(join(folder, 'tmp'), folder, 'a', data);
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(`writer ${index}`)));
  const first = await readFile(join(folder, 'a'), 'utf8');
  expect(first).toMatch(/^writer \d+$/);
  await write('later');
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe(first);
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
});

it('removes leftovers of a crash, but no file that is still being written', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'old'), '');
  await writeFile(join(folder, 'young'), '');
  await utimes(join(folder, 'old'), new Date(0), new Date(0));
  await removeAbandoned(folder, 60_000);
  expect(await readdir(folder)).toEqual(['young']);
});
