import { quotedList } from '../../listed.ts';
import type { UnknownName } from '../../unknown-name.ts';

/** Suggests a name in place of an unknown one. */
export function meantName({ near, known }: Pick<UnknownName, 'near' | 'known'>): string {
  if (near) return `Did you mean “${near}”?`;
  return known.length > 30 ? 'Choose one from the list.' : `Choose ${quotedList(known, 'or')}.`;
}
