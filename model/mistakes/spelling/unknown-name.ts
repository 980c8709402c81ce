import type { Explanation } from '../words/content-error';
import { didYouMean } from './nearest-name';

export function unknownName(
  at: (string | number)[],
  name: string,
  known: readonly string[],
  expected: string,
): Explanation & { at: (string | number)[] } {
  return {
    at,
    expected,
    found: `“${name}”`,
    advice: didYouMean(name, known, `Write one of: ${known.join(', ')}.`),
  };
}
