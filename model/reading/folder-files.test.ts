import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { messageAfter, testMessages } from '../testing/messages';
import { filesBelow, pathOnDisk } from './folder-files';

const lost = (file: string) => messageAfter({ file, to: 'x' });

testMessages({
  'a copy of a file that the site reads': [
    { file: 'facts/classes - Copy.yaml', to: 'x' },
    `content/facts/classes - Copy.yaml
    expected: a file that the site reads; content/README.md lists them
    found:    another file; of the two, content/facts/classes.yaml is read
    to do:    Move it out of content/. If it is the newer one, let it take the place of content/facts/classes.yaml.`,
  ],
});

test.each(['facts/classes (1).yaml', 'facts/classes.yaml.bak', 'Copy of school.yaml'])('%s is a copy', (file) => {
  expect(lost(file)).toContain('of the two, content/');
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
    `Is it “${name}”? Then rename it to calendar.yaml`,
  );
});

test('a picture where the site reads a drawing', () => {
  expect(lost('logo.png')).toContain('A new name does not make it a .svg file');
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

describe('scans', () => {
  const named = { file: 'facts/documents.yaml', from: 'awaited: 2026-11-01', to: 'scan: noc-2026.pdf' };
  const scan = (name: string) => ({ file: `documents/${name}`, to: '%PDF-' });

  testMessages({
    'an older one beside that which took its place': [
      [scan('noc-2026.pdf'), scan('noc-2025.pdf'), named],
      `content/documents/noc-2025.pdf
      expected: a scan that a document of content/facts/documents.yaml names
      found:    a scan that none of them names; one of them names “noc-2026.pdf”
      to do:    If this is the older one, move it out of content/documents/. If it is the newer one, write “scan: noc-2025.pdf” in place of “scan: noc-2026.pdf”.`,
    ],
  });

  test('one that nothing uses', () => {
    expect(messageAfter(scan('noc-2026.pdf'), scan('land.pdf'), named)).toContain(
      'Write “scan: land.pdf” where it belongs',
    );
  });
});
