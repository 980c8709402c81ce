import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PictureSlot } from '../../../model/concepts/picture-frames';
import { cutsOf, minSize, photoStem } from './photo-recipe';

test.each<[PictureSlot, string]>([
  ['slide', 'slide of Home'],
  ['tile', 'tile of Home'],
  ['section', 'top of a screen, between texts'],
  ['gallery', 'gallery and album'],
  ['cover', 'gallery and album'],
  ['portrait', 'portrait'],
])('content/README.md has the minimum size of a %s', (slot, row) => {
  const { width, height } = minSize([slot]);
  expect(readFileSync('content/README.md', 'utf8')).toMatch(new RegExp(`\\| ${row} +\\| ${width} × ${height} +\\|`));
});

test('an address is readable, and changes with the bytes, the crop and the page colour', () => {
  const stem = photoStem({ photo: 'sports day/The Race (1).JPG' }, 'aa', '#ffffff');
  expect(stem).toMatch(/^\/pictures\/sports-day-the-race-1-[0-9a-f]{8}$/);
  expect(photoStem({ photo: 'sports day/The Race (1).JPG' }, 'bb', '#ffffff')).not.toBe(stem);
  expect(photoStem({ photo: 'sports day/The Race (1).JPG', keep: 'top' }, 'aa', '#ffffff')).not.toBe(stem);
  expect(photoStem({ photo: 'sports day/The Race (1).JPG' }, 'aa', '#fbf6ec')).not.toBe(stem);
});

test('the longest photo name still gives a valid file name', () => {
  const photo = `annual-day/${'a'.repeat(251)}.jpg`;
  const names = cutsOf(photoStem({ photo }, 'aa', '#ffffff'), ['slide', 'gallery']).map(({ address }) => address);
  expect(Math.max(...names.map((name) => name.length))).toBeLessThan(200);
});

test('a cover is cropped and a thumbnail is not, so they are different files', () => {
  const addresses = (slots: PictureSlot[]) => cutsOf('/pictures/race', slots).map(({ address }) => address);
  expect(addresses(['gallery', 'cover'])).toEqual([...addresses(['gallery']), ...addresses(['cover'])]);
});
