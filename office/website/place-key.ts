import { withoutInvisible } from '../../forms/invisible-characters';
import type { Change, Place, Value } from '../editing/change';

/**
 * Identifies a place in the draft. After somebody has moved entries by hand, an index leads to another one, so their names are part of it;
 * paragraphs have no names, but their text.
 *
 * @param base the published value
 */
export function placeKey({ file, at, paragraph, language, entries }: Place, base: Value): string {
  return JSON.stringify([file, at ?? [paragraph, base], language ?? null, entries]);
}

/** The place after changes were published, which may have renamed the entries on the way to it. */
export function renamedPlace(place: Place, published: readonly Change[]): Place {
  const entries = [...place.entries];
  for (const { place: changed, was, becomes } of published) {
    if (changed.file !== place.file || changed.language || typeof becomes !== 'string') continue;
    let depth = 0;
    for (const [index, key] of (changed.at ?? []).entries()) {
      if (place.at?.[index] !== key) break;
      if (typeof key !== 'number') continue;
      // Many entries are named by a field of theirs, texts in lists by themselves.
      if (entries[depth] === withoutInvisible(String(was))) entries[depth] = withoutInvisible(becomes);
      depth += 1;
    }
  }
  return { ...place, entries };
}
