import type { z } from 'zod';
import { type ContentPath, type Field, fieldsOf } from '../concepts/fields';
import { fieldsOfFile } from '../concepts/registry';
import type { ReadFile } from '../concepts/site-content';

/** Key of a wording, the unit of translation: a line, or a paragraph of running text. Line breaks make no difference. */
export function wordingKey(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

export interface WordingInFile {
  file: string;
  /** Path to the field; `undefined` in the running text of a Markdown file. */
  at: ContentPath | undefined;
  wording: string;
}

/** Splits running text into paragraphs. A list or a table is one paragraph. */
export function paragraphsOf(text: string): string[] {
  return text
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '');
}

export function wordingsIn(schema: z.ZodType, data: unknown): { at: ContentPath; wording: string }[] {
  return wordingsOf(fieldsOf(schema, data));
}

/** The wordings of a file as it is written, which may have mistakes. */
export function wordingsOfFile(read: ReadFile): WordingInFile[] {
  const { file, body } = read;
  const ofText = paragraphsOf(body).map((wording) => ({ file, at: undefined, wording }));
  return [...ofText, ...wordingsOf(fieldsOfFile(read)).map((each) => ({ file, ...each }))];
}

function wordingsOf(fields: readonly Field[]): { at: ContentPath; wording: string }[] {
  return fields.flatMap(({ text, value, at }) => {
    if (!text || text.isInOtherLanguage || typeof value !== 'string') return [];
    const wordings = text.kind === 'markdown' ? paragraphsOf(value) : [value];
    return wordings.map((wording) => ({ at, wording }));
  });
}

/** Whether a text needs a translation. Numbers, addresses and placeholders alone need none. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{[^{}]*\}\}|\{\w+\}|https?:\/\/\S+|[\w.+-]+@[\w.-]+/g, ''));
}
