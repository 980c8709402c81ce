import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { addMissingTranslations, keepChanged } from './add-missing';

const file = 'screens/our-mission.translations.yaml';

test.each(['\n', '\r\n'])('new entries have the line ends of the file: %j', (lineEnd) => {
  const entry = ['# Read by Mrs. Kulkarni', 'texts:', '  - en: Our Mission # its title', '    mr: आमचे ध्येय', ''];
  const folder = editedSchool({ file, to: entry.join(lineEnd) });
  const { count } = addMissingTranslations(folder).find((each) => each.file === file)!;
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text.startsWith(entry.join(lineEnd))).toBe(true);
  const lines = text.split('\n');
  expect(lines).toHaveLength(entry.length + count);
  expect(lines.filter((line) => line.endsWith('\r'))).toHaveLength(lineEnd === '\n' ? 0 : lines.length - 1);
  // Each missing text once, and none that is there.
  expect(lines.filter((line) => line.includes('en: Our Mission'))).toHaveLength(1);
  expect(addMissingTranslations(folder)).toEqual([]);
});

test('the entry of a changed text keeps its translations and its comments', () => {
  const fields = '---\nkind: prose\ntitle: Our Mission\ndescription: What the school promises every child.\n---\n';
  const folder = editedSchool(
    { file: 'screens/our-mission.md', to: `${fields}\nFees are told in writing first.\n` },
    { file, to: 'texts:\n  - en: Fees are told first. # the law\n    mr: मराठी # read by Mrs. Kulkarni\n' },
  );
  expect(keepChanged(folder)).toEqual([{ file, count: 1 }]);
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe(
    'texts:\n  - en: Fees are told in writing first. # the law\n    mr: मराठी # read by Mrs. Kulkarni\n    was:\n      mr: Fees are told first.\n',
  );
});
