import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { UnwritableContent } from './content-document';
import { editFile, replaceFile } from './edit-file';

test('a file in another encoding is left as it is: its letters would be lost', () => {
  const file = path.join(temporaryFolder(), 'school.yaml');
  const bytes = Buffer.from('# café\na: 1\n', 'latin1');
  writeFileSync(file, bytes);
  expect(() => editFile(file, (content) => content.set(['a'], 2))).toThrow(UnwritableContent);
  expect(readFileSync(file)).toEqual(bytes);
});

test('a replaced file keeps its permissions', () => {
  const file = path.join(temporaryFolder(), 'school.yaml');
  writeFileSync(file, 'old');
  chmodSync(file, 0o640);
  replaceFile(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(statSync(file).mode & 0o777).toBe(0o640);
});

test('a file that can’t be replaced leaves nothing behind', () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'school.yaml'));
  expect(() => replaceFile(path.join(folder, 'school.yaml'), 'new')).toThrow();
  expect(readdirSync(folder)).toEqual(['school.yaml']);
});
