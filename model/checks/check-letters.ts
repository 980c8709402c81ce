import type { z } from 'zod';
import { type ContentPath, fieldsOf } from '../concepts/fields';
import type { BrokenRule } from '../mistakes/words/content-error';

/** No name or line is longer, unless something was pasted by mistake. */
const MAX_LINE = 500;

/** Warns of texts that are too short or too long. Runs after placeholders are filled in, because they change the length. */
export function checkLetters(
  schema: z.ZodType,
  shown: unknown,
  warningAt: (at: ContentPath, mistake: BrokenRule) => void,
): void {
  for (const { text, value, at } of fieldsOf(schema, shown)) {
    const { minLetters = 0, maxLetters = text?.kind === 'line' ? MAX_LINE : Infinity } = text ?? {};
    if (typeof value !== 'string') continue;
    const size = { found: value, unit: 'letters', bound: 'included' } as const;
    if (value.length < minLetters) warningAt(at, { rule: 'too-small', values: { ...size, limit: minLetters } });
    if (value.length > maxLetters) warningAt(at, { rule: 'too-big', values: { ...size, limit: maxLetters } });
  }
}
