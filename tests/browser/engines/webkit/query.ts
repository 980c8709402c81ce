/** A step of a locator. Each step searches inside the elements that the previous step found. */
export type QueryStep =
  | { by: 'role'; role: string; name?: Pattern; level?: number }
  | { by: 'text' | 'label'; text: Pattern }
  | { by: 'css'; selector: string }
  | { by: 'filter'; hasText?: Pattern; has?: QueryStep[]; visible?: boolean }
  | { by: 'index'; index: number };

/** A text or regular expression as JSON. As in Playwright, a text matches substrings and ignores case, unless it is exact. */
export interface Pattern {
  source: string;
  kind: 'part' | 'exact' | 'expression';
  flags?: string;
}

/** A query about the elements that a locator matches. */
export type Question =
  | { ask: 'count' }
  | { ask: 'visible' }
  | { ask: 'focused' }
  | { ask: 'text' }
  | { ask: 'texts' }
  | { ask: 'value' }
  | { ask: 'attribute'; name: string }
  | { ask: 'description' }
  | { ask: 'seen' }
  | { ask: 'elements' };

export function patternOf(given: string | RegExp, exact = false): Pattern {
  if (given instanceof RegExp) return { kind: 'expression', source: given.source, flags: given.flags };
  return { kind: exact ? 'exact' : 'part', source: given };
}
