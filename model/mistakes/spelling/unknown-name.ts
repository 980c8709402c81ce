import type { MistakeInFile } from '../words/content-error';
import { nearestName } from './nearest-name';

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
