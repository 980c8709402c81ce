import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { editedSchool, emptyProject } from '../../tests/support/temporary-folder';
import { canServeMeanwhile, isBuildFresh, programsMadeFromFile } from './freshness';
import { contentFolderFile, madeFromFile, releasesFolder } from './releases';
import { programsFingerprint, sourceFingerprint } from './source-fingerprint';

let folder: string;
beforeEach(() => {
  folder = editedSchool();
  vi.stubEnv('CONTENT_DIR', folder);
  emptyProject();
  for (const made of ['client', 'releases/1']) mkdirSync(path.join('build', made), { recursive: true });
  writeFileSync('build/client/index.html', 'Home');
  writeFileSync('build/current', '1\n');
  writeFileSync(path.join(releasesFolder, '1', contentFolderFile), folder);
  writeFileSync(programsMadeFromFile, programsFingerprint());
  writeFileSync(madeFromFile, sourceFingerprint({ folder }));
});

test('after an edit of the content, the last release can be served until the next one is built', () => {
  expect(isBuildFresh()).toBe(true);
  writeFileSync(path.join(folder, 'school.yaml'), 'edited');
  expect([isBuildFresh(), canServeMeanwhile()]).toEqual([false, true]);
});

test.each<[string, () => void]>([
  ['the code has changed', () => writeFileSync('server/main.ts', 'edited')],
  ['a setting of the build has changed', () => writeFileSync('.env', 'VITE_MAIL_ORIGIN=https://mail.example')],
  ['the settings have a mistake', () => writeFileSync('.env', 'CONTENT_DIR=../school')],
  [
    'the release is one of another content folder, as in the image of a container',
    () => vi.stubEnv('CONTENT_DIR', path.resolve('content')),
  ],
  ['a power cut may have taken files of the release', () => rmSync(madeFromFile)],
  ['there is no release', () => ['build/current', 'build/client'].forEach((made) => rmSync(made, { recursive: true }))],
])('the next build has to be awaited if %s', (_, change) => {
  change();
  expect([isBuildFresh(), canServeMeanwhile()]).toEqual([false, false]);
});
