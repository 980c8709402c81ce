import type { Picture } from './picture';

export interface Frame {
  /** CSS pixels. */
  width: number;
  height: number;
}

/** Where the build notes what each drawing shows: a JSON object, address of the picture → description. */
export const pictureManifestFile = '.cache/pictures.json';

/** Address on the site of a picture in one frame. */
export function pictureFile(picture: Picture, { width, height }: Frame): string {
  const frame = `${width}x${height}`;
  if ('illustration' in picture) return `/pictures/${picture.illustration}-${picture.seed}-${frame}.svg`;
  return `/pictures/${picture.photo.replace(/\.\w+$/, '').replace(/[^\w/-]+/g, '-')}-${frame}.webp`;
}
