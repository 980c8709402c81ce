import { cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A copy of a folder whose files take no room of their own. Nothing may write into either afterwards. */
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
    // Another disk, or one that knows no links.
    cpSync(source, copy, { preserveTimestamps: true });
  }
}
