import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { palettes } from '../../../look/palettes';
import { geometry } from '../../../illustrations/geometry/geometry';
import { smallSchool } from '../../../model/testing/edited-content';
import { pictureFrames } from '../../../model/concepts/picture-frames';
import type { PictureManifest } from '../../../model/projections/pictures/picture-file';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { makePictures } from './make-pictures';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { photo } from '../../../tests/support/photos.fixture';

/** The small school, with one album of three photos in a folder. */
let folder: string;
const contentDir = () => path.join(folder, 'content');
const paths = () => ({
  contentDir: contentDir(),
  outDir: path.join(folder, 'public'),
  cacheDir: path.join(folder, 'cache'),
});
const galleryFile = () => path.join(contentDir(), 'screens/gallery.yaml');

const GALLERY = `kind: albums
title: Our Gallery
description: Photo albums of the school, and among them those of Sports Day and of Ashadhi.
albums:
  - id: sports-day-2026
    title: Sports Day 2026
    folder: sports-day-2026
    alt: Sports Day 2026
    alts:
      10-prizés.png: Four prize winners and one medal between them
`;

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  folder = mkdtempSync(path.join(tmpdir(), 'spls-pictures-'));
  cpSync(smallSchool, contentDir(), { recursive: true });
  const album = path.join(contentDir(), 'photos/sports-day-2026');
  mkdirSync(album, { recursive: true });
  writeFileSync(path.join(album, '2-race.jpg'), await photo(900, 700).jpeg().toBuffer());
  writeFileSync(path.join(album, '10-prizés.png'.normalize('NFD')), await photo(800, 900).png().toBuffer());
  writeFileSync(path.join(album, '1 Opening.JPG'), await photo(1200, 800).jpeg().toBuffer());
  writeFileSync(path.join(album, '.DS_Store'), 'what a Mac leaves behind');
});
beforeEach(() => writeFileSync(galleryFile(), GALLERY));
afterAll(() => rmSync(folder, { recursive: true }));

const filesMade = () => readdirSync(path.join(folder, 'public/pictures'));
const manifest = () => JSON.parse(readFileSync(path.join(folder, 'cache/pictures.json'), 'utf8')) as PictureManifest;

test('an album is a folder and one entry; its photos are sorted by number', async () => {
  await makePictures(paths());
  const photos = Object.keys(manifest()).filter((name) => name.includes('sports-day-2026/'));
  expect(photos.sort()).toEqual([
    'cover: sports-day-2026/1 Opening.JPG',
    'gallery: sports-day-2026/1 Opening.JPG',
    'gallery: sports-day-2026/10-prizés.png'.normalize('NFC'),
    'gallery: sports-day-2026/2-race.jpg',
  ]);
  const race = manifest()['gallery: sports-day-2026/2-race.jpg'];
  expect(race?.files[0]).toMatch(/^\/pictures\/sports-day-2026-2-race-[0-9a-f]{8}$/);
  expect(race?.large).toEqual({ width: 900, height: 700 });
  expect(filesMade()).toContain(`${path.basename(race?.files[0] ?? '')}-whole-500x360.avif`);
});

test('a second build makes nothing and touches nothing', async () => {
  const stamps = () =>
    [...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map(
      (file) => `${file} ${statSync(path.join(folder, file)).mtimeMs}`,
    );
  await makePictures(paths());
  const before = stamps();
  expect(await makePictures(paths())).toMatchObject({ made: 0 });
  expect(stamps()).toEqual(before);
});

test('a slide’s description is of the version on phones', async () => {
  await makePictures(paths());
  const { width, height } = pictureFrames.slide[1];
  const { descriptions } = geometry.illustrate(
    { theme: 'slide-classroom', seed: 3, width, height },
    palettes['earth-and-indigo'],
  );
  expect(manifest()['slide: slide-classroom 3']?.descriptions).toEqual(descriptions);
});

test('a photo with a new date and the same bytes is not made again', async () => {
  const race = path.join(contentDir(), 'photos/sports-day-2026/2-race.jpg');
  utimesSync(race, new Date(), new Date());
  expect(await makePictures(paths())).toMatchObject({ made: 0 });
});

test('a new photo under an old name gets new addresses, and the old files are deleted', async () => {
  const stem = () => path.basename(manifest()['gallery: sports-day-2026/2-race.jpg']?.files[0] ?? '');
  const before = stem();
  writeFileSync(path.join(contentDir(), 'photos/sports-day-2026/2-race.jpg'), await photo(1000, 700).jpeg().toBuffer());
  expect(await makePictures(paths())).toMatchObject({ made: 1 });
  expect(stem()).not.toBe(before);
  expect(filesMade().filter((file) => file.startsWith(before))).toEqual([]);
});

test('only a deleted file is made again', async () => {
  const stem = path.basename(manifest()['gallery: sports-day-2026/2-race.jpg']?.files[0] ?? '');
  const other = path.join(folder, 'public/pictures', `${stem}-whole-750x540.avif`);
  const touchedAt = statSync(other).mtimeMs;
  rmSync(path.join(folder, 'public/pictures', `${stem}-whole-250x180.webp`));
  expect(await makePictures(paths())).toMatchObject({ made: 1 });
  expect(existsSync(path.join(folder, 'public/pictures', `${stem}-whole-250x180.webp`))).toBe(true);
  expect(statSync(other).mtimeMs).toBe(touchedAt);
});

test('files of a removed album are deleted', async () => {
  const album = path.join(contentDir(), 'photos/sports-day-2026');
  const elsewhere = path.join(folder, 'taken-out');
  cpSync(album, elsewhere, { recursive: true });
  rmSync(album, { recursive: true });
  writeFileSync(galleryFile(), readFileSync(path.join(smallSchool, 'screens/gallery.yaml')));
  await makePictures(paths());
  expect(filesMade().filter((file) => file.startsWith('sports-day-2026'))).toEqual([]);
  cpSync(elsewhere, album, { recursive: true });
});

test('a school without drawings uses its logo as icon and preview picture, and has no decorations', async () => {
  const other = temporaryFolder();
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#14507a" d="M0 0h10v10H0z"/></svg>';
  writeFileSync(path.join(other, 'logo.svg'), logo);
  const school = readSiteContent(smallSchool);
  const content = { ...school, look: { ...school.look, world: 'none' as const }, files: [] };
  const outDir = path.join(other, 'public');
  await makePictures({ contentDir: other, outDir, cacheDir: path.join(other, 'cache'), content });
  expect(readFileSync(path.join(outDir, 'icon.svg'), 'utf8')).toBe(logo);
  expect(existsSync(path.join(outDir, 'social.png'))).toBe(true);
  expect(readdirSync(path.join(outDir, 'decorations'))).toEqual([]);
});
