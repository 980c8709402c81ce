import { distance } from 'fastest-levenshtein';
import type { UnknownName } from '../../../words/unknown-name';

/** The known name that was probably meant, if it differs in only a few letters. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, letters: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.letters - b.letters);
  // At most a third of the letters: “fes” means “fees”, but “at” does not mean “to”.
  return best && best.letters <= Math.min(3, Math.ceil(typed.length / 3)) ? best.name : undefined;
}

/** The facts of a name that is not among the known ones. */
export function unknownName(name: string, known: readonly string[]): UnknownName {
  return { name, known, near: nearestName(name, known) };
}
