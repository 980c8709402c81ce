import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { addMissingTranslations } from './add-missing';

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
});
