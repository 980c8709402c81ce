import { type AppliedChanges, applyChanges } from '../editing/apply-changes';
import { textsWithoutOldMarks } from '../editing/sample-marks';
import type { PublishRequest } from '../website/workshop';
import type { Texts } from '../../pipeline/releases/journal';
import { readTexts } from '../../pipeline/releases/write-content';

export interface NewTexts {
  before: Texts;
  after: Texts;
  applied: AppliedChanges;
  /** Positions of changes that no longer fit. */
  conflicts: readonly number[];
}

/** The texts of the content files that a publication changes. */
export function newTexts(folder: string, { changes, undoes }: Pick<PublishRequest, 'changes' | 'undoes'>): NewTexts {
  const applied = applyChanges(folder, changes);
  const restored = restoredTexts(folder, undoes);
  // Then it doesn't matter whether the inverse changes fit: several paragraphs don't become one again, for example.
  const files = Object.keys(undoes?.before ?? {});
  const isRestored = files.length > 0 && files.every((file) => file in restored);
  const conflicts = applied.outcomes.flatMap(({ kind }, position) =>
    !isRestored && (kind === 'conflict' || kind === 'gone') ? [position] : [],
  );
  const after: Texts = { ...textsWithoutOldMarks(applied), ...restored };
  const before = readTexts(folder, Object.keys(after));
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  const only = (texts: Texts) => Object.fromEntries(changed.map((file) => [file, texts[file]!]));
  return { before: only(before), after: only(after), applied, conflicts };
}

/** Files that nobody has changed since the publication get back their bytes. An inverse change would keep only the values. */
function restoredTexts(folder: string, undoes: PublishRequest['undoes']): Texts {
  if (!undoes) return {};
  const now = readTexts(folder, Object.keys(undoes.after));
  return Object.fromEntries(Object.entries(undoes.before).filter(([file]) => now[file] === undoes.after[file]));
}
