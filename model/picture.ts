import { z } from 'zod';
import { illustrationThemes } from '../illustrations/illustrate';
import { exactly, line } from './record';

export interface PictureFrame {
  /** CSS pixels at which a drawing is drawn, and the box of the `<img>`. A photo is cut to the same shape. */
  width: number;
  height: number;
  /** Pixel widths in which a photo is made, from narrow to wide; a photo must be as large as the widest. */
  widths: readonly number[];
  /** How wide the picture stands on the screen: the `sizes` of an `<img>`. Follows the styles of the pages. */
  sizes: string;
  /** Most bytes that a photo may have at any of the widths. Its quality gives way. */
  maxBytes?: number;
}

/**
 * Where a picture stands decides its frames. The first is the usual one; a second is for phones held upright
 * (`phoneScreen` in `app/components/picture`).
 */
export const pictureFrames = {
  slide: [
    { width: 1600, height: 700, widths: [800, 1200, 1600], sizes: '100vw' },
    // The largest paint of Home on a phone: 60 KB are half a second at 1.3 Mbit/s.
    { width: 720, height: 860, widths: [480, 720], sizes: '100vw', maxBytes: 60_000 },
  ],
  tile: [{ width: 400, height: 300, widths: [200, 400, 600], sizes: '(min-width: 56rem) 17rem, 45vw' }],
  section: [{ width: 1000, height: 560, widths: [400, 800, 1200], sizes: '(min-width: 56rem) 36rem, 94vw' }],
  gallery: [{ width: 1000, height: 720, widths: [250, 500, 750], sizes: '250px' }],
  cover: [{ width: 1000, height: 720, widths: [250, 500, 750], sizes: '(min-width: 40rem) 20rem, 94vw' }],
  portrait: [{ width: 400, height: 400, widths: [200, 400], sizes: '(min-width: 40rem) 12rem, 45vw' }],
} as const satisfies Record<string, readonly PictureFrame[]>;

export type PicturePlace = keyof typeof pictureFrames;

/** The frames of a place as plain data. */
export function framesOf(place: PicturePlace): readonly PictureFrame[] {
  return pictureFrames[place];
}

const illustration = exactly({
  illustration: z
    .enum(illustrationThemes)
    .describe(
      'Theme of a drawing that the site makes itself. Replace this line by `photo:` when there is a photograph.',
    ),
  seed: z.number().int().min(0).describe('Any whole number. Another number gives another drawing of the same theme.'),
  alt: line
    .optional()
    .describe('Says what the picture shows, for people who cannot see it. Drawings describe themselves; leave it out.'),
});

/** Endings of the files in `content/photos/` that are pictures. */
export const photoEndings = /\.(jpe?g|png|webp|avif|heic|heif|tiff?|svg)$/i;

const photo = exactly({
  photo: z
    .string()
    .regex(
      new RegExp(`^[^/].*${photoEndings.source}`, 'i'),
      'must name a picture file in content/photos/, for example sports-day/race.jpg',
    )
    .describe('File in content/photos/, for example sports-day/race.jpg.'),
  alt: line.describe('Says what the picture shows, for people who cannot see it. Never a pupil’s name.'),
  keep: z
    .enum(['centre', 'top', 'bottom', 'left', 'right'])
    .optional()
    .describe(
      'Which part stays when the photo is cut to the shape of its place. Leave it out: the site finds the faces itself. Write it where it cuts off a head.',
    ),
});

const eitherPicture =
  'must be either a photo with its alt or an illustration with its seed, for example { photo: teachers/asha.jpg, alt: Mrs. Kulkarni at the blackboard }';

/** A picture in content: a `photo:` or an `illustration:`, with the place that it stands in. */
export function picture(place: PicturePlace) {
  return z.union([illustration, photo], { error: eitherPicture }).transform((value) => ({ ...value, place }));
}

export type Picture = z.output<ReturnType<typeof picture>>;
export type Photo = Extract<Picture, { photo: string }>;
export type Drawing = Extract<Picture, { illustration: string }>;
