import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ContentPath, isWithin, valueAt } from '../../model/concepts/fields';
import { fieldsOfFile } from '../../model/concepts/registry';
import type { ReadFile } from '../../model/concepts/site-content';
import {
  isTranslationsFile,
  type TranslatedText,
  type Translations,
  translationsFile,
} from '../../model/concepts/translations';
import { segmentsOfFile } from '../../model/projections/segments';
import { entryOf, isSame, withChangedText } from '../../model/projections/translations/changed-text';
import { PARAGRAPHS } from '../../model/writing/drafts';
import type { Author, DraftChange, DraftContent } from './draft';
import type { Difference } from './differences';
import { nameAt } from './entry-names';
import { isConflict, readText } from './merge';
import { languagesOf, segmentsOf } from './value-edits';

type Content = Omit<DraftContent, 'changes'>;

/** The changes of a draft, file by file. */
export function changesIn(content: Content): DraftChange[] {
  const files = new Set([...content.draft.files.keys()].map(textFile));
  const known = new Map<string, number>();
  return [...files]
    .flatMap((file) => [...differencesIn(file, content), ...translationsIn(file, content)])
    .map((change) => {
      const count = (known.get(change.id) ?? 0) + 1;
      known.set(change.id, count);
      // Entries without a name are alike.
      return count === 1 ? change : { ...change, id: `${change.id}-${count}` };
    });

  function textFile(file: string): string {
    return isTranslationsFile(file)
      ? (content.files.find((read) => !isTranslationsFile(read.file) && translationsFile(read.file) === file)?.file ??
          file)
      : file;
  }
}

function ofUnreadable(file: string, own: string, { draft }: Content): DraftChange {
  const { text, who, at } = draft.files.get(own)!;
  const kind = own === file ? 'value' : 'translation';
  const unknown = { path: [], entries: [], was: undefined, becomes: undefined };
  return { ...unknown, id: idOf([own, text]), file, kind, who, at, state: 'unreadable' };
}

function differencesIn(file: string, content: Content): DraftChange[] {
  if (content.unreadable.includes(file)) return [ofUnreadable(file, file, content)];
  const found = content.rebased.get(file);
  const read = content.files.find((each) => each.file === file);
  if (!found || !read || isTranslationsFile(file)) return [];
  const base = readText(file, found.base) ?? read;
  const { differences } = found.mine;
  const own = differences.filter((each) => !differences.some((other) => isIdForName(each, other)));
  return own.map((difference) => {
    const { kind, before, after, was, becomes } = difference;
    const path = after ?? before!;
    const { mine, theirs } = found;
    const conflict = theirs.differences.some((each) => isConflict(difference, each, mine, theirs));
    const there = before && theirs.laterOf(before);
    const about = { file, kind, path, entries: entriesOn(path, after ? read : base), was, becomes };
    return {
      ...about,
      ...authored([file, kind, nameless(path), about.entries, becomes, kind === 'moved' ? path : null], file, content),
      state: conflict ? 'conflict' : 'fits',
      ...(conflict && { theirs: there && valueAt(theirs.later, there) }),
      difference,
    };
  });
}

/** Whether an entry got its id because it was renamed, so that what names it needn't change. It is a part of that change. */
export function isIdForName(id: Difference, name: Difference): boolean {
  const [at, there] = [id.after, name.after];
  return (
    id.kind === 'value' &&
    id.was === undefined &&
    at?.at(-1) === 'id' &&
    name.kind === 'value' &&
    typeof name.was === 'string' &&
    there?.length === at.length &&
    isDeepStrictEqual(there.slice(0, -1), at.slice(0, -1))
  );
}

/** Translations that somebody has changed or confirmed, not those that only follow their text. */
function translationsIn(file: string, content: Content): DraftChange[] {
  const own = translationsFile(file);
  if (own !== file && content.unreadable.includes(own) && !content.unreadable.includes(file))
    return [ofUnreadable(file, own, content)];
  const found = content.rebased.get(own);
  const read = content.files.find((each) => each.file === file);
  const after = textsOf(content.files.find((each) => each.file === own));
  if (!found || !read) return [];
  const segments = segmentsOf(content.files);
  const published = segmentsOf(content.published);
  const { first } = segments;
  const places = placesOfTexts(read);
  const changes = new Map<string, DraftChange>();
  for (const [index, entry] of after.entries()) {
    const text = entry[first] ?? '';
    const before = found.mine.earlierOf(['texts', index]);
    const ofBase = (before && (valueAt(found.mine.earlier, before) as TranslatedText)) ?? ofAnother(entry);
    const expected = ofBase ? withChangedText(ofBase, first, text) : { [first]: text };
    if (isDeepStrictEqual(entry, ofBase)) continue;
    for (const language of languagesOf(content.files).slice(1)) {
      const [was, becomes] = [expected[language] ?? null, entry[language] ?? null];
      if (was === becomes && expected.was?.[language] === entry.was?.[language]) continue;
      const path = places.find((each) => isSame(each.segment, text))?.path;
      if (!path) continue;
      const key = JSON.stringify([path, language]);
      const known = changes.get(key);
      const join = (one: unknown, other: string | null) =>
        known ? [one, other].filter((each) => typeof each === 'string').join('\n\n') : other;
      const values = { was: join(known?.was, was), becomes: join(known?.becomes, becomes) };
      const entries = entriesOn(path, read);
      const conflict = found.theirs.differences.find((each) => each.before && before && isWithin(each.before, before));
      changes.set(key, {
        file,
        kind: 'translation',
        path,
        entries,
        language,
        ...values,
        ...authored([file, nameless(path), entries, language, values.becomes, entry.was ?? null], own, content),
        state: conflict ? 'conflict' : 'fits',
        ...(conflict && { theirs: conflict.becomes }),
        translations: [...(known?.translations ?? []), { index, expected }],
      });
    }
  }
  return [...changes.values()];

  function ofAnother(entry: TranslatedText): TranslatedText | undefined {
    const [earlier = entry[first] ?? ''] = Object.values(entry.was ?? {});
    return entryOf(published, file, earlier)?.text;
  }
}

export function textsOf(read: ReadFile | undefined): readonly TranslatedText[] {
  return ((read?.data ?? {}) as Partial<Translations>).texts ?? [];
}

/** Every text of a file with its path. */
function placesOfTexts(read: ReadFile): { path: ContentPath; segment: string }[] {
  let paragraph = -1;
  return segmentsOfFile(read).map(({ at, segment }) => ({ path: at ?? [PARAGRAPHS, (paragraph += 1)], segment }));
}

/** The names of the entries on the way to a place. */
export function entriesOn(path: ContentPath, read: ReadFile): string[] {
  if (path[0] === PARAGRAPHS && !fieldsOfFile(read).some(({ at }) => at[0] === PARAGRAPHS)) return [];
  return path.flatMap((key, index) => (typeof key === 'number' ? [nameAt(read, path.slice(0, index + 1))] : []));
}

/** Indexes change when somebody adds an entry above. Entries without a name are known by nothing else. */
function nameless(path: ContentPath): unknown {
  return path.map((key) => (typeof key === 'number' ? 0 : key));
}

function authored(identity: unknown, file: string, { draft }: Content): Author & { id: string } {
  const id = idOf(identity);
  const { who = '', at = 0 } = draft.authors.get(id) ?? draft.files.get(file) ?? {};
  return { id, who, at };
}

export function idOf(identity: unknown): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16);
}
