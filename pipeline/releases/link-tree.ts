import { cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Copies a folder with hard links, which need no space. Don't write into either copy afterwards. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, copy);
    else linkOrCopy(source, copy);
  }
}

export function linkOrCopy(source: string, copy: string): void {
  try {
    linkSync(source, copy);
  } catch {
    // Hard links are impossible on another disk and on some file systems.
    cpSync(source, copy, { preserveTimestamps: true });
  }
}
