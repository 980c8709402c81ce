import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ServerContent, serverContentOf } from '../projections/server-content';
import { readEveryLanguage } from '../reading/read-site-content';

/** Complete content for tests, relative to the working directory. No office edits it, unlike `content/`. */
export const smallSchool = 'commands/new-school/starter';

/** An edit of the office to the content of the small school. `to: undefined` deletes the file or folder. */
export interface Edit {
  file: string;
  /** The text to replace; if absent, `to` replaces the whole file. */
  from?: string;
  to: string | Uint8Array | undefined;
}

/** The content that a build writes for the server. @param folder with the content; by default that of `contentFolder()` */
export function serverContentIn(folder?: string): ServerContent {
  return serverContentOf(readEveryLanguage(folder), '');
}

/** Makes the edits in a copy of content. */
export function withEdits(folder: string, edits: readonly Edit[]): void {
  for (const { file, from, to } of edits) apply(path.join(folder, file), from, to);
}

function apply(file: string, from: Edit['from'], to: Edit['to']): void {
  if (to === undefined) return rmSync(file, { recursive: true });
  if (from === undefined || typeof to !== 'string') {
    mkdirSync(path.dirname(file), { recursive: true });
    return writeFileSync(file, to);
  }
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain “${from}”`);
  writeFileSync(file, text.replace(from, to));
}
