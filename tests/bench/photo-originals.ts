import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const WIDTH = 4000;
const HEIGHT = 3000;

/**
 * Writes 12-megapixel photos like those of a phone, about 3 MB each: soft shapes, fine grain, EXIF. A few originals are repeated
 * with different bytes, so that caches don't recognise them.
 */
export async function writePhotos(folder: string, count: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const originals = [];
  for (let at = 0; at < Math.min(3, count); at += 1) originals.push(await original(at));
  for (let at = 0; at < count; at += 1) {
    const jpeg = originals[at % originals.length]!;
    writeFileSync(path.join(folder, `IMG_${String(at + 1).padStart(4, '0')}.jpg`), withComment(jpeg, `photo ${at}`));
  }
}

async function original(at: number): Promise<Buffer> {
  const noise = (width: number, height: number, sigma: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } },
    });
  const shapes = await noise(WIDTH / 20, HEIGHT / 20, 70)
    .blur(2 + at)
    .png()
    .toBuffer();
  const large = await sharp(shapes).resize(WIDTH, HEIGHT, { kernel: 'cubic' }).linear(1.8, -90).toBuffer();
  const grain = await noise(WIDTH, HEIGHT, 16).png({ compressionLevel: 1 }).toBuffer();
  return sharp(large)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Make: 'Bench', Model: String(at) } })
    .toBuffer();
}

/** Inserts a JPEG comment (marker FFFE), so that the same picture has different bytes. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, Buffer.from(text), jpeg.subarray(2)]);
}
