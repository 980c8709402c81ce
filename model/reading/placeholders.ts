import type { BrokenRule } from '../mistakes/words/content-error';
import type { ContentPath } from '../concepts/fields';
import type { Placeholders } from '../projections/facts/placeholder-values';
import { unknownName } from '../mistakes/spelling/nearest-name';

/** Fills in the placeholders of all texts in a value, and trims them. */
export function asShown<Value>(
  value: Value,
  placeholders: Placeholders,
  error: (at: ContentPath, mistake: BrokenRule) => void,
): Value {
  return fill(value, []) as Value;

  function fill(each: unknown, path: ContentPath): unknown {
    if (typeof each === 'string') return fillText(each, placeholders, (mistake) => error(path, mistake)).trim();
    if (Array.isArray(each)) return each.map((entry, index) => fill(entry, [...path, index]));
    if (each && typeof each === 'object') {
      return Object.fromEntries(Object.entries(each).map(([key, entry]) => [key, fill(entry, [...path, key])]));
    }
    return each;
  }
}

export function fillText(text: string, placeholders: Placeholders, error: (mistake: BrokenRule) => void): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (placeholder, inside: string) => {
    const name = inside.trim();
    if (Object.hasOwn(placeholders, name)) return placeholders[name] ?? '';
    error({ rule: 'unknown-placeholder', values: unknownName(name, Object.keys(placeholders)) });
    return placeholder;
  });
}
