import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceFile, syncFolder } from '../../model/writing/edit-file';
import type { Publishing, Texts } from './journal';

/**
 * Gives content files their new texts. Doing it again, or going on after a crash, has the same result.
 *
 * @param onFile called after each file
 * @returns the files that have neither text, because somebody has edited them meanwhile; these are left as they are
 */
export function writeContent(
  { folder, before, after, release }: Pick<Publishing, 'folder' | 'before' | 'after' | 'release'>,
  onFile: () => void,
): string[] {
  const editedMeanwhile: string[] = [];
  for (const [file, text] of Object.entries(after)) {
    const full = path.join(folder, file);
    const found = readText(full);
    if (found !== text && found !== before[file]) editedMeanwhile.push(file);
    else if (found !== text) writeText(full, text, release);
    onFile();
  }
  return editedMeanwhile;
}

/** The texts of files as they are now. */
export function readTexts(folder: string, files: readonly string[]): Texts {
  return Object.fromEntries(files.map((file) => [file, readText(path.join(folder, file))]));
}

function readText(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function writeText(file: string, text: string | null, writer: string): void {
  // A link stays a link.
  if (text !== null) return replaceFile(existsSync(file) ? realpathSync(file) : file, text, writer);
  rmSync(file);
  syncFolder(path.dirname(file));
}
