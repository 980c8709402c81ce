import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { cutHeight, fallbackWidth } from '../../../model/projections/pictures/picture-file';
import type { PictureFrame } from '../../../model/concepts/picture-frames';
import { recipe } from './photo-recipe';

/** Compressed bytes. No bitmap is smaller than an SVG of at most this size: docs/decisions/0010-drawings-stay-svg.md. */
const ALWAYS_SVG = 12_000;

/** Whether the drawing is smaller as AVIF, at a phone's width, than as SVG. */
export async function isLighterAsBitmap(svg: string, frame: PictureFrame): Promise<boolean> {
  const weight = gzipSync(svg, { level: 9 }).length;
  if (weight <= ALWAYS_SVG) return false;
  const width = fallbackWidth(frame.widths);
  const bitmap = await sharp(Buffer.from(svg))
    .resize(width, cutHeight(frame, width))
    .avif({ quality: recipe.quality.avif, effort: recipe.effort.avif })
    .toBuffer();
  return bitmap.length < weight;
}
