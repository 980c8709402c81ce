import type { ContentMistake } from './content-error';
import type { ContentPath } from './content-place';
import { nearestName } from './nearest-name';

type Slip = Pick<ContentMistake, 'expected' | 'found' | 'advice'>;

/** Replaces `{{name}}` in every text of a value by the fact of that name. */
export function fillPlaceholders<Value>(
  value: Value,
  facts: Readonly<Record<string, string>>,
  complain: (at: ContentPath, slip: Slip) => void,
): Value {
  return fill(value, []) as Value;

  function fill(each: unknown, path: ContentPath): unknown {
    if (typeof each === 'string') return fillText(each, facts, (slip) => complain(path, slip));
    if (Array.isArray(each)) return each.map((entry, index) => fill(entry, [...path, index]));
    if (each && typeof each === 'object') {
      return Object.fromEntries(Object.entries(each).map(([key, entry]) => [key, fill(entry, [...path, key])]));
    }
    return each;
  }
}

function fillText(text: string, facts: Readonly<Record<string, string>>, complain: (slip: Slip) => void): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (placeholder, inside: string) => {
    const name = inside.trim();
    if (Object.hasOwn(facts, name)) return facts[name] ?? '';
    complain(explain(placeholder, name, Object.keys(facts)));
    return placeholder;
  });
}

function explain(found: string, name: string, known: readonly string[]): Slip {
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
