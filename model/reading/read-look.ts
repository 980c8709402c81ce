import type { ColourName, Colours } from '../../look/colours';
import { type LowContrast, lowContrasts, nearestPassing } from '../../look/contrast';
import { paletteNames } from '../../look/palettes';
import { type Look, type LookFile, lookOf, lookSchema } from '../concepts/look';
import { contentFiles } from '../concepts/registry';
import type { PlacedMistake, ReportMistake } from '../mistakes/words/content-error';

/**
 * Resolves the look of a school and reports colours with too little contrast (WCAG 2, 1.4.3 and 1.4.11).
 *
 * @param file if it does not match `lookSchema`, which the reader has reported, the result is a plain look
 */
export function checkedLook(file: LookFile, error: ReportMistake): Look {
  if (!lookSchema.safeParse(file).success)
    return lookOf({ palette: paletteNames[0], displayFont: 'system', world: 'none', pictures: 'photos' });
  const look = lookOf(file);
  for (const mistake of contrastMistakes(file, look.colours)) error(mistake);
  return look;
}

/** One message for each colour without enough contrast, about its worst pair. */
function contrastMistakes({ colours: own = {} }: LookFile, colours: Colours): PlacedMistake[] {
  const worst = new Map<ColourName, LowContrast>();
  for (const pair of lowContrasts(colours)) {
    // The school can change only colours of its own.
    const name = own[pair.front] === undefined && own[pair.back] !== undefined ? pair.back : pair.front;
    const known = worst.get(name);
    if (!known || pair.ratio / pair.minRatio < known.ratio / known.minRatio) worst.set(name, pair);
  }
  return [...worst].map(([name, pair]) => {
    const { front, back } = pair;
    const facts = { frontColour: colours[front], backColour: colours[back], nearest: nearestPassing(name, colours) };
    return {
      file: contentFiles.look.file,
      at: own[name] === undefined ? ['palette'] : ['colours', name],
      rule: 'weak-contrast',
      values: { ...pair, ...facts, name, other: name === front ? back : front },
    };
  });
}
