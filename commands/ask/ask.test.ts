import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { SearchFile } from '../../search/search-file';
import type { Language } from '../../words/languages';
import { searchOf } from './ask';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'search-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
});

function writeHome(file: string, language: Language, heading: string): void {
  const asset = `search-${language}.json`;
  writeFileSync(path.join(site, file), `<link rel="prefetch" href="/${asset}">`);
  const search: SearchFile = { language, pages: [['/fees', heading]], places: [[0, '', heading, '']], asked: [] };
  writeFileSync(path.join(site, asset), JSON.stringify(search));
}

test('where no language is named the first of the site is asked, whichever that is', () => {
  writeHome('index.html', 'hi', 'शुल्क');
  writeHome('en.html', 'en', 'Fees');
  expect(searchOf(site)('शुल्क')).toMatchObject([{ heading: 'शुल्क' }]);
  expect(searchOf(site, 'en')('fees')).toMatchObject([{ heading: 'Fees' }]);
  expect(() => searchOf(site, 'mr')).toThrow('has no search in “mr”. Build the site first');
});
