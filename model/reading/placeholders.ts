import type { Explanation } from '../mistakes/words/content-error';
import type { ContentPath } from '../concepts/fields';
import type { Placeholders } from '../projections/facts/placeholder-values';
import { nearestName } from '../mistakes/spelling/nearest-name';

/** Fills in the placeholders of all texts in a value, and trims them. */
export function asShown<Value>(
  value: Value,
  placeholders: Placeholders,
  error: (at: ContentPath, explanation: Explanation) => void,
): Value {
  return fill(value, []) as Value;

  function fill(each: unknown, path: ContentPath): unknown {
    if (typeof each === 'string') return fillText(each, placeholders, (explanation) => error(path, explanation)).trim();
    if (Array.isArray(each)) return each.map((entry, index) => fill(entry, [...path, index]));
    if (each && typeof each === 'object') {
      return Object.fromEntries(Object.entries(each).map(([key, entry]) => [key, fill(entry, [...path, key])]));
    }
    return each;
  }
}

export function fillText(text: string, placeholders: Placeholders, error: (explanation: Explanation) => void): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (placeholder, inside: string) => {
    const name = inside.trim();
    if (Object.hasOwn(placeholders, name)) return placeholders[name] ?? '';
    error(explain(placeholder, name, Object.keys(placeholders)));
    return placeholder;
  });
}

function explain(found: string, name: string, known: readonly string[]): Explanation {
  if (known.length === 0) {
    return {
      expected: 'the fact itself: the placeholders of all other files take it from here',
      found,
      advice: 'Write it out in full.',
    };
  }
  const near = nearestName(name, known);
  return {
    expected: 'the name of a fact between {{ and }}',
    found,
    advice: near ? `Did you mean {{${near}}}?` : `Write one of: ${known.join(', ')}.`,
  };
}
