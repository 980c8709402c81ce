import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { palettes } from '../../../look/palettes';
import { geometry } from '../../../illustrations/geometry/geometry';
import { smallSchool } from '../../../model/testing/edited-content';
import { pictureFrames } from '../../../model/concepts/picture-frames';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { FileCache } from '../file-cache';
import { makePictures, type MadeSitePictures } from './make-pictures';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { photo } from '../../../tests/support/photos.fixture';

/** The small school, with one album of three photos in a folder. */
let folder: string;
const contentDir = () => path.join(folder, 'content');
const cacheDir = () => path.join(folder, 'cache');
const make = () =>
  makePictures({
    contentDir: contentDir(),
    content: readSiteContent(contentDir()),
    cache: new FileCache(cacheDir()),
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

const RACE = 'gallery: sports-day-2026/2-race.jpg';
const stemOf = ({ manifest }: MadeSitePictures, name: string) => manifest[name]?.files[0] ?? '';

test('an album is a folder and one entry; its photos are sorted by number', async () => {
  const { manifest, files } = await make();
  const photos = Object.keys(manifest).filter((name) => name.includes('sports-day-2026/'));
  expect(photos.sort()).toEqual([
    'cover: sports-day-2026/1 Opening.JPG',
    'gallery: sports-day-2026/1 Opening.JPG',
    'gallery: sports-day-2026/10-prizés.png'.normalize('NFC'),
    'gallery: sports-day-2026/2-race.jpg',
  ]);
  const race = manifest[RACE];
  expect(race?.files[0]).toMatch(/^\/pictures\/sports-day-2026-2-race-[0-9a-f]{8}$/);
  expect(race?.large).toEqual({ width: 900, height: 700 });
  expect(existsSync(files[`${race?.files[0]}-whole-500x360.avif`] ?? '')).toBe(true);
});

test('a slide’s description is of the version on phones', async () => {
  const { manifest } = await make();
  const { width, height } = pictureFrames.slide[1];
  const { descriptions } = geometry.illustrate(
    { theme: 'slide-classroom', seed: 3, width, height },
    palettes['earth-and-indigo'],
  );
  expect(manifest['slide: slide-classroom 3']?.descriptions).toEqual(descriptions);
});

test('a photo with a new date and the same bytes is not made again', async () => {
  await make();
  const race = path.join(contentDir(), 'photos/sports-day-2026/2-race.jpg');
  utimesSync(race, new Date(), new Date());
  expect(await make()).toMatchObject({ made: 0 });
});

test('a new photo under an old name gets new addresses; the old photo isn’t made again when it returns', async () => {
  const race = path.join(contentDir(), 'photos/sports-day-2026/2-race.jpg');
  const old = readFileSync(race);
  const first = await make();
  writeFileSync(race, await photo(1000, 700).jpeg().toBuffer());
  const second = await make();
  expect(second.made).toBe(1);
  expect(stemOf(second, RACE)).not.toBe(stemOf(first, RACE));
  expect(Object.keys(second.files).filter((address) => address.startsWith(stemOf(first, RACE)))).toEqual([]);
  writeFileSync(race, old);
  expect(await make()).toMatchObject({ made: 0, files: first.files });
});

test('files of a removed album are not in the site', async () => {
  const album = path.join(contentDir(), 'photos/sports-day-2026');
  const elsewhere = path.join(folder, 'taken-out');
  cpSync(album, elsewhere, { recursive: true });
  rmSync(album, { recursive: true });
  writeFileSync(galleryFile(), readFileSync(path.join(smallSchool, 'screens/gallery.yaml')));
  const { files } = await make();
  expect(Object.keys(files).filter((address) => address.includes('sports-day-2026'))).toEqual([]);
  cpSync(elsewhere, album, { recursive: true });
});

test('a school without drawings uses its logo as icon and preview picture, and has no decorations', async () => {
  const other = temporaryFolder();
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#14507a" d="M0 0h10v10H0z"/></svg>';
  writeFileSync(path.join(other, 'logo.svg'), logo);
  const school = readSiteContent(smallSchool);
  const content = { ...school, look: { ...school.look, world: 'none' as const }, files: [] };
  const { files } = await makePictures({ contentDir: other, content, cache: new FileCache(path.join(other, 'cache')) });
  expect(readFileSync(files['/icon.svg']!, 'utf8')).toBe(logo);
  expect(existsSync(files['/social.png']!)).toBe(true);
  expect(Object.keys(files).filter((address) => address.startsWith('/decorations'))).toEqual([]);
});
