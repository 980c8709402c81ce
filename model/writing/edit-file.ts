import { readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { ContentDocument, UnwritableContent } from './content-document';

/** Edits a content file, and writes it only if it has changed. @returns whether it has */
export function editFile(file: string, edit: (content: ContentDocument) => void): boolean {
  const before = readText(file);
  const content = new ContentDocument(before);
  edit(content);
  const after = content.toString();
  if (after !== before) replaceFile(realpathSync(file), after);
  return after !== before;
}

/** Writes a file in one step: a reader, or a computer that loses power, has the old text or the new one. */
export function replaceFile(file: string, text: string): void {
  const part = `${file}.part`;
  writeFileSync(part, text, { flush: true });
  renameSync(part, file);
}

/** Letters of another encoding would be replaced by question marks, also in lines that nobody has edited. */
function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) throw new UnwritableContent(`${file} is not UTF-8. The file stays as it is.`);
    throw error;
  }
}
