import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Rooms whose code affects the pages. */
export const roomsOfPages = ['app', 'forms', 'look', 'model', 'search', 'words'];

export function hashOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** SHA-256 of the names and contents of all files in a folder, in a fixed order. */
export function hashOfFolder(folder: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of entries.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
