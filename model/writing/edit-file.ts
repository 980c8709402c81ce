import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ContentDocument, UnwritableContent } from './content-document';

/** Edits a content file, and writes it only if it has changed. */
export function editFile(file: string, edit: (content: ContentDocument) => void): void {
  const before = readText(file);
  const content = new ContentDocument(before);
  edit(content);
  const after = content.toString();
  if (after !== before) replaceFile(realpathSync(file), after);
}

/**
 * Writes a file in one step: a reader, or a computer that loses power, has the old text or the new one. It keeps its permissions.
 *
 * @param writer makes the name of the unfinished file unique; by default, the process
 * @throws the file system's error; then the file is as before
 */
export function replaceFile(file: string, text: string, writer = String(process.pid)): void {
  // Files whose names begin with a dot are no content.
  const part = path.join(path.dirname(file), `.${path.basename(file)}.${writer}.part`);
  try {
    writeFileSync(part, text, { flush: true });
    const mode = statSync(file, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined) chmodSync(part, mode);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  syncFolder(path.dirname(file));
}

/** A new, renamed or deleted name survives a power cut only once its folder is synced: see fsync(2). */
export function syncFolder(folder: string): void {
  // Windows can't open a folder as a file; its file systems journal renames.
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Letters of another encoding would be replaced by question marks, also in lines that nobody has edited. @throws UnwritableContent */
export function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) throw new UnwritableContent(`${file} is not UTF-8. The file stays as it is.`);
    throw error;
  }
}
