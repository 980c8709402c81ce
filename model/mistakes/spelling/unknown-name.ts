import type { MistakeInFile } from '../words/content-error';
import { nearestName } from './nearest-name';

/** What is to be said of a name that is none of those that are known. */
export function unknownName(
  at: (string | number)[],
  name: string,
  known: readonly string[],
  expected: string,
): MistakeInFile {
  const near = nearestName(name, known);
  return {
    at,
    expected,
    found: `“${name}”`,
    advice: near ? `Did you mean “${near}”?` : `Write one of: ${known.join(', ')}.`,
  };
}
