import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { UnwritableContent } from './content-document';
import { editFile } from './edit-file';

test('a file in another encoding is left as it is: its letters would be lost', () => {
  const file = path.join(temporaryFolder(), 'school.yaml');
  const bytes = Buffer.from('# café\na: 1\n', 'latin1');
  writeFileSync(file, bytes);
  expect(() => editFile(file, (content) => content.set(['a'], 2))).toThrow(UnwritableContent);
  expect(readFileSync(file)).toEqual(bytes);
});
