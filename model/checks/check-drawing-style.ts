import { contentFiles } from '../concepts/registry';
import { isDrawn } from '../concepts/look';
import type { SiteContent } from '../concepts/site-content';
import { placedPictures } from '../projections/pictures/placed-pictures';
import type { PlacedMistake } from '../mistakes/words/content-error';

/** Reports drawings in the content of a school that has chosen “world: none”. @param logo the school’s emblem, if it has one */
export function drawingStyleMistakes(
  content: Pick<SiteContent, 'look' | 'files'>,
  logo: string | undefined,
): PlacedMistake[] {
  if (isDrawn(content.look)) return [];
  const { file } = contentFiles.look;
  const mistakes = placedPictures(content).flatMap(({ picture, file: asking, at }): PlacedMistake[] => {
    if (!('illustration' in picture)) return [];
    const values = { drawing: picture.illustration };
    return [{ file: asking, at: [...at, 'illustration'], rule: 'drawing-without-world', values }];
  });
  if (content.look.pictures === 'drawings')
    mistakes.push({ file, at: ['pictures'], rule: 'drawing-without-world', values: {} });
  if (logo === undefined) mistakes.push({ file, at: ['world'], rule: 'no-emblem' });
  return mistakes;
}
