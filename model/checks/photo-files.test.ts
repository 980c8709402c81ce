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
  'an unused photo': [
    { file: 'photos/lab/screens.jpg', to: 'x' },
    `content/photos/lab/screens.jpg
    No page shows the photo “lab/screens.jpg”. Use it, or take it out.`,
  ],
  'a video among the photos': [
    { file: 'photos/lab/film.mp4', to: 'x' },
    `content/photos/lab/film.mp4
    “lab/film.mp4” is no picture. Take it out of the photos.`,
  ],
});

test('system files and notes are ignored', () => {
  const files = ['.DS_Store', 'lab/Thumbs.db', 'lab/desktop.ini', 'lab/._a.jpg', 'README.md'];
  expect(messageAfter(...files.map((file) => ({ file: `photos/${file}`, to: 'x' })))).toBeUndefined();
});

const head = '  - id: annual-day\n    title: Annual Day\n';
const album = (lines: string) => ({ file: 'screens/gallery.yaml', from: 'albums:\n', to: `albums:\n${head}${lines}` });

testMessages({
  'a folder of photos without an album': [
    ['1.jpg', '2.jpg', '10.jpg'].map((name) => ({ file: `photos/annual-day-2026/${name}`, to: 'x' })),
    `content/photos/annual-day-2026
    The folder “annual-day-2026” has 3 photos that no page shows. Make an album of it, or take it out.`,
  ],
});

test('an album of a folder', () => {
  const photos = ['1.jpg', '2.jpg'].map((name) => ({ file: `photos/annual-day/${name}`, to: 'x' }));
  expect(messageAfter(...photos, album('    folder: annual-day\n    alt: Annual Day 2026\n'))).toBeUndefined();
});

testMessages({
  'an album of a folder without an alt': [
    [{ file: 'photos/annual-day/1.jpg', to: 'x' }, album('    folder: annual-day\n')],
    `content/screens/gallery.yaml:6 · albums › 1 · id: annual-day
    Write what the photos of the folder show, for people who can’t see them.`,
  ],
});

test('an album of a folder that is called otherwise', () => {
  expect(
    messageAfter(
      { file: 'photos/annual-day/1.jpg', to: 'x' },
      album('    folder: anual-day\n    alt: Annual Day 2026\n'),
    ),
  ).toContain('Did you mean “annual-day”?');
});

test.each([
  [`    folder: a1\n    alt: x\n    pictures:\n      - ${drawing}\n`, 'The album has pictures and a folder.'],
  ['', 'The album has no photos.'],
])('an album has either pictures or a folder: %j', (lines, sentence) => {
  expect(messageAfter(album(lines))).toContain(sentence);
});

testMessages({
  'an alt for a photo that is not in the folder': [
    [
      { file: 'photos/annual-day/choir.jpg', to: 'x' },
      album('    folder: annual-day\n    alt: Annual Day 2026\n    alts:\n      chior.jpg: The choir of Grade 4\n'),
    ],
    `content/screens/gallery.yaml:11 · albums › 1 › alts › chior.jpg · The choir of Grade 4
    There is no photo “chior.jpg”. Did you mean “choir.jpg”?`,
  ],
});

test.each([
  ['alts', []],
  ['captions', [expect.stringMatching(/gallery\.yaml:10 · albums › 1 › alts\n.*“captions” is now called “alts”/)]],
])('the photos of a folder are described after “%s:”', (name, warnings) => {
  const fields = `    folder: annual-day\n    alt: Annual Day 2026\n    ${name}:\n      1.jpg: The choir of Grade 4\n`;
  expect(warningsAfter({ file: 'photos/annual-day/1.jpg', to: 'x' }, album(fields))).toEqual(warnings);
});
