import { quotedList } from '../../listed.ts';
import type { UnknownName } from '../../unknown-name.ts';

/** Suggests a name in place of an unknown one. */
export function meantName({ near, known }: Pick<UnknownName, 'near' | 'known'>): string {
  if (near) return `क्या “${near}” लिखना था?`;
  return known.length > 30 ? 'सूची में से एक चुनें।' : `${quotedList(known, 'या')} चुनें।`;
}
