import type { Change, Place, Value } from '../../../model/editing/change';

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
    const entry = changed.at?.slice(0, -1) ?? [];
    const isOnTheWay = entry.every((key, index) => place.at?.[index] === key);
    if (changed.file !== place.file || changed.language || typeof entry.at(-1) !== 'number' || !isOnTheWay) continue;
    const depth = entry.filter((key) => typeof key === 'number').length - 1;
    if (entries[depth] === was && typeof becomes === 'string') entries[depth] = becomes;
  }
  return { ...place, entries };
}
