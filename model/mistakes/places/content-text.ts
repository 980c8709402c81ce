import { readFileSync } from 'node:fs';

/**
 * Reads a file. Normalizes what editors and operating systems write differently: line ends, byte order marks, and letters (NFC).
 *
 * @returns `undefined` if the file is not UTF-8
 */
export function readContentText(file: string): string | undefined {
  const bytes = readFileSync(file);
  // UTF-16 without a byte order mark has a zero byte in each Latin letter.
  if (bytes[0] === 0 || bytes[1] === 0) return undefined;
  try {
    return normalizedText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

export function normalizedText(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
}
