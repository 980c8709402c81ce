import { z } from 'zod';
import {
  type IllustrationTheme,
  illustrationThemes,
  type DrawnPerson,
  persons,
  portraitThemes,
} from '../../look/theme-names';
import { annotate, oneOf } from './fields';
import type { PictureSlot } from './picture-frames';
import { contradiction, exactly, line } from './record';

const themeAndSeed = {
  illustration: z
    .enum(illustrationThemes)
    .describe(
      'Theme of a drawing that the site makes itself. Replace this line by `photo:` when there is a photograph.',
    ),
  seed: z.number().int().min(0).describe('Any whole number. Another number gives another drawing of the same theme.'),
  person: z
    .enum(persons)
    .optional()
    .describe('Whom a portrait shows. Leave it out where the title in front of the name says it: Mrs., Shri, श्रीमती.'),
};

/** Reports `person:` on a drawing that shows no particular person. */
const showsPerson: z.core.CheckFn<{ illustration: IllustrationTheme; person?: DrawnPerson | undefined }> = ({
  value: { illustration: theme, person },
  issues,
}) => {
  if (person === undefined || portraitThemes.includes(theme)) return;
  const advice = `Take “person:” out, or draw one of ${portraitThemes.join(', ')}.`;
  issues.push(contradiction(['person'], person, `left out where the drawing is ${theme}`, advice));
};

const drawn = {
  ...themeAndSeed,
  alt: line
    .optional()
    .describe('Says what the picture shows, for people who cannot see it. Drawings describe themselves; leave it out.'),
};

export const photoEndings = /\.(jpe?g|png|webp|avif|heic|heif|tiff?|svg)$/i;

const photographed = {
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
  drawing: exactly(themeAndSeed)
    .check(showsPerson)
    .optional()
    .describe('A drawing that is shown instead if look.yaml prefers drawings.'),
};

const eitherPicture =
  'must be either a photo with its alt or an illustration with its seed, for example { photo: teachers/asha.jpg, alt: Mrs. Kulkarni at the blackboard }';

const writtenPicture = oneOf(
  { illustration: exactly(drawn).check(showsPerson), photo: exactly(photographed) },
  eitherPicture,
);

const caption = {
  caption: line
    .optional()
    .describe(
      'Shown below the picture: what the picture does not show, for example the occasion. Never a pupil’s name.',
    ),
};

const writtenCaptioned = oneOf(
  {
    illustration: exactly({ ...drawn, ...caption }).check(showsPerson),
    photo: exactly({ ...photographed, ...caption }),
  },
  eitherPicture,
);

/** A schema for a picture: a `photo:` or an `illustration:`. */
export function picture(slot: PictureSlot) {
  return annotate(writtenPicture, { picture: slot });
}

/** A picture with an optional caption. */
export function captionedPicture(slot: PictureSlot) {
  return annotate(writtenCaptioned, { picture: slot });
}

export type CaptionedPicture = z.output<typeof writtenCaptioned>;
export type WrittenPicture = z.output<typeof writtenPicture>;
export type PictureContent = WrittenPicture & { slot: PictureSlot };
export type Photo = Extract<PictureContent, { photo: string }>;
export type Drawing = Extract<PictureContent, { illustration: string }>;
