import type { PictureSource } from '../picture/picture';

/** The uncut version of a picture. */
export interface LargePicture {
  /** A drawing’s SVG; of a photo the JPEG, beside which AVIF and WebP stand under the same name. */
  src: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A picture that opens large. */
export interface ViewedPhoto extends PictureSource {
  large: LargePicture;
  /** What stands below it, here and there. */
  caption?: string;
}
