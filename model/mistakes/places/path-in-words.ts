import type { ContentPath } from '../../concepts/fields';

/** Used in place of a field name for the text below the front matter. */
export const runningText = 'running text';

/** A path as messages show it: `classes › 5 › seats`, with entries of a list counted from 1. */
export function pathInWords(at: ContentPath): string | undefined {
  return at.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' › ') || undefined;
}
