import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryWorkingDirectory } from '../../tests/support/temporary-folder';
import { previewFile } from './preview-files';

test('while a release is made, previews have the files of the published site', async () => {
  temporaryWorkingDirectory();
  mkdirSync('build/client/assets', { recursive: true });
  writeFileSync('build/client/assets/late.css', 'a { background: url(/pictures/a.svg) }');
  const file = await previewFile('/assets/late.css', []);
  expect(file?.type).toBe('text/css; charset=utf-8');
  expect(String(file?.body)).toBe('a { background: url(../pictures/a.svg) }');
  expect(await previewFile('/assets/none.css', [])).toBeUndefined();
  expect(await previewFile('/assets/../../../secret.svg', [])).toBeUndefined();
  // On Windows it would lead out of the folder; elsewhere it is a name.
  writeFileSync('build/client/..\\secret.svg', '<svg/>');
  expect(await previewFile('/..\\secret.svg', [])).toBeUndefined();
});
