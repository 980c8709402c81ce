import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import type { PictureSlot } from '../../../model/concepts/picture-frames';
import { developPhoto } from './develop-photo';
import { cutsOf, minSize } from './photo-recipe';
import { colourDistance, heldLike, photo, pixelAt, quarters } from '../../../tests/support/photos.fixture';

let outDir: string;
beforeEach(() => {
  outDir = temporaryFolder();
  mkdirSync(path.join(outDir, 'pictures'));
});
const write = (address: string, data: string | Uint8Array) => writeFileSync(path.join(outDir, address), data);

const behind = '#00ff00';
const STEM = '/pictures/race-01234567';
const heic = (name: string) => readFileSync(path.join(import.meta.dirname, 'fixtures', name));
const made = (name: string) => path.join(outDir, `${STEM}${name}`);

async function notedJpeg(): Promise<Buffer> {
  return photo()
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretPhone', Artist: 'SecretName', Copyright: 'SecretOwner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 59/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 0/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretXmp</x:xmpmeta>')
    .toBuffer();
}

/** Makes only the files that a test needs: an AVIF takes longer than all other files together. */
async function developOnly(names: string[], bytes: Buffer, slot: PictureSlot = 'gallery', keep?: 'left' | 'right') {
  const cuts = cutsOf(STEM, [slot]).filter(({ address }) => names.includes(address.slice(STEM.length)));
  expect(cuts).toHaveLength(names.length);
  return developPhoto({ bytes, cuts, minSize: minSize([slot]), keep, behind, write });
}

/** Compares the colour near each corner. @param inset distance from the edges, as a share of width and height */
async function expectQuarters(name: string, tolerance: number, inset = 0.1): Promise<void> {
  for (const [corner, colour] of Object.entries(quarters)) {
    const x = corner.endsWith('Left') ? inset : 1 - inset;
    const y = corner.startsWith('top') ? inset : 1 - inset;
    expect(colourDistance(await pixelAt(made(name), x, y), colour), `${name} ${corner}`).toBeLessThan(tolerance);
  }
}

