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
import { contradiction, exactly, formatted, line } from './record';

const themeAndSeed = {
  illustration: z.enum(illustrationThemes),
  seed: z.number().int().min(0),
  person: annotate(z.enum(persons), { shownIf: { field: 'illustration', isOneOf: portraitThemes } }).optional(),
};

/** Names of the fields that choose a drawing. Visitors don't read their values. */
export const fieldsOfDrawings: readonly (string | number | undefined)[] = Object.keys(themeAndSeed);

/** Reports `person:` on a drawing that shows no particular person. */
const showsPerson: z.core.CheckFn<{ illustration: IllustrationTheme; person?: DrawnPerson | undefined }> = ({
  value: { illustration: theme, person },
  issues,
}) => {
  if (person === undefined || portraitThemes.includes(theme)) return;
  issues.push(contradiction(['person'], person, 'person-not-drawn'));
};

const drawn = {
  ...themeAndSeed,
  alt: line.optional(),
};

export const photoEndings = /\.(jpe?g|png|webp|avif|heic|heif|tiff?|svg)$/i;

const photographed = {
  photo: annotate(formatted(new RegExp(`^[^/].*${photoEndings.source}`, 'i'), 'photo-file'), {
    refersTo: 'photo',
  }),
  alt: line,
  keep: z.enum(['centre', 'top', 'bottom', 'left', 'right']).optional(),
  drawing: exactly('drawing', themeAndSeed).check(showsPerson).optional(),
};

const writtenPicture = oneOf({
  illustration: exactly('picture', drawn).check(showsPerson),
  photo: exactly('picture', photographed),
});

const caption = {
  caption: line.optional(),
};

const writtenCaptioned = oneOf({
  illustration: exactly('picture', { ...drawn, ...caption }).check(showsPerson),
  photo: exactly('picture', { ...photographed, ...caption }),
});

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
