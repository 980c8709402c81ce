import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { smallSchool, withEdits } from '../../model/testing/edited-content';
import { addMissingTranslations } from './add-missing';

const file = 'screens/our-mission.translations.yaml';

test.each(['\n', '\r\n'])('entries are added in the line ends of the file: %j', (lineEnd) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(smallSchool, folder, { recursive: true });
  const entry = ['# Read by Mrs. Kulkarni', 'texts:', '  - en: Our Mission # its title', '    mr: आमचे ध्येय', ''];
  withEdits(folder, [{ file, to: entry.join(lineEnd) }]);
  const { count } = addMissingTranslations(folder).find((each) => each.file === file)!;
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text.startsWith(entry.join(lineEnd))).toBe(true);
  const lines = text.split('\n');
  expect(lines).toHaveLength(entry.length + count);
  expect(lines.filter((line) => line.endsWith('\r'))).toHaveLength(lineEnd === '\n' ? 0 : lines.length - 1);
});
