import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { licencesFile, packagesOf } from './licences';

it('finds the packages of files, including nested and scoped ones', () => {
  const files = [
    'app/islands/hydrate.tsx',
    'node_modules/react/index.js',
    'node_modules/react/jsx-runtime.js',
    'node_modules/workbox-expiration/node_modules/idb/build/index.js',
    'node_modules/@fontsource/mukta/files/mukta.woff2',
  ];
  expect(packagesOf(files)).toEqual([
    'node_modules/react',
    'node_modules/workbox-expiration/node_modules/idb',
    'node_modules/@fontsource/mukta',
  ]);
});

it('has each package’s full licence with name and version', () => {
  const text = licencesFile(['node_modules/react', 'node_modules/photoswipe', 'node_modules/@fontsource/yatra-one']);
  expect(text).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text.indexOf('@fontsource/yatra-one')).toBeLessThan(text.indexOf('photoswipe'));
});

it('refuses a package without a licence', () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'lib'));
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "bare", "version": "1.0.0", "license": "MIT" }');
  expect(() => licencesFile([folder])).toThrow(/is part of the site, and has no licence/);
});
