import { quotedList } from '../../listed.ts';
import type { UnknownName } from '../../unknown-name.ts';

/** Suggests a name in place of an unknown one. */
export function meantName({ near, known }: Pick<UnknownName, 'near' | 'known'>): string {
  if (near) return `“${near}” म्हणायचे आहे का?`;
  return known.length > 30 ? 'यादीतून एक निवडा.' : `${quotedList(known, 'किंवा')} निवडा.`;
}
