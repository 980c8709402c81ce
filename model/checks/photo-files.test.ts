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
    `content/screens/facilities/computer-lab.yaml, line 7 · pictures › 1 › photo
    expected: a photo in content/photos/
    found:    “lab/screens.jpg”, and no such file
    to do:    Did you mean “lab/Screens.jpg”? Capital and small letters count.`,
  ],
  'an unused photo': [
    { file: 'photos/lab/screens.jpg', to: 'x' },
    `content/photos/lab/screens.jpg
    expected: a photo that a content file shows
    found:    a photo that none of them names
    to do:    Write “photo: lab/screens.jpg” where it belongs, or move the file out of content/photos/.`,
  ],
  'a video among the photos': [
    { file: 'photos/lab/film.mp4', to: 'x' },
    `content/photos/lab/film.mp4
    expected: only pictures (.jpg, .heic, .png, .webp, .avif, .tif, .svg) in content/photos/
    found:    another kind of file
    to do:    Move it out of content/photos/.`,
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
    expected: an album for the photos of this folder
    found:    3 photos that no content file names
    to do:    Add these four lines to content/screens/gallery.yaml, the hyphen below those of the other albums; or move the folder out of content/photos/.
                - id: annual-day-2026
                title: Annual Day 2026
                folder: annual-day-2026
                alt: Annual Day 2026`,
  ],
});

test('the four lines of the message are an album', () => {
  const photos = ['1.jpg', '2.jpg'].map((name) => ({ file: `photos/Annual Day/${name}`, to: 'x' }));
  const lines = (messageAfter(...photos) ?? '')
    .split('\n')
    .slice(-4)
    .map((line) => line.slice(14));
  const entry = { file: 'screens/gallery.yaml', from: 'albums:\n', to: `albums:\n${lines.join('\n')}\n` };
  expect(messageAfter(...photos, entry)).toBeUndefined();
});

test('an album of a folder', () => {
  const photos = ['1.jpg', '2.jpg'].map((name) => ({ file: `photos/annual-day/${name}`, to: 'x' }));
  expect(messageAfter(...photos, album('    folder: annual-day\n    alt: Annual Day 2026\n'))).toBeUndefined();
});

testMessages({
  'an album of a folder without an alt': [
    [{ file: 'photos/annual-day/1.jpg', to: 'x' }, album('    folder: annual-day\n')],
    `content/screens/gallery.yaml, line 6 · albums › 1
    expected: what the photos of the folder show, for people who cannot see them
    to do:    Add a line “alt: …”, for example “alt: Sports Day 2026”. The number of the photo is added automatically.`,
  ],
});

test('an album of a folder that is called otherwise', () => {
  expect(
    messageAfter(
      { file: 'photos/annual-day/1.jpg', to: 'x' },
      album('    folder: anual-day\n    alt: Annual Day 2026\n'),
    ),
  ).toContain('to do:    Did you mean “annual-day”?');
});

test.each([
  [`    folder: a1\n    alt: x\n    pictures:\n      - ${drawing}\n`, 'both', 'Delete one of the two.'],
  ['', 'neither', 'Add a line “folder: …” with the name of a folder in content/photos/.'],
])('an album has either pictures or a folder: %j', (lines, found, advice) => {
  expect(messageAfter(album(lines))).toContain(
    `expected: either a list of pictures or a folder\n    found:    ${found}\n    to do:    ${advice}`,
  );
});

testMessages({
  'an alt for a photo that is not in the folder': [
    [
      { file: 'photos/annual-day/choir.jpg', to: 'x' },
      album('    folder: annual-day\n    alt: Annual Day 2026\n    alts:\n      chior.jpg: The choir of Grade 4\n'),
    ],
    `content/screens/gallery.yaml, line 11 · albums › 1 › alts › chior.jpg
    expected: a photo in content/photos/annual-day/
    found:    “chior.jpg”, and no such file
    to do:    Did you mean “choir.jpg”? Capital and small letters count.`,
  ],
});

test.each([
  ['alts', []],
  [
    'captions',
    [
      expect.stringMatching(
        /gallery\.yaml, line 10 · albums › 1 › alts\n.*\n.*“captions:”.*\n +to do: +Write “alts:” in its place/,
      ),
    ],
  ],
])('the photos of a folder are described after “%s:”', (name, warnings) => {
  const fields = `    folder: annual-day\n    alt: Annual Day 2026\n    ${name}:\n      1.jpg: The choir of Grade 4\n`;
  expect(warningsAfter({ file: 'photos/annual-day/1.jpg', to: 'x' }, album(fields))).toEqual(warnings);
});
