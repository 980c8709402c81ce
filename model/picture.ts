import { z } from 'zod';
import { illustrationThemes } from '../illustrations/illustrate';
import { exactly, line } from './record';

/**
 * Where a picture stands decides its frames: width and height in CSS pixels at which it is drawn or cut.
 * The first frame is the usual one; a second is for phones held upright.
 */
export const pictureFrames = {
  slide: [
    { width: 1600, height: 700 },
    { width: 720, height: 860 },
  ],
  tile: [{ width: 400, height: 300 }],
  section: [{ width: 1000, height: 560 }],
  gallery: [{ width: 1000, height: 720 }],
  cover: [{ width: 1000, height: 720 }],
  portrait: [{ width: 400, height: 400 }],
  wall: [{ width: 1600, height: 300 }],
  social: [{ width: 1200, height: 630 }],
} as const satisfies Record<string, readonly { width: number; height: number }[]>;

export type PicturePlace = keyof typeof pictureFrames;

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

const photo = exactly({
  photo: z
    .string()
    .regex(
      /^[^/].*\.(jpe?g|png|webp|avif|heic|heif|tiff?|svg)$/i,
      'must name a picture file in content/photos/, for example sports-day/race.jpg',
    )
    .describe('File in content/photos/, for example sports-day/race.jpg.'),
  alt: line.describe('Says what the picture shows, for people who cannot see it. Never a pupil’s name.'),
});

const eitherPicture =
  'must be either a photo with its alt or an illustration with its seed, for example { photo: teachers/asha.jpg, alt: Mrs. Kulkarni at the blackboard }';

/** A picture in content: a `photo:` or an `illustration:`, with the place that it stands in. */
export function picture(place: PicturePlace) {
  return z.union([illustration, photo], { error: eitherPicture }).transform((value) => ({ ...value, place }));
}

export type Picture = z.output<ReturnType<typeof picture>>;
