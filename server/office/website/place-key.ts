import type { Change, Place } from '../../../model/editing/change';

/** Identifies a place in the draft. Entries are part of it: after somebody has moved them by hand, an index leads to another entry. */
export function placeKey({ file, at, paragraph, language, entries }: Place): string {
  return JSON.stringify([file, at ?? paragraph ?? null, language ?? null, entries]);
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
