import { isDeepStrictEqual } from 'node:util';
import { contentText } from '../../model/writing/drafts';
import type { Texts } from '../../pipeline/releases/journal';
import { Comparison } from './differences';
import { readText } from './merge';

/** Whether content has again what a publication has changed: somebody has undone it, here or in the files. */
export function isTakenBack(folder: string, { before, after }: { before: Texts; after: Texts }): boolean {
  const files = Object.keys(after);
  return (
    files.length > 0 && files.every((file) => isFileTakenBack(folder, file, before[file] ?? null, after[file] ?? null))
  );
}

function isFileTakenBack(folder: string, file: string, before: string | null, after: string | null): boolean {
  const now = contentText({ folder }, file);
  if (now === after) return false;
  if (now === before) return true;
  const [earlier, published, current] = [before, after, now].map((text) => readText(file, text));
  const since = Comparison.of(published, current).differences;
  // Somebody may have published another value since.
  return Comparison.of(published, earlier).differences.every(({ kind, before: at, becomes }) =>
    since.some(
      (each) => each.kind === kind && isDeepStrictEqual(each.becomes, becomes) && isDeepStrictEqual(each.before, at),
    ),
  );
}
