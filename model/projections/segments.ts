import type { z } from 'zod';
import { type ContentPath, type Field, fieldsOf } from '../concepts/fields';
import { fieldsOfFile } from '../concepts/registry';
import type { ReadFile } from '../concepts/site-content';

/** Key of a segment, the unit of translation: a line, or a paragraph of running text. Line breaks make no difference. */
export function segmentKey(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

export interface SegmentInFile {
  file: string;
  /** Path to the field; `undefined` in the running text of a Markdown file. */
  at: ContentPath | undefined;
  segment: string;
}

/** Splits running text into paragraphs. A list or a table is one paragraph. */
export function paragraphsOf(text: string): string[] {
  return text
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '');
}

export function segmentsIn(schema: z.ZodType, data: unknown): { at: ContentPath; segment: string }[] {
  return segmentsOf(fieldsOf(schema, data));
}

/** The segments of a file as it is written, which may have mistakes. */
export function segmentsOfFile(read: ReadFile): SegmentInFile[] {
  const { file, body } = read;
  const ofText = paragraphsOf(body).map((segment) => ({ file, at: undefined, segment }));
  return [...ofText, ...segmentsOf(fieldsOfFile(read)).map((each) => ({ file, ...each }))];
}

function segmentsOf(fields: readonly Field[]): { at: ContentPath; segment: string }[] {
  return fields.flatMap(({ text, value, at }) => {
    if (!text || text.isInOtherLanguage || typeof value !== 'string') return [];
    const segments = text.kind === 'markdown' ? paragraphsOf(value) : [value];
    return segments.map((segment) => ({ at, segment }));
  });
}

/**
 * Whether a text needs a translation. Numbers, addresses and placeholders alone need none. What is before an @ has at most 64 letters (RFC
 * 5321, 4.5.3.1.1): without a limit, a long word, such as a pasted picture, would be read again from each of its letters.
 */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{[^{}]*\}\}|\{\w+\}|https?:\/\/\S+|[\w.+-]{1,64}@[\w.-]+/g, ''));
}