describe('A photo of a gallery', () => {
  test('becomes AVIF, WebP and one JPEG in display size, and large versions, all with its aspect ratio', async () => {
    const bytes = await photo(3072, 2304).jpeg().toBuffer();
    const cuts = cutsOf(STEM, ['gallery']);
    const { large, colour } = await developPhoto({ bytes, cuts, minSize: minSize(['gallery']), behind, write });
    const sizes: Record<string, string> = Object.fromEntries(
      await Promise.all(
        readdirSync(path.join(outDir, 'pictures')).map(async (file) => {
          const { format, width, height } = await sharp(path.join(outDir, 'pictures', file)).metadata();
          return [file.replace('race-01234567-', ''), `${format} ${width}x${height}`] as const;
        }),
      ),
    );
    expect(sizes).toEqual({
      'whole-250x180.avif': 'heif 240x180',
      'whole-500x360.avif': 'heif 480x360',
      'whole-750x540.avif': 'heif 720x540',
      'whole-250x180.webp': 'webp 240x180',
      'whole-500x360.webp': 'webp 480x360',
      'whole-750x540.webp': 'webp 720x540',
      'whole-500x360.jpg': 'jpeg 480x360',
      'large.avif': 'heif 1600x1200',
      'large.webp': 'webp 1600x1200',
      'large.jpg': 'jpeg 2048x1536',
    });
    expect(large).toEqual({ width: 1600, height: 1200 });
    // The colour of a photo is the average of its four quarters.
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(colourDistance([0x78, 0x69, 0x50], colour)).toBeLessThan(40);
  });

  test.each([
    ['WebP', () => photo().webp({ quality: 95 }).toBuffer()],
    ['AVIF', () => photo().avif({ quality: 90, effort: 0 }).toBuffer()],
    ['TIFF', () => photo().tiff().toBuffer()],
    ['PNG of 16 bits a colour', () => photo().toColourspace('rgb16').png().toBuffer()],
    ['JPEG that loads in passes', () => photo().jpeg({ progressive: true }).toBuffer()],
    ['CMYK JPEG from a print shop', () => photo().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
  ])('may be a %s', async (_, encode) => {
    await developOnly(['-large.jpg'], await encode());
    expect(colourDistance(await pixelAt(made('-large.jpg'), 0.1, 0.1), quarters.topLeft)).toBeLessThan(45);
    expect(colourDistance(await pixelAt(made('-large.jpg'), 0.9, 0.9), quarters.bottomRight)).toBeLessThan(45);
    expect((await sharp(made('-large.jpg')).metadata()).space).toBe('srgb');
  });

  test('may be greyscale', async () => {
    await developOnly(['-whole-500x360.jpg'], await photo().greyscale().jpeg().toBuffer());
    const [red, green, blue] = await pixelAt(made('-whole-500x360.jpg'), 0.1, 0.1);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(6);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('is turned upright from EXIF orientation %i', async (orientation) => {
    await developOnly(['-large.jpg'], await heldLike(orientation));
    // Photos smaller than the large version are not scaled up.
    const { width, height, orientation: left } = await sharp(made('-large.jpg')).metadata();
    expect([width, height, left]).toEqual([1000, 750, undefined]);
    await expectQuarters('-large.jpg', 30);
  });

  test.each([
    ['JPEG', notedJpeg],
    ['HEIC', () => heic('iphone.heic')],
  ])('contains no place, time, camera or owner: %s', async (_, read) => {
    const noted = await read();
    expect(noted.includes('SecretPhone') && noted.includes('SecretName')).toBe(true);
    await developOnly(['-whole-500x360.avif', '-whole-500x360.webp', '-large.jpg'], noted);
    for (const file of readdirSync(path.join(outDir, 'pictures'))) {
      const bytes = readFileSync(path.join(outDir, 'pictures', file));
      expect(bytes.includes('Secret'), file).toBe(false);
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc }, file).toEqual({});
    }
  });

  test('keeps its colours when the camera used a wide-gamut profile', async () => {
    const seenInP3 = await photo().withIccProfile('p3').jpeg({ quality: 98 }).toBuffer();
    const bare = await sharp(seenInP3, { ignoreIcc: true }).jpeg({ quality: 98 }).toBuffer();
    // Without its profile, the photo looks pale: the values in the file differ from the colours that viewers show.
    expect(colourDistance(await pixelAt(bare, 0.1, 0.1), quarters.topLeft)).toBeGreaterThan(12);
    await developOnly(['-large.jpg'], seenInP3);
    expect(colourDistance(await pixelAt(made('-large.jpg'), 0.1, 0.1), quarters.topLeft)).toBeLessThan(8);
  });

  test.each(['plain.heic', 'iphone.heic', 'second-is-primary.heic'])('may be HEIC: %s', async (name) => {
    const { large } = await developOnly(['-large.jpg', '-large.webp'], heic(name));
    // The iPhone file is rotated, tiled and in Display P3. Two fields give the rotation; it must be applied once.
    expect(large).toEqual({ width: 1000, height: 750 });
    await expectQuarters('-large.jpg', 8);
  });

  test('has the page colour behind transparent pixels, in every format', async () => {
    const hole = {
      create: { width: 1200, height: 900, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    };
    const looked = ['-whole-500x360.avif', '-whole-500x360.webp', '-whole-500x360.jpg', '-large.jpg'];
    await developOnly(looked, await sharp(hole).png().toBuffer());
    for (const name of looked) {
      expect(colourDistance(await pixelAt(made(name), 0.5, 0.5), behind), name).toBeLessThan(6);
    }
  });

  test('may have 40 megapixels', async () => {
    const plain = sharp({ create: { width: 7680, height: 5216, channels: 3, background: behind } });
    const { large } = await developOnly(['-large.webp'], await plain.jpeg().toBuffer());
    expect(large).toEqual({ width: 1600, height: 1087 });
  });

  test('may be an SVG of any size; the site gets only bitmaps', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>alert(1)</script>
      <rect width="40" height="30" fill="${quarters.topLeft}"/><circle cx="20" cy="15" r="10" fill="#fff"/></svg>`;
    const { large } = await developOnly(['-large.jpg', '-large.webp'], Buffer.from(svg));
    expect(large).toEqual({ width: 1600, height: 1200 });
    expect(readdirSync(path.join(outDir, 'pictures')).some((file) => file.endsWith('.svg'))).toBe(false);
    expect(colourDistance(await pixelAt(made('-large.jpg'), 0.02, 0.02), quarters.topLeft)).toBeLessThan(20);
    // The circle has a sharp edge, because the SVG is rendered at the target size and not scaled up.
    expect(colourDistance(await pixelAt(made('-large.jpg'), 0.744, 0.5), '#ffffff')).toBeLessThan(20);
    expect(colourDistance(await pixelAt(made('-large.jpg'), 0.756, 0.5), quarters.topLeft)).toBeLessThan(20);
  });

  test.each([
    ['tall', 1500, 3000, '180x360'],
    ['a panorama', 4800, 1200, '500x125'],
  ])('stays whole where it is %s', async (_, width, height, size) => {
    await developOnly(['-whole-500x360.webp'], await photo(width, height).jpeg().toBuffer());
    const made500 = await sharp(made('-whole-500x360.webp')).metadata();
    expect(`${made500.width}x${made500.height}`).toBe(size);
    await expectQuarters('-whole-500x360.webp', 45, 0.05);
  });
});

describe('A photo on the card of an album', () => {
  test('keeps the side that the content names', async () => {
    const wide = await photo(4000, 1000).jpeg().toBuffer();
    await developOnly(['-500x360.webp'], wide, 'cover', 'left');
    expect(colourDistance(await pixelAt(made('-500x360.webp'), 0.95, 0.1), quarters.topLeft)).toBeLessThan(30);
    await developOnly(['-500x360.webp'], wide, 'cover', 'right');
    expect(colourDistance(await pixelAt(made('-500x360.webp'), 0.05, 0.1), quarters.topRight)).toBeLessThan(30);
  });
});

describe('A photo of the carousel', () => {
  test('is at most 60 KB on a phone, even with much detail', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 34 };
    const grain = sharp({ create: { width: 800, height: 640, channels: 3, background: '#888', noise } });
    // Finer grain would vanish when the photo is scaled down.
    const detailed = await grain.resize(2000, 1600, { kernel: 'nearest' }).jpeg({ quality: 95 }).toBuffer();
    const onPhones = ['-720x480.avif', '-720x480.webp'];
    await developOnly(onPhones, detailed, 'slide');
    for (const name of onPhones) expect(readFileSync(made(name)).length, name).toBeLessThanOrEqual(60_000);
  });
});
