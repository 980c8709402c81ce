import { writeFileSync } from 'node:fs';
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
