import { contentFiles } from '../concepts/registry';
import { isDrawn } from '../concepts/look';
import type { SiteContent } from '../concepts/site-content';
import { placedPictures } from '../projections/pictures/placed-pictures';
import type { PlacedMistake } from '../mistakes/words/content-error';
import { LOGO_FILE } from '../concepts/look';

/** Reports drawings in the content of a school that has chosen “world: none”. @param logo the school’s emblem, if it has one */
export function drawingStyleMistakes(
  content: Pick<SiteContent, 'look' | 'files'>,
  logo: string | undefined,
): PlacedMistake[] {
  if (isDrawn(content.look)) return [];
  const { file } = contentFiles.look;
  const mistakes = placedPictures(content).flatMap(({ picture, file: asking, at }): PlacedMistake[] =>
    'illustration' in picture
      ? [
          {
            file: asking,
            at: [...at, 'illustration'],
            expected: `a photo, since ${file} has “world: none”`,
            found: `the drawing “${picture.illustration}”`,
            advice: `Write a photo: with its alt:, take the picture out, or choose a world in ${file}.`,
          },
        ]
      : [],
  );
  if (content.look.pictures === 'drawings')
    mistakes.push({
      file,
      at: ['pictures'],
      expected: 'photos, because of “world: none”',
      found: 'drawings',
      advice: 'Write “pictures: photos”, or choose a world.',
    });
  if (logo === undefined)
    mistakes.push({
      file,
      at: ['world'],
      expected: `a world, which draws an emblem, or the school’s own in ${LOGO_FILE}`,
      found: 'none of the two',
      advice: `Put the emblem beside it as ${LOGO_FILE}, or choose a world.`,
    });
  return mistakes;
}
