import type { z } from 'zod';
import { type ContentPath, fieldsOf } from '../concepts/fields';
import { explainIssue } from '../mistakes/words/explain-issue';

/** Warns of texts that are too short or too long. Runs after placeholders are filled in, because they change the length. */
export function checkLetters(
  schema: z.ZodType,
  shown: unknown,
  warningAt: (at: ContentPath, explanation: ReturnType<typeof explainIssue>) => void,
): void {
  for (const { text, value, at } of fieldsOf(schema, shown)) {
    const { minLetters = 0, maxLetters = Infinity } = text ?? {};
    if (typeof value !== 'string') continue;
    const size = { origin: 'string' as const, inclusive: true, path: [...at], input: value, message: '' };
    if (value.length < minLetters)
      warningAt(at, explainIssue({ code: 'too_small', minimum: minLetters, ...size }, value));
    if (value.length > maxLetters)
      warningAt(at, explainIssue({ code: 'too_big', maximum: maxLetters, ...size }, value));
  }
}
