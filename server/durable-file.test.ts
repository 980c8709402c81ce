import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makePrivateFolder, removeAbandoned, writeDurably } from './durable-file';
import { temporaryFolder } from './testing/endpoint.fixture';

it('writes a file that only this account reads, and leaves nothing beside it', async () => {
  const folder = await temporaryFolder();
  await makePrivateFolder(join(folder, 'tmp'));
  await writeDurably(join(folder, 'tmp'), folder, 'a', 'one', { exclusive: false });
  await writeDurably(join(folder, 'tmp'), folder, 'a', 'two', { exclusive: false });
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('two');
  expect((await stat(join(folder, 'a'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'tmp'))).mode & 0o777).toBe(0o700);
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
});

it('lets exactly one of many writers create a file', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'tmp'));
  const writers = Array.from({ length: 20 }, (_, index) =>
    writeDurably(join(folder, 'tmp'), folder, 'a', `writer ${index}`, { exclusive: true }),
  );
  const outcomes = await Promise.all(writers);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe(`writer ${outcomes.indexOf(true)}`);
});

it('removes what a crash has left, and not what somebody is still writing', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'old'), '');
  await writeFile(join(folder, 'young'), '');
  await utimes(join(folder, 'old'), new Date(0), new Date(0));
  expect(await removeAbandoned(folder, 60_000)).toBe(1);
  expect(await readdir(folder)).toEqual(['young']);
});
