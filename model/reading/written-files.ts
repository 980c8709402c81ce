import path from 'node:path';
import { kindOfFile } from '../concepts/registry';
import type { ReadFile } from '../concepts/site-content';
import { parsedFields, splitMarkdown } from '../mistakes/places/content-place';
import { normalizedText, readContentText } from '../mistakes/places/content-text';
import { filesBelow } from './folder-files';

/**
 * The content files as they are written: unchecked, in the first language, with placeholders. Files that can't be parsed, and
 * files of no known kind, are left out.
 */
export function readWrittenFiles(folder: string): ReadFile[] {
  return filesBelow(folder).flatMap((file) => {
    if (!isContentFile(file)) return [];
    return readWrittenText(file, readContentText(path.join(folder, file)) ?? '') ?? [];
  });
}

/** A content file by its text. @returns undefined if it can't be parsed, or is of no known kind */
export function readWrittenText(file: string, given: string): ReadFile | undefined {
  const text = normalizedText(given);
  if (isMail(file)) return { file, kind: 'mail', data: {}, body: text };
  const { frontMatter, body } = (file.endsWith('.md') && splitMarkdown(text)) || { frontMatter: text, body: '' };
  const { document } = parsedFields(file, frontMatter);
  if (document.errors.length > 0) return undefined;
  const data: unknown = document.toJS();
  const kind = kindOfFile(file, data);
  return kind ? { file, kind, data, body: body.trim() } : undefined;
}

function isContentFile(file: string): boolean {
  return isMail(file) || /\.(yaml|md)$/.test(file);
}

function isMail(file: string): boolean {
  return /^mail\/.*\.(txt|html)$/.test(file);
}
