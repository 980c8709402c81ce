import { distance } from 'fastest-levenshtein';

/** Suggests the known name that was probably meant; `otherwise` if there is none. */
export function didYouMean(typed: string, known: readonly string[], otherwise: string): string {
  const near = nearestName(typed, known);
  return near ? `Did you mean “${near}”?` : otherwise;
}

/** The known name that was probably meant, if it differs in only a few letters. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, letters: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.letters - b.letters);
  // At most a third of the letters: “fes” means “fees”, but “at” does not mean “to”.
  return best && best.letters <= Math.min(3, Math.ceil(typed.length / 3)) ? best.name : undefined;
}
