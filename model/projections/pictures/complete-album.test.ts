import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { completeAlbum } from './complete-album';
import { filesBelow } from '../../reading/folder-files';

const folder = { id: 'annual-day', title: 'Annual Day', folder: 'annual-day', alt: 'Annual Day 2026' };
const neverError = (mistake: object) => {
  throw new Error(JSON.stringify(mistake));
};

test('the photos of a folder are in natural order', () => {
  const contentDir = temporaryFolder();
  mkdirSync(path.join(contentDir, 'photos/annual-day'), { recursive: true });
  for (const name of ['10.jpg', '2.jpg', '1.jpg']) writeFileSync(path.join(contentDir, 'photos/annual-day', name), '');
  expect(filesBelow(path.join(contentDir, 'photos'))).toEqual([
    'annual-day/1.jpg',
    'annual-day/2.jpg',
    'annual-day/10.jpg',
  ]);
});

test('an album of a folder has its photos described, the first as cover, and counted', () => {
  const files = ['annual-day/1.jpg', 'annual-day/2.jpg', 'other/3.jpg'];
  const alts = { '2.jpg': 'The choir of Grade 4' };
  expect(completeAlbum({ ...folder, alts }, files, 'en', neverError)).toEqual({
    id: 'annual-day',
    title: 'Annual Day',
    photoCountLabel: '2 Photos',
    cover: { photo: 'annual-day/1.jpg', alt: 'Annual Day 2026, photo 1' },
    pictures: [
      { photo: 'annual-day/1.jpg', alt: 'Annual Day 2026, photo 1' },
      { photo: 'annual-day/2.jpg', alt: 'The choir of Grade 4' },
    ],
  });
});

test('the label of the school replaces our count', () => {
  const label = { photoCountLabel: '3 Photos' };
  expect(completeAlbum({ ...folder, ...label }, ['annual-day/1.jpg'], 'en', neverError).photoCountLabel).toBe(
    '3 Photos',
  );
});
