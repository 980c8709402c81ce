import type { UnknownName } from '../../../words/unknown-name';
import { nearestName } from './nearest-name';

/** The facts of a name that is not among the known ones. */
export function unknownName(name: string, known: readonly string[]): UnknownName {
  return { name, known, near: nearestName(name, known) };
}
