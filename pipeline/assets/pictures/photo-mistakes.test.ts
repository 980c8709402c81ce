import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ContentError } from '../../../model/mistakes/words/content-error';
import { placedPictures } from '../../../model/projections/pictures/placed-pictures';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { photo } from '../../../tests/support/photos.fixture';
import { editedSchool, temporaryFolder } from '../../../tests/support/temporary-folder';
import { FileCache } from '../file-cache';
import { makePhotos, photosToMake } from './make-photos';

const iPhonePhoto = readFileSync('pipeline/assets/pictures/fixtures/iphone.heic');

/** The message for the office if this file is the only picture of a gallery. */
async function messageFor(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const contentDir = editedSchool({
    file: 'screens/facilities/computer-lab.yaml',
    to: [
      'kind: gallery',
      'title: Computer Lab',
      'description: The computer lab of the school, with a screen for every two pupils.',
      'imageName: Computer Lab Image',
      'pictures:',
      `  - { photo: lab/${name}, alt: Two pupils at a screen }`,
    ].join('\n'),
  });
  mkdirSync(path.join(contentDir, 'photos/lab'), { recursive: true });
  writeFileSync(path.join(contentDir, 'photos/lab', name), bytes);
  const groups = photosToMake(placedPictures(readSiteContent(contentDir)));
  const cache = new FileCache(temporaryFolder());
  const { mistakes } = await makePhotos(groups, '#ffffff', contentDir, cache, { step: () => undefined });
  return mistakes.length > 0 ? new ContentError(mistakes).message : undefined;
}

const text = (written: string) => () => Buffer.from(written);
const jpeg =
  (share: number, options: { progressive?: boolean } = {}) =>
  async () => {
    const whole = await photo(2000, 1500).jpeg(options).toBuffer();
    return whole.subarray(0, share < 0 ? share : whole.length * share);
  };
const cutPng = async () => {
  const whole = await photo(2000, 1500).png({ compressionLevel: 0 }).toBuffer();
  return whole.subarray(0, whole.length * 0.6);
};
const iPhonePhotoWithGaps = () => {
  const pixels = iPhonePhoto.indexOf('mdat') + 4;
  return Buffer.from(iPhonePhoto).fill(0, pixels, pixels + 200);
};

test.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
  ['a JPEG that was cut off', 'a.jpg', jpeg(0.6), 'This photo is damaged.'],
  ['a photo shrunk by a messenger', 'a.jpg', () => photo(640, 480).jpeg().toBuffer(), 'This photo is too small.'],
  [
    'a web page saved instead of its picture',
    'a.jpg',
    text('<!DOCTYPE html><html><title>Photo</title></html>'),
    'This is a web page, not a photo.',
  ],
  ['half a JPEG', 'a.jpg', jpeg(0.5), 'This photo is damaged.'],
  ['half a progressive JPEG', 'a.jpg', jpeg(0.5, { progressive: true }), 'This photo is damaged.'],
  ['a PNG that was cut off', 'a.png', cutPng, 'This photo is damaged.'],
  [
    'an iPhone photo that was cut off',
    'a.heic',
    () => iPhonePhoto.subarray(0, iPhonePhoto.length * 0.8),
    'This photo is damaged.',
  ],
  ['an iPhone photo with gaps', 'a.heic', iPhonePhotoWithGaps, 'This photo is damaged.'],
  [
    'a photo that is too small once turned upright',
    'a.jpg',
    () => photo(760, 541).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    'This photo is too small.',
  ],
  ['a PDF named .png', 'a.png', text('%PDF-1.7 …'), 'This is a PDF, not a photo.'],
  ['a text named .webp', 'a.webp', text('no picture'), 'This is no photo.'],
  ['an empty file', 'a.jpg', text(''), 'This photo is empty.'],
])('%s is reported', async (_, name, bytes, sentence) => {
  const message = await messageFor(name, await bytes());
  expect(message).toContain(`content/screens/facilities/computer-lab.yaml:6 · pictures › 1 › photo · lab/${name}
`);
  expect(message).toContain(sentence);
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a JPEG without its last byte', jpeg(-1)],
  ['a JPEG without its end marker', jpeg(-2)],
  ['a progressive JPEG without its end marker', jpeg(-2, { progressive: true })],
  ['an iPhone photo named .jpg', () => iPhonePhoto],
  ['a PNG named .jpg', () => photo().png().toBuffer()],
])('%s is accepted', async (_, bytes) => {
  expect(await messageFor('a.jpg', await bytes())).toBeUndefined();
});
