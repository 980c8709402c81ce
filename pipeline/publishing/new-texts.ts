import type { Outcome } from '../../model/editing/change';
import type { PublishRequest } from '../../server/office/website/workshop';
import type { Texts } from './journal';
import { readTexts } from './write-content';

/** Makes changes in the content as it is now, in memory. */
export type ApplyChanges = (
  folder: string,
  changes: PublishRequest['changes'],
) => { outcomes: readonly Outcome[]; drafts: ReadonlyMap<string, string> };

/**
 * The texts of the content files before and after a publication.
 *
 * @returns the positions of changes that no longer fit, if there are any
 */
export function newTexts(
  folder: string,
  { changes, undoes }: Pick<PublishRequest, 'changes' | 'undoes'>,
  applyChanges: ApplyChanges,
): { before: Texts; after: Texts } | { conflicts: readonly number[] } {
  const { outcomes, drafts } = applyChanges(folder, changes);
  const conflicts = outcomes.flatMap(({ kind }, position) =>
    kind === 'conflict' || kind === 'gone' ? [position] : [],
  );
  if (conflicts.length > 0) return { conflicts };
  const after = { ...Object.fromEntries(drafts), ...restoredTexts(folder, undoes) };
  const before = readTexts(folder, Object.keys(after));
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  const only = (texts: Texts) => Object.fromEntries(changed.map((file) => [file, texts[file]!]));
  return { before: only(before), after: only(after) };
}

/** Files that nobody has changed since the publication get back their bytes. An inverse change would keep only the values. */
function restoredTexts(folder: string, undoes: PublishRequest['undoes']): Texts {
  if (!undoes) return {};
  const now = readTexts(folder, Object.keys(undoes.after));
  return Object.fromEntries(Object.entries(undoes.before).filter(([file]) => now[file] === undoes.after[file]));
}
