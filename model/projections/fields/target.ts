import type { ReferenceKind } from '../../concepts/fields';

/** An entry, by the name that others use for it. */
export interface Target {
  kind: ReferenceKind;
  name: string;
  /** The file of a question; the file and the question of an answer. */
  within?: string | undefined;
}

/** Equal for equal targets. */
export function keyOf({ kind, name, within = '' }: Target): string {
  return JSON.stringify([kind, name, within]);
}
