import { isEntry } from '../../model/projections/launch-findings';
import { ContentDocument } from '../../model/writing/content-document';
import type { AppliedChanges } from './apply-changes';

/** The texts of the files with changes. A field that somebody has written is no sample any more: its mark goes, too. */
export function textsWithoutOldMarks({ changes, outcomes, places, drafts }: AppliedChanges): Record<string, string> {
  const texts = Object.fromEntries(drafts);
  for (const [index, { place }] of changes.entries()) {
    const { read, at = ['body'] } = places[index] ?? {};
    const text = read && texts[read.file];
    if (!text || place.language || outcomes[index]!.kind !== 'fits' || read.kind === 'mail') continue;
    const document = new ContentDocument(text);
    for (const [depth, key] of at.entries()) {
      const entry = document.get(at.slice(0, depth));
      if (!isEntry(entry)) continue;
      const { sample, ...fields } = entry;
      const marked = sample === true ? Object.keys(fields) : Array.isArray(sample) ? sample : [];
      if (!marked.includes(key)) continue;
      const rest = marked.filter((each) => each !== key);
      document.set([...at.slice(0, depth), 'sample'], rest.length > 0 ? rest : undefined);
    }
    texts[read.file] = document.toString();
  }
  return texts;
}
