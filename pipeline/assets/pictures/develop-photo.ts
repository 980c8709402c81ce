import pLimit from 'p-limit';
import sharp, { type FailOnOptions, type OutputInfo, type Sharp } from 'sharp';
import type { MadePicture } from '../../../model/projections/pictures/picture-file';
import type { Photo } from '../../../model/concepts/picture';
import type { WriteFile } from '../file-cache';
import { type Cut, recipe } from './photo-recipe';
import { PhotoProblem, unreadable } from './photo-problem';
import { isHeic, pngOfHeic } from './read-heic';

// Each photo is read once, so sharp's cache would only use memory. Photos are processed in parallel; each needs one thread.
sharp.cache(false);
sharp.concurrency(1);

export interface DevelopOptions {
  bytes: Buffer;
  cuts: readonly Cut[];
  keep?: Photo['keep'];
  /** Minimum size of the photo in pixels; smaller ones are refused. */
  minSize: { width: number; height: number };
  /** Background for transparent pixels, `#rrggbb`. */
  behind: string;
  /** Gets each file when it is complete. */
  write: WriteFile;
}

/**
 * Makes all files of one photo: upright, in sRGB, with the page colour behind transparent pixels, and without the camera's
 * metadata (location, owner, device).
 *
 * @throws PhotoProblem
 */
export async function developPhoto({
  bytes,
  cuts,
  keep,
  minSize,
  behind,
  write,
}: DevelopOptions): Promise<Pick<MadePicture, 'colour' | 'large'>> {
  const { data, info } = await readUpright(bytes, cuts, minSize, behind);
  const upright = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  let large: MadePicture['large'];
  for (const cut of cuts) {
    const sized = upright().resize(
      cut.isWhole
        ? { width: cut.width, height: cut.height, fit: 'inside', withoutEnlargement: true }
        : { width: cut.width, height: cut.height, fit: 'cover', position: keep ?? sharp.strategy.attention },
    );
    const made = await encode(sized, cut);
    write(cut.address, made.data);
    if (cut.isLarge && cut.format === 'webp') large = { width: made.info.width, height: made.info.height };
  }
  const [red = 0, green = 0, blue = 0] = await upright()
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { colour, large };
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** A decoded iPhone photo takes 50 MB or more; without the limit, a computer would decode one per core. */
const heicQueue = pLimit(1);

/** Decodes the picture at the size of the largest cut. */
async function readUpright(
  bytes: Buffer,
  cuts: readonly Cut[],
  minSize: DevelopOptions['minSize'],
  behind: DevelopOptions['behind'],
) {
  if (bytes.length === 0) throw unreadable(bytes, 'no bytes');
  const metadata = await sharp(bytes)
    .metadata()
    .catch((reason: unknown) => {
      throw unreadable(bytes, reason);
    });
  const { width, height } = metadata.autoOrient;
  const isDrawn = metadata.format === 'svg';
  if (!isDrawn && (width < minSize.width || height < minSize.height))
    throw new PhotoProblem({ rule: 'small-photo', values: { minSize } });

  // Only an SVG may be scaled up: sharp renders it at any size.
  const scale = isDrawn ? scaleFor({ width, height }, cuts) : Math.min(1, scaleFor({ width, height }, cuts));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill' as const };
  const read = (file: Buffer, failOn: FailOnOptions) =>
    sharp(file, { failOn })
      .autoOrient()
      .resize(size)
      .flatten({ background: behind })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  try {
    if (isHeic(bytes)) return await heicQueue(async () => read(await pngOfHeic(bytes, metadata.icc), 'error'));
    // We stop at errors and not at warnings, which are often about a camera's odd padding.
    return await read(bytes, 'error').catch((reason: unknown) => {
      // Viewers accept a JPEG that lacks only its end marker, so we add it. Then libjpeg only warns about missing pixels.
      if (metadata.format === 'jpeg') return read(Buffer.concat([bytes, END_OF_JPEG]), 'warning');
      throw reason;
    });
  } catch (reason) {
    throw unreadable(bytes, reason);
  }
}

/** Smallest factor by which the picture can be scaled so that every cut has its pixels. */
function scaleFor({ width, height }: { width: number; height: number }, cuts: readonly Cut[]): number {
  const scales = cuts.map((cut) => (cut.isWhole ? Math.min : Math.max)(cut.width / width, cut.height / height));
  return Math.max(...scales);
}

/**
 * Encodes a cut, with less quality until it is small enough. The file has no metadata, because sharp writes none by default.
 */
async function encode(
  picture: Sharp,
  { format, maxBytes = Infinity }: Cut,
): Promise<{ data: Buffer; info: OutputInfo }> {
  const pixels = await picture.raw().toBuffer({ resolveWithObject: true });
  let made: { data: Buffer; info: OutputInfo } | undefined;
  for (const share of recipe.lessQuality) {
    const quality = Math.round(recipe.quality[format] * share);
    const image = sharp(pixels.data, {
      raw: { width: pixels.info.width, height: pixels.info.height, channels: pixels.info.channels },
    });
    const encoder = {
      avif: () => image.avif({ quality, effort: recipe.effort.avif }),
      webp: () => image.webp({ quality, effort: recipe.effort.webp }),
      jpg: () => image.jpeg({ quality, mozjpeg: true }),
    }[format]();
    made = await encoder.toBuffer({ resolveWithObject: true });
    if (made.data.length <= maxBytes) break;
  }
  if (!made) throw new Error('The recipe names no quality.');
  return made;
}
