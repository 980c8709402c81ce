/** How parts of a page are looked for: one step after the other, each among what the last one found. */
export type QueryStep =
  | { by: 'role'; role: string; name?: Pattern; level?: number }
  | { by: 'text' | 'label'; text: Pattern }
  | { by: 'css'; selector: string }
  | { by: 'filter'; hasText?: Pattern; has?: QueryStep[]; visible?: boolean }
  | { by: 'index'; index: number };

/** A text or a regular expression, in JSON. As Playwright has it, a text matches a part, and capitals do not matter, unless it is exact. */
export interface Pattern {
  source: string;
  kind: 'part' | 'exact' | 'expression';
  flags?: string;
}

/** What can be asked of what was found. */
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
