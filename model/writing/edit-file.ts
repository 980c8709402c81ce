import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ContentDocument } from './content-document';

/** Edits a content file, and writes it only if it has changed. @returns whether it has */
export function editFile(file: string, edit: (content: ContentDocument) => void): boolean {
  const before = readFileSync(file, 'utf8');
  const content = new ContentDocument(before);
  edit(content);
  const after = content.toString();
  if (after !== before) replaceFile(file, after);
  return after !== before;
}

/** Writes a file in one step: a reader, or a computer that loses power, has the old text or the new one. */
export function replaceFile(file: string, text: string): void {
  const part = `${file}.part`;
  writeFileSync(part, text, { flush: true });
  renameSync(part, file);
}
