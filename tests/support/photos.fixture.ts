import sharp, { type Sharp } from 'sharp';

/**
 * Photos for the tests have a colour in each quarter, so that single pixels show whether a photo was turned, mirrored or cut
 * wrongly.
 */
export const quarters = { topLeft: '#c02020', topRight: '#20a040', bottomLeft: '#2040c0', bottomRight: '#e0b020' };

export function photo(width = 1000, height = 750): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 2 2" preserveAspectRatio="none">
    <path fill="${quarters.topLeft}" d="M0 0h1v1H0z"/><path fill="${quarters.topRight}" d="M1 0h1v1H1z"/>
    <path fill="${quarters.bottomLeft}" d="M0 1h1v1H0z"/><path fill="${quarters.bottomRight}" d="M1 1h1v1H1z"/></svg>`;
  // Remove the alpha channel, because photos have no transparency.
  return sharp(Buffer.from(svg)).removeAlpha();
}

/** Makes a photo with one of the eight EXIF orientations: its pixels are turned, and EXIF records how. */
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
  // Rotate in a first step, because sharp always rotates before it mirrors, whatever the order of the calls.
  const pixels = await stored(sharp(await upright.toBuffer()))
    .png()
    .toBuffer();
  return sharp(pixels).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
}

/** Reads red, green and blue of a pixel. @param x position as a share of the width @param y position as a share of the height */
export async function pixelAt(file: string | Buffer, x: number, y: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(file).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** The largest difference of a colour channel from `#rrggbb`. */
export function colourDistance(pixel: readonly number[], colour: string): number {
  const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...wanted.map((part, index) => Math.abs(part - (pixel[index] ?? 0))));
}
