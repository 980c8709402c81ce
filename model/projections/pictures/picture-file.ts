import type { PictureContent } from '../../concepts/picture';
import type { PictureFrame } from '../../concepts/picture-frames';

/** `pictureName` of a picture → its generated files. */
export type PictureManifest = Record<string, MadePicture>;

export interface MadePicture {
  /** Alternative text of a drawing, by language; the content describes photos. */
  descriptions?: Readonly<Record<string, string>> & { en: string };
  /** Background colour of a drawing, or average colour of a photo: `#rrggbb`. */
  colour: string;
  /** Address of the SVG for each frame of the slot; of a photo, the stem of its addresses (`cutFile`). */
  files: string[];
  /** Pixels of the uncropped photo (`largeFile`), for slots whose pictures can be opened. */
  large?: { width: number; height: number };
}

export type BitmapFormat = 'avif' | 'webp' | 'jpg';

/** Key of a picture. The same photo is cropped differently in each slot. */
export function pictureName(picture: PictureContent): string {
  const what =
    'photo' in picture
      ? `${picture.photo} ${picture.keep ?? ''}`
      : `${picture.illustration} ${picture.seed} ${picture.person ?? ''}`;
  return `${picture.slot}: ${what.trim()}`;
}

/** Address of a photo that is cropped to a frame or scaled to fit it. @param width in pixels */
export function cutFile(
  stem: string,
  frame: Pick<PictureFrame, 'width' | 'height' | 'isWhole'>,
  width: number,
  format: BitmapFormat,
): string {
  return `${stem}${frame.isWhole ? '-whole' : ''}-${width}x${cutHeight(frame, width)}.${format}`;
}

export function cutHeight(frame: { width: number; height: number }, width: number): number {
  return Math.round((width * frame.height) / frame.width);
}

/** Width of the JPEG, for browsers without AVIF and WebP: they are old and have small screens. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths[1] ?? widths[0] ?? 0;
}

/** Address of the uncropped photo: AVIF and WebP for the viewer, JPEG for downloads. */
export function largeFile(stem: string, format: BitmapFormat): string {
  return `${stem}-large.${format}`;
}
