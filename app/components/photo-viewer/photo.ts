import type { PictureSource } from '../picture/picture';

/** The uncropped picture. */
export interface LargePicture {
  /** SVG of a drawing or JPEG of a photo; AVIF and WebP have the same name. */
  src: string;
  /** Pixels. */
  width: number;
  height: number;
}

export interface ViewedPhoto extends PictureSource {
  large: LargePicture;
  /** Below the thumbnail and the large photo. */
  caption?: string;
}
