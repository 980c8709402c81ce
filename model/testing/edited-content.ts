import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError, describeMistake } from '../mistakes/words/content-error';
import { type ServerContent, serverContentOf } from '../projections/server-content';
import { readEveryLanguage, readSiteContent } from '../reading/read-site-content';

/** For tests: complete content that no office edits, unlike `content/`. Relative to the working directory. */
export const smallSchool = 'commands/new-school/starter';

/** For tests: a slip of the office in the content of the small school. `to: undefined` deletes the file. */
export interface Edit {
  file: string;
  /** Text that stands in the file; without it, the whole file. */
  from?: string;
  to: string | Uint8Array | undefined;
}

/** For tests: what a build writes for the server. @param folder with content, as in `contentFolder()` if left out */
export function serverContentIn(folder?: string): ServerContent {
  return serverContentOf(readEveryLanguage(folder));
}

/** For tests: what the build says of the small school’s content after these edits; `undefined` if it has nothing to say. */
export function messageAfter(...edits: Edit[]): string | undefined {
  try {
    warningsAfter(...edits);
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/** For tests: what looks like a slip after these edits, though it may stay. @throws ContentError if something may not */
export function warningsAfter(...edits: Edit[]): string[] {
  const warnings: string[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    cpSync(smallSchool, folder, { recursive: true });
    withEdits(folder, edits);
    readSiteContent(folder, (warning) => warnings.push(describeMistake(warning)));
    return warnings;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** For tests: makes the edits in a copy of content. */
export function withEdits(folder: string, edits: readonly Edit[]): void {
  for (const { file, from, to } of edits) apply(path.join(folder, file), from, to);
}

function apply(file: string, from: Edit['from'], to: Edit['to']): void {
  if (to === undefined) return rmSync(file);
  if (from === undefined || typeof to !== 'string') {
    mkdirSync(path.dirname(file), { recursive: true });
    return writeFileSync(file, to);
  }
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`“${from}” does not stand in ${file}`);
  writeFileSync(file, text.replace(from, to));
}
