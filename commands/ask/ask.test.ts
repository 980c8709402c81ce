import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import type { SearchFile } from '../../search/search-file';
import type { Language } from '../../words/languages';
import { searchOf } from './ask';

function writeHome(site: string, file: string, language: Language, heading: string): void {
  const asset = `search-${language}.json`;
  writeFileSync(path.join(site, file), `<link rel="prefetch" href="/${asset}">`);
  const search: SearchFile = { language, pages: [['/fees', heading]], places: [[0, '', heading, '']], asked: [] };
  writeFileSync(path.join(site, asset), JSON.stringify(search));
}

test('searches in the first language of the site, unless another is named', () => {
  const site = temporaryFolder();
  writeHome(site, 'index.html', 'hi', 'शुल्क');
  writeHome(site, 'en.html', 'en', 'Fees');
  expect(searchOf(site)('शुल्क')).toMatchObject([{ heading: 'शुल्क' }]);
  expect(searchOf(site, 'en')('fees')).toMatchObject([{ heading: 'Fees' }]);
  expect(() => searchOf(site, 'mr')).toThrow('has no search in “mr”. Build the site first');
});

test('ends without an error when its reader, for example `head`, closes the pipe', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'build/client'), { recursive: true });
  writeHome(path.join(folder, 'build/client'), 'index.html', 'en', 'Fees');
  const program = ['--import', import.meta.resolve('tsx'), path.resolve('commands/ask/run.ts'), 'fees'];
  const child = spawn(process.execPath, program, { cwd: folder });
  child.stdout.destroy();
  const [errors] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([child.exitCode, errors]).toEqual([0, '']);
});
