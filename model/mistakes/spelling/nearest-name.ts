import { distance } from 'fastest-levenshtein';

/** The known name that differs from a typed one in so few letters that it was a slip of the finger. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, letters: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.letters - b.letters);
  // A third of the letters: “fes” is meant to be “fees”, but “at” is not meant to be “to”.
  return best && best.letters <= Math.min(3, Math.ceil(typed.length / 3)) ? best.name : undefined;
}
