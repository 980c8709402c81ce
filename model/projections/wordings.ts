import type { z } from 'zod';
import { type ContentPath, fieldsOf } from '../concepts/fields';

/**
 * A wording is what is translated as one: a line, or a paragraph of running text. It is found again by its words: where
 * lines are broken does not count.
 */
export function wordingKey(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** What is translated as one, and its place. */
export interface WordingInFile {
  file: string;
  /** `undefined` in the running text of a Markdown file. */
  at: ContentPath | undefined;
  wording: string;
}

/** Running text, paragraph by paragraph; a list and a table are one each. */
export function paragraphsOf(text: string): string[] {
  return text
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '');
}

/** Every wording in the fields of a file. */
export function wordingsIn(schema: z.ZodType, data: unknown): { at: ContentPath; wording: string }[] {
  return fieldsOf(schema, data).flatMap(({ text, value, at }) => {
    if (!text || text.isInOtherLanguage || typeof value !== 'string') return [];
    const wordings = text.kind === 'markdown' ? paragraphsOf(value) : [value];
    return wordings.map((wording) => ({ at, wording }));
  });
}

/** Whether readers of another language need another text: not of numbers, addresses and facts alone. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{[^{}]*\}\}|\{\w+\}|https?:\/\/\S+|[\w.+-]+@[\w.-]+/g, ''));
}
