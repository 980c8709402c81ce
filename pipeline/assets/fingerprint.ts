import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Rooms whose code affects the pages. */
export const roomsOfPages = ['app', 'forms', 'look', 'model', 'search', 'words'];

export function hashOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** Hashes by folder. Reading all sources takes a quarter of a second; a process that builds again and again only looks for changes. */
const known = new Map<string, { stamp: string; hash: string }>();

/** SHA-256 of the names and contents of all files in a folder, in a fixed order. */
export function hashOfFolder(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const stamp = files.map(stampOf).join('\n');
  const place = path.resolve(folder);
  const before = known.get(place);
  if (before?.stamp === stamp) return before.hash;
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  const made = { stamp, hash: hash.digest('hex') };
  known.set(place, made);
  return made.hash;
}

function stampOf(file: string): string {
  const { size, mtimeMs, ino } = statSync(file);
  return `${file} ${size} ${mtimeMs} ${ino}`;
}
