import type { PictureContent } from '../../concepts/picture';
import type { PictureFrame } from '../../concepts/picture-frames';

/** Where the build notes what it has made: a `PictureManifest` as JSON. */
export const pictureManifestFile = '.cache/pictures.json';

/** Name of a picture in one place (`pictureName`) → what was made of it. */
export type PictureManifest = Record<string, MadePicture>;

export interface MadePicture {
  /** What a drawing shows, in the last frame of its place, by language; a photo is described in the content. */
  descriptions?: Readonly<Record<string, string>> & { en: string };
  /** Ground of a drawing, average of a photo: `#rrggbb`. */
  colour: string;
  /** One for each frame of the place: address of a drawing’s SVG, or the stem of a photo’s addresses (`cutFile`). */
  files: string[];
  /** Pixels of the uncut photo (`largeFile`), for places whose pictures can be opened. */
  large?: { width: number; height: number };
}

export type BitmapFormat = 'avif' | 'webp' | 'jpg';

/** What tells the pictures of the content apart. The same picture in another place is cut in another way. */
export function pictureName(picture: PictureContent): string {
  const what =
    'photo' in picture
      ? `${picture.photo} ${picture.keep ?? ''}`
      : `${picture.illustration} ${picture.seed} ${picture.person ?? ''}`;
  return `${picture.slot}: ${what.trim()}`;
}

/** Address of a photo in the shape of a frame, or whole inside it, and so many pixels wide. */
export function cutFile(
  stem: string,
  frame: Pick<PictureFrame, 'width' | 'height' | 'isWhole'>,
  width: number,
  format: BitmapFormat,
): string {
  return `${stem}${frame.isWhole ? '-whole' : ''}-${width}x${cutHeight(frame, width)}.${format}`;
}

/** Height in pixels of a picture in the shape of a frame. */
export function cutHeight(frame: { width: number; height: number }, width: number): number {
  return Math.round((width * frame.height) / frame.width);
}

/** Width of the JPEG. Browsers that know neither AVIF nor WebP are old and have small screens: the second suits them. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths[1] ?? widths[0] ?? 0;
}

/** Address of a photo as it was taken, uncut: AVIF and WebP for the screen, JPEG for whoever downloads it. */
export function largeFile(stem: string, format: BitmapFormat): string {
  return `${stem}-large.${format}`;
}
