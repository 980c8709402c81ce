import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { FileCache } from '../assets/file-cache';
import { compressFiles } from './compress-files';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(path.join(folder, 'client/about'), { recursive: true });
});

const inFolder = (name: string) => path.join(folder, name);
const compress = () => compressFiles(inFolder('client'), 'best', new FileCache(inFolder('cache')));

test('every text file gets .br and .gz', async () => {
  writeFileSync(inFolder('client/about/index.html'), '<p>First</p>');
  writeFileSync(inFolder('client/photo.webp'), 'a photo');
  await compress();
  expect(brotliDecompressSync(readFileSync(inFolder('client/about/index.html.br'))).toString()).toBe('<p>First</p>');
  expect(gunzipSync(readFileSync(inFolder('client/about/index.html.gz'))).toString()).toBe('<p>First</p>');
  expect(readdirSync(inFolder('client')).sort()).toEqual(['about', 'photo.webp']);
});

test('a fast build takes the best copy if there is one', async () => {
  const build = async (compression: 'best' | 'fast', page: string) => {
    writeFileSync(inFolder('client/page.html'), page.repeat(500));
    rmSync(inFolder('client/page.html.br'), { force: true });
    rmSync(inFolder('client/page.html.gz'), { force: true });
    await compressFiles(inFolder('client'), compression, new FileCache(inFolder('cache')));
    return statSync(inFolder('client/page.html.br')).ino;
  };
  const best = await build('best', '<p>First</p>');
  const fast = await build('fast', '<p>Second</p>');
  expect(await build('fast', '<p>First</p>')).toBe(best);
  expect(await build('best', '<p>Second</p>')).not.toBe(fast);
});

test('an unchanged page keeps its modification time, so that phones can revalidate it', async () => {
  const build = async () => {
    rmSync(inFolder('client'), { recursive: true });
    mkdirSync(inFolder('client'));
    writeFileSync(inFolder('client/index.html'), '<p>Same</p>');
    await compress();
    return ['br', 'gz'].map((ending) => statSync(inFolder(`client/index.html.${ending}`)).mtimeMs);
  };
  await build();
  const before = new Date(0);
  for (const name of readdirSync(inFolder('cache'))) utimesSync(inFolder(`cache/${name}`), before, before);
  expect(await build()).toEqual([0, 0]);
});
