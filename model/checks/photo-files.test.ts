import { expect, test } from 'vitest';
import { messageAfter, testMessages, warningsAfter } from '../testing/messages';

const lab = 'screens/facilities/computer-lab.yaml';
const drawing = '{ illustration: computer-lab, seed: 1 }';

testMessages({
  'a photo that is not there, but almost': [
    [
      { file: 'photos/lab/Screens.jpg', to: 'x' },
      { file: lab, from: drawing, to: '{ photo: lab/screens.jpg, alt: Two pupils at a screen }' },
    ],
    `content/screens/facilities/computer-lab.yaml:7 · pictures › 1 › photo · lab/screens.jpg
    There is no photo “lab/screens.jpg”. Did you mean “lab/Screens.jpg”?`,
  ],
});

test('system files and notes are ignored', () => {
  const files = ['.DS_Store', 'lab/Thumbs.db', 'lab/desktop.ini', 'lab/._a.jpg', 'README.md'];
  expect(messageAfter(...files.map((file) => ({ file: `photos/${file}`, to: 'x' })))).toBeUndefined();
});

const head = '  - id: annual-day\n    title: Annual Day\n';
const album = (lines: string) => ({ file: 'screens/gallery.yaml', from: 'albums:\n', to: `albums:\n${head}${lines}` });

test('an album of a folder that is called otherwise', () => {
  expect(
    messageAfter(
      { file: 'photos/annual-day/1.jpg', to: 'x' },
      album('    folder: anual-day\n    alt: Annual Day 2026\n'),
    ),
  ).toContain('Did you mean “annual-day”?');
});

test('an album has either pictures or a folder', () => {
  expect(messageAfter(album(`    folder: a1\n    alt: x\n    pictures:\n      - ${drawing}\n`))).toContain(
    'The album has pictures and a folder.',
  );
});

test.each([
  ['alts', []],
  ['captions', [expect.stringMatching(/gallery\.yaml:10 · albums › 1 › alts\n.*“captions” is now called “alts”/)]],
])('the photos of a folder are described after “%s:”', (name, warnings) => {
  const fields = `    folder: annual-day\n    alt: Annual Day 2026\n    ${name}:\n      1.jpg: The choir of Grade 4\n`;
  expect(warningsAfter({ file: 'photos/annual-day/1.jpg', to: 'x' }, album(fields))).toEqual(warnings);
});
