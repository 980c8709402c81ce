import { readFileSync, writeFileSync } from 'node:fs';

/**
 * The text of a content file, whatever program saved it: lines end with `\n`, there is no byte order mark, and letters, which
 * a Mac decomposes, are composed (NFC). `undefined` if it is not UTF-8.
 */
export function readContentText(file: string): string | undefined {
  const bytes = readFileSync(file);
  // UTF-16 without its mark has a zero byte in each Latin letter.
  if (bytes[0] === 0 || bytes[1] === 0) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n').normalize('NFC');
  } catch {
    return undefined;
  }
}

/** Replaces the text of a file and keeps its line ends. */
export function rewriteContentText(file: string, text: string): void {
  const isWindows = readFileSync(file, 'utf8').includes('\r\n');
  writeFileSync(file, isWindows ? text.replaceAll('\n', '\r\n') : text);
}

/** The mistake in a file that `readContentText` cannot read. */
export const notUtf8 = {
  expected: 'a text file in UTF-8',
  found: 'letters in another encoding',
  advice: 'Open it in your editor, choose “Save as” and there the encoding UTF-8.',
};
