import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentError } from '../../../model/mistakes/words/content-error';
import { smallSchool } from '../../../model/testing/edited-content';
import { placedPictures } from '../../../model/projections/pictures/placed-pictures';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { makePhotos, photosToMake } from './make-photos';
import { photo } from '../../../tests/support/photos.fixture';

const iPhonePhoto = readFileSync('pipeline/assets/pictures/fixtures/iphone.heic');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spls-mistakes-'));
  cpSync(smallSchool, path.join(folder, 'content'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The message for the office if this file replaces the first drawing of the Computer Lab. */
async function messageFor(name: string, bytes: string | Uint8Array): Promise<string | undefined> {
  const contentDir = path.join(folder, 'content');
  mkdirSync(path.join(contentDir, 'photos/lab'), { recursive: true });
  writeFileSync(path.join(contentDir, 'photos/lab', name), bytes);
  writeFileSync(
    path.join(contentDir, 'screens/facilities/computer-lab.yaml'),
    [
      'kind: gallery',
      'title: Computer Lab',
      'description: The computer lab of the school, with a screen for every two pupils.',
      'imageName: Computer Lab Image',
      'pictures:',
      `  - { photo: lab/${name}, alt: Two pupils at a screen }`,
    ].join('\n'),
  );
  const groups = photosToMake(placedPictures(readSiteContent(contentDir)));
  const paths = { contentDir, outDir: path.join(folder, 'public'), cacheDir: path.join(folder, 'cache') };
  const { mistakes } = await makePhotos(groups, new Set(), '#ffffff', paths, { step: () => undefined });
  return mistakes.length > 0 ? new ContentError(mistakes).message : undefined;
}

test('a JPEG that was cut off while it was copied', async () => {
  const whole = await photo(2000, 1500).jpeg().toBuffer();
  expect(await messageFor('a.jpg', whole.subarray(0, whole.length * 0.6))).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/facilities/computer-lab.yaml, line 6 · pictures › 1 › photo
        expected: a whole picture file
        found:    photos/lab/a.jpg: a damaged one: it ends too early or has gaps
        to do:    Copy it from the camera or phone again; the first copy was cut off."
  `);
});

test.each([
  ['one byte', {}, 1],
  ['two bytes', {}, 2],
  ['two bytes', { progressive: true }, 2],
])('a JPEG without the last %s %o lacks only its end marker, and is no mistake', async (_, options, missing) => {
  const whole = await photo(2000, 1500).jpeg(options).toBuffer();
  expect(await messageFor('a.jpg', whole.subarray(0, -missing))).toBeUndefined();
});

test.each([{}, { progressive: true }])('a JPEG %o without its lower half', async (options) => {
  const whole = await photo(2000, 1500).jpeg(options).toBuffer();
  expect(await messageFor('a.jpg', whole.subarray(0, whole.length / 2))).toContain('a damaged one');
});

test('a PNG that was cut off', async () => {
  const whole = await photo(2000, 1500).png({ compressionLevel: 0 }).toBuffer();
  expect(await messageFor('a.png', whole.subarray(0, whole.length * 0.6))).toContain('a damaged one');
});

test('a photo shrunk by a messenger', async () => {
  expect(await messageFor('a.jpg', await photo(640, 480).jpeg().toBuffer())).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/facilities/computer-lab.yaml, line 6 · pictures › 1 › photo
        expected: a photo of at least 750 × 540 pixels
        found:    photos/lab/a.jpg: one of 640 × 480
        to do:    Use the photo as the camera took it. Messengers such as WhatsApp shrink photos: ask for it “as a document”, or by e-mail."
  `);
});

test('a photo that is too small once turned upright', async () => {
  const lying = await photo(760, 541).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await messageFor('a.jpg', lying)).toContain('photos/lab/a.jpg: one of 541 × 760');
});

test('an iPhone photo named .jpg is accepted', async () => {
  expect(await messageFor('a.jpg', iPhonePhoto)).toBeUndefined();
});

test('an iPhone photo that was cut off', async () => {
  const message = await messageFor('a.heic', iPhonePhoto.subarray(0, iPhonePhoto.length * 0.8));
  expect(message).toContain('photos/lab/a.heic: a damaged one');
});

test('an iPhone photo with gaps', async () => {
  const pixels = iPhonePhoto.indexOf('mdat') + 4;
  const message = await messageFor('a.heic', Buffer.from(iPhonePhoto).fill(0, pixels, pixels + 200));
  expect(message).toContain('photos/lab/a.heic: a damaged one');
});

test('a web page saved instead of its picture', async () => {
  expect(await messageFor('a.jpg', '<!DOCTYPE html><html><title>Photo</title></html>')).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/facilities/computer-lab.yaml, line 6 · pictures › 1 › photo
        expected: a picture: JPEG, HEIC, PNG, WebP, AVIF, TIFF or SVG
        found:    photos/lab/a.jpg: a web page with the ending of a picture
        to do:    Open the page, press the picture long (or right-click) and choose “Save image”."
  `);
});

test('a PDF with the extension of a picture', async () => {
  expect(await messageFor('a.png', '%PDF-1.7 …')).toContain('a PDF with the ending of a picture');
});

test('random bytes with the extension of a picture', async () => {
  expect(await messageFor('a.webp', 'this is no picture')).toContain(
    'a file that is no picture, whatever its ending says',
  );
});

test('an empty file', async () => {
  expect(await messageFor('a.jpg', '')).toContain('an empty file');
});

test('a PNG named .jpg is accepted: only its bytes matter', async () => {
  expect(await messageFor('a.jpg', await photo().png().toBuffer())).toBeUndefined();
});
