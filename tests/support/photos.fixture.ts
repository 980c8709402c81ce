import sharp, { type Sharp } from 'sharp';

/**
 * Photos for the tests: a picture whose four quarters have a colour each, so that a turn, a mirror or a wrong cut
 * shows in single pixels.
 */
export const quarters = { topLeft: '#c02020', topRight: '#20a040', bottomLeft: '#2040c0', bottomRight: '#e0b020' };

export function photo(width = 1000, height = 750): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 2 2" preserveAspectRatio="none">
    <path fill="${quarters.topLeft}" d="M0 0h1v1H0z"/><path fill="${quarters.topRight}" d="M1 0h1v1H1z"/>
    <path fill="${quarters.bottomLeft}" d="M0 1h1v1H0z"/><path fill="${quarters.bottomRight}" d="M1 1h1v1H1z"/></svg>`;
  // Without transparency, as a camera has it.
  return sharp(Buffer.from(svg)).removeAlpha();
}

/** A photo as a camera stores it that was held in one of the eight ways: its pixels lie turned, and a note says so. */
export async function heldLike(orientation: number): Promise<Buffer> {
  const upright = photo().png();
  const stored = {
    1: (image: Sharp) => image,
    2: (image: Sharp) => image.flop(),
    3: (image: Sharp) => image.rotate(180),
    4: (image: Sharp) => image.flip(),
    5: (image: Sharp) => image.rotate(270).flop(),
    6: (image: Sharp) => image.rotate(270),
    7: (image: Sharp) => image.rotate(90).flop(),
    8: (image: Sharp) => image.rotate(90),
  }[orientation];
  if (!stored) throw new Error(`There is no orientation ${orientation}.`);
  // Two steps: sharp turns before it mirrors, whatever the order of the calls.
  const pixels = await stored(sharp(await upright.toBuffer()))
    .png()
    .toBuffer();
  return sharp(pixels).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
}

/** Red, green and blue at a place given in shares of width and height. */
export async function pixelAt(file: string | Buffer, x: number, y: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(file).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** Farthest that any of the three colours is off `#rrggbb`. */
export function colourDistance(pixel: readonly number[], colour: string): number {
  const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...wanted.map((part, index) => Math.abs(part - (pixel[index] ?? 0))));
}
