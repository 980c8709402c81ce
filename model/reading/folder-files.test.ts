import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { messageAfter } from '../testing/messages';
import { filesBelow, pathOnDisk } from './folder-files';

const lost = (file: string) => messageAfter({ file, to: 'x' });

test.each(['facts/classes (1).yaml', 'facts/classes.yaml.bak', 'Copy of school.yaml'])('%s is a copy', (file) => {
  expect(lost(file)).toContain('The site doesn’t use this file.');
});

test.each([
  'calendar.yaml.txt',
  'calendar.yml',
  'Calendar.YAML',
  'calendar (1).yaml',
  'calendar.yaml.bak',
  'calender.yaml',
])('the message on a missing calendar.yaml names %s', (name) => {
  const missing = { file: 'facts/calendar.yaml', to: undefined };
  expect(messageAfter(missing, { file: `facts/${name}`, to: 'x' })).toContain(
    `If “${name}” is meant to be “calendar.yaml”, rename it.`,
  );
});

test('a picture where the site reads a drawing', () => {
  expect(lost('logo.png')).toContain('The site doesn’t use this file.');
});

test('names from a Mac and other machines are equal, and lead to their file', () => {
  const folder = temporaryFolder();
  // Unicode excludes U+0958 from composition, so that NFC and NFD both make two characters of it.
  const name = 'फोटो/\u0958िला é.jpg';
  for (const [index, form] of [name, name.normalize('NFC'), name.normalize('NFD')].entries()) {
    const below = path.join(folder, String(index));
    mkdirSync(path.dirname(path.join(below, form)), { recursive: true });
    writeFileSync(path.join(below, form), String(index));
    expect(filesBelow(below)).toEqual([name.normalize('NFC')]);
    for (const asked of [name, name.normalize('NFC'), name.normalize('NFD')])
      expect(readFileSync(pathOnDisk(below, asked), 'utf8')).toBe(String(index));
  }
  expect(pathOnDisk(folder, '0/nothing/here.jpg')).toBe(path.join(folder, '0/nothing/here.jpg'));
});
