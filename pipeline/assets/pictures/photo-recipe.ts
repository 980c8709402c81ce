import {
  type BitmapFormat,
  cutFile,
  cutHeight,
  fallbackWidth,
  largeFile,
} from '../../../model/projections/pictures/picture-file';
import { type Photo } from '../../../model/concepts/picture';
import { MAX_NAME } from '../../../model/concepts/record';
import { framesOf, type PictureFrame, type PictureSlot } from '../../../model/concepts/picture-frames';
import { hashOf } from '../fingerprint';

/** Settings for encoding photos. If one changes, the next build encodes all photos again. */
export const recipe = {
  /** Increase the version when a change of `develop-photo.ts` changes its files. */
  version: 1,
  formats: ['avif', 'webp', 'jpg'] as const satisfies readonly BitmapFormat[],
  quality: { avif: 50, webp: 72, jpg: 74 },
  /** Quality factors to try in turn until a file is within `maxBytes`. */
  lessQuality: [1, 0.85, 0.7, 0.55, 0.4],
  /** Effort 4 takes six times as long as 3 and saves 5 %: measured with 12-megapixel photos, docs/benchmarks.md. */
  effort: { avif: 3, webp: 4 },
  /** Longest side of a photo in the viewer, in pixels. JPEG is larger because people save and print it. */
  large: { avif: 1600, webp: 1600, jpg: 2048 },
} as const;

/** One output file of a photo. */
export interface Cut {
  address: string;
  format: BitmapFormat;
  /** Size in pixels. A photo that isn't cropped keeps its aspect ratio and fits inside. */
  width: number;
  height: number;
  isWhole?: boolean;
  /** Whether the photo viewer shows this file. */
  isLarge: boolean;
  maxBytes?: number;
}

/**
 * The common beginning of the addresses of a photo's files. It contains a hash of the bytes and the recipe, so browsers may cache the
 * files forever.
 *
 * @param bytesHash SHA-256 of the file
 * @param behind background for transparent pixels, `#rrggbb`
 */
export function photoStem({ photo, keep }: Pick<Photo, 'photo' | 'keep'>, bytesHash: string, behind: string): string {
  const words = photo
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['photo'];
  const name = words.join('-').slice(0, MAX_NAME);
  return `/pictures/${name}-${hashOf(JSON.stringify([bytesHash, keep, { ...recipe, behindTransparency: behind }])).slice(0, 8)}`;
}

/** All files that a photo needs for its slots, each once. */
export function cutsOf(stem: string, slots: readonly PictureSlot[]): Cut[] {
  const cuts = slots.flatMap((slot) => [
    ...framesOf(slot).flatMap((frame) => cutsOfFrame(stem, frame)),
    ...(opensLarge(slot) ? largeCuts(stem) : []),
  ]);
  return [...new Map(cuts.map((cut) => [cut.address, cut])).values()];
}

export function cutsOfFrame(stem: string, frame: PictureFrame): Cut[] {
  return recipe.formats.flatMap((format) =>
    (format === 'jpg' ? [fallbackWidth(frame.widths)] : frame.widths).map((width) => ({
      address: cutFile(stem, frame, width, format),
      format,
      width,
      height: cutHeight(frame, width),
      isWhole: frame.isWhole,
      isLarge: false,
      maxBytes: frame.maxBytes,
    })),
  );
}

export function largeCuts(stem: string): Cut[] {
  return recipe.formats.map((format) => {
    const side = recipe.large[format];
    return { address: largeFile(stem, format), format, width: side, height: side, isWhole: true, isLarge: true };
  });
}

/** Whether pictures in this slot open in the viewer. */
export function opensLarge(slot: PictureSlot): boolean {
  return slot === 'gallery';
}

/** Minimum size of a photo so that no cut is scaled up, in pixels. */
export function minSize(slots: readonly PictureSlot[]): { width: number; height: number } {
  const sizes = slots.flatMap((slot) =>
    framesOf(slot).map((frame) => {
      const width = Math.max(...frame.widths);
      return { width, height: cutHeight(frame, width) };
    }),
  );
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}
