export interface PictureFrame {
  /** CSS pixels of the drawing and of the `<img>` box. Photos are cropped to the same shape. */
  width: number;
  height: number;
  /** Pixel widths of the generated photos, ascending; the original must be at least as wide as the last. */
  widths: readonly number[];
  /** `sizes` of the `<img>`. Must match the styles of the pages. */
  sizes: string;
  /** Set if photos are scaled to fit into the frame instead of cropped. */
  isWhole?: boolean;
  /** Upper limit for the size of each generated photo; the build lowers the quality to meet it. */
  maxBytes?: number;
}

/** Slot of a picture → its frames. The second frame is for phones held upright (`phoneScreen` in `app/components/picture`). */
export const pictureFrames = {
  slide: [
    { width: 1600, height: 560, widths: [800, 1200, 1600], sizes: '100vw' },
    // On a phone, this picture is the largest contentful paint of Home; 60 KB take half a second at 1.3 Mbit/s.
    { width: 720, height: 480, widths: [480, 720], sizes: '100vw', maxBytes: 60_000 },
  ],
  tile: [{ width: 400, height: 300, widths: [200, 400, 600], sizes: '(min-width: 60rem) 17rem, 45vw' }],
  section: [{ width: 1000, height: 560, widths: [400, 800, 1200], sizes: '(min-width: 60rem) 36rem, 94vw' }],
  gallery: [{ width: 1000, height: 720, widths: [250, 500, 750], sizes: '250px', isWhole: true }],
  cover: [{ width: 1000, height: 720, widths: [250, 500, 750], sizes: '(min-width: 60rem) 33rem, 94vw' }],
  portrait: [{ width: 400, height: 400, widths: [200, 400], sizes: '(min-width: 40rem) 12rem, 45vw' }],
} as const satisfies Record<string, readonly PictureFrame[]>;

export type PictureSlot = keyof typeof pictureFrames;

/** The frames of a slot, without the literal types of `pictureFrames`. */
export function framesOf(slot: PictureSlot): readonly PictureFrame[] {
  return pictureFrames[slot];
}
