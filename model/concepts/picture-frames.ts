export interface PictureFrame {
  /** CSS pixels at which a drawing is drawn, and the box of the `<img>`. A photo is cut to the same shape. */
  width: number;
  height: number;
  /** Pixel widths in which a photo is made, from narrow to wide; a photo must be as large as the widest. */
  widths: readonly number[];
  /** How wide the picture stands on the screen: the `sizes` of an `<img>`. Follows the styles of the pages. */
  sizes: string;
  /** Whether a photo keeps its own shape, as large as fits into the frame, instead of being cut to it. */
  isWhole?: boolean;
  /** Most bytes that a photo may have at any of the widths. Its quality gives way. */
  maxBytes?: number;
}

/**
 * Where a picture stands decides its frames. The first is the usual one; a second is for phones held upright
 * (`phoneScreen` in `app/components/picture`).
 */
export const pictureFrames = {
  slide: [
    { width: 1600, height: 560, widths: [800, 1200, 1600], sizes: '100vw' },
    // The largest paint of Home on a phone: 60 KB are half a second at 1.3 Mbit/s.
    { width: 720, height: 480, widths: [480, 720], sizes: '100vw', maxBytes: 60_000 },
  ],
  tile: [{ width: 400, height: 300, widths: [200, 400, 600], sizes: '(min-width: 60rem) 17rem, 45vw' }],
  section: [{ width: 1000, height: 560, widths: [400, 800, 1200], sizes: '(min-width: 60rem) 36rem, 94vw' }],
  gallery: [{ width: 1000, height: 720, widths: [250, 500, 750], sizes: '250px', isWhole: true }],
  cover: [{ width: 1000, height: 720, widths: [250, 500, 750], sizes: '(min-width: 60rem) 33rem, 94vw' }],
  portrait: [{ width: 400, height: 400, widths: [200, 400], sizes: '(min-width: 40rem) 12rem, 45vw' }],
} as const satisfies Record<string, readonly PictureFrame[]>;

export type PictureSlot = keyof typeof pictureFrames;

/** The frames of a place as plain data. */
export function framesOf(slot: PictureSlot): readonly PictureFrame[] {
  return pictureFrames[slot];
}
