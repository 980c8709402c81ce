import { isDeepStrictEqual } from 'node:util';
import { once } from '../../app/once';
import type { Language } from '../../words/languages';
import { type ContentPath, isWithin, valueAt } from '../../model/concepts/fields';
import type { ReadFile } from '../../model/concepts/site-content';
import {
  emptyTranslations,
  isTranslationsFile,
  type TranslatedText,
  type Translations,
} from '../../model/concepts/translations';
import { readWrittenText } from '../../model/reading/written-files';
import { EditedFile } from '../../model/writing/drafts';
import { Comparison, type Difference } from './differences';

/** A file of the draft: the text from which it was made, and its text. `null`: there is no such file. */
export interface DraftText {
  base: string | null;
  text: string | null;
}

/**
 * Makes differences in a third version of the file.
 *
 * @param made compares the two versions between which they are
 * @param toTarget compares the earlier of the two with the third
 */
export function makeDifferences(
  target: EditedFile,
  chosen: readonly Difference[],
  made: Comparison,
  toTarget: Comparison,
): void {
  const lists = new Map<string, ListWork>();
  const workOn = (list: ContentPath, there: ContentPath) =>
    once(lists, JSON.stringify(there), (): ListWork => ({ list, there, removed: [], placed: new Map() }));
  for (const difference of chosen) {
    const { kind, before, after, becomes } = difference;
    const at = before ?? placeOf(difference, made);
    const there = at && toTarget.laterOf(kind === 'value' ? at : at.slice(0, -1));
    if (!there) {
      // An entry around it is gone there: it comes back as a whole.
      const entry = at && outermostGone(at, toTarget);
      const list = entry && toTarget.laterOf(entry.slice(0, -1));
      const back = entry && made.laterOf(entry);
      if (list && back && kind !== 'moved') workOn(entry.slice(0, -1), list).placed.set(Number(back.at(-1)), 'added');
    } else if (kind === 'value') target.set(there, becomes);
    else if (kind === 'removed') workOn(at.slice(0, -1), there).removed.push(Number(at.at(-1)));
    else workOn(at.slice(0, -1), there).placed.set(Number(after!.at(-1)), kind);
  }
  // Paths to lists within others stay as long as the outer ones do.
  const deepestFirst = [...lists.values()].sort((one, other) => other.there.length - one.there.length);
  for (const work of deepestFirst) workOnList(target, work, made, toTarget);
}

/** The later version of a file without some of its differences from the earlier one. @throws UnwritableContent */
export function withoutDifferences(
  file: string,
  text: string | null,
  made: Comparison,
  isUndone: (difference: Difference) => boolean,
): string {
  const target = new EditedFile(file, text);
  const back = made.reversed();
  const chosen = back.differences.filter((_, index) => isUndone(made.differences[index]!));
  makeDifferences(target, chosen, back, Comparison.same(back.earlier));
  return target.toString();
}

interface ListWork {
  /** Path in the earlier version. */
  list: ContentPath;
  /** Path in the target. */
  there: ContentPath;
  /** Indexes in the earlier version. */
  removed: number[];
  /** Index in the later version of what is to be put into its place → what has become of it. */
  placed: Map<number, Placed>;
}

type Placed = 'added' | 'moved';

function workOnList(
  target: EditedFile,
  { list, there, removed, placed }: ListWork,
  made: Comparison,
  toTarget: Comparison,
): void {
  const later = made.laterOf(list)!;
  const wanted = (valueAt(made.later, later) ?? []) as readonly unknown[];
  const present = valueAt(toTarget.later, there);
  // For each entry of the target: its index in the earlier version, and in the later one.
  const entries = (Array.isArray(present) ? (present as unknown[]) : []).map((value, index) => {
    const before = toTarget.earlierOf([...there, index])?.at(-1);
    const after = before === undefined ? undefined : made.laterOf([...list, before])?.at(-1);
    return { value, before, after, key: toTarget.keyOf([...there, index]) };
  });
  // From below, so that which comments go with them depends on the target alone.
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    if (!removed.includes(Number(entries[at]!.before))) continue;
    target.remove([...there, at]);
    entries.splice(at, 1);
  }
  // What else was moved is at a place of its own, and says nothing about the others.
  const movedOnly = made.differences
    .filter(({ kind, before }) => kind === 'moved' && before!.slice(0, -1).join('/') === list.join('/'))
    .map(({ after }) => Number(after!.at(-1)))
    .filter((index) => !placed.has(index));
  const isWanted = (value: unknown) => [...placed.keys()].some((index) => isDeepStrictEqual(wanted[index], value));
  for (const [index, kind] of [...placed].sort(([one], [other]) => one - other)) {
    const value = wanted[index];
    const found = entries.findIndex(({ after }) => after === index);
    // Somebody has removed what was moved.
    if (found < 0 && kind === 'moved') continue;
    const [moved] = found < 0 ? [] : entries.splice(found, 1);
    const key = made.keyOf([...later, index]);
    const isSame = (each: (typeof entries)[number]) =>
      isDeepStrictEqual(each.value, value) || (key !== undefined && each.key === key && !isWanted(each.value));
    const isThere = (each: (typeof entries)[number]) =>
      each.before === undefined && each.after === undefined && isSame(each);
    // Both have added the same, perhaps with other values: ours are a change of theirs then.
    const same = moved ? -1 : entries.findIndex(isThere);
    if (same >= 0) {
      entries[same]!.after = index;
      setDifferingFields(target, [...there, same], entries[same]!.value, value);
      continue;
    }
    const to = placeAfter(entries, index, movedOnly);
    if (moved) target.move(there, found, to);
    else target.insert(there, to, value);
    entries.splice(to, 0, moved ?? { value, before: undefined, after: index, key });
  }
}

function setDifferingFields(target: EditedFile, at: ContentPath, was: unknown, becomes: unknown): void {
  const [before, after] = [was, becomes] as Record<string, unknown>[];
  for (const name of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]))
    if (!isDeepStrictEqual(before?.[name], after?.[name])) target.set([...at, name], after?.[name]);
}

/** Below the nearest entry that is above it in the later version. @param passedOver indexes of entries there that don't count */
function placeAfter(
  entries: readonly { after: string | number | undefined }[],
  index: number,
  passedOver: readonly number[],
): number {
  for (let above = index - 1; above >= 0; above -= 1) {
    if (passedOver.includes(above)) continue;
    const found = entries.findIndex(({ after }) => after === above);
    if (found >= 0) return found + 1;
  }
  return 0;
}

/** Where an added entry is, as a path in the earlier version. @returns undefined if its list is in another added entry */
function placeOf({ after = [] }: Difference, made: Comparison): ContentPath | undefined {
  const list = made.earlierOf(after.slice(0, -1));
  return list && [...list, after.at(-1)!];
}

function outermostGone(at: ContentPath, toTarget: Comparison): ContentPath | undefined {
  const depth = at.findIndex((_, index) => !toTarget.laterOf(at.slice(0, index + 1)));
  return depth < 0 ? undefined : at.slice(0, depth + 1);
}

/** Whether two people have changed the same place, each in another way. Their paths are in the version from which both have started. */
export function isConflict(mine: Difference, theirs: Difference, ofMine: Comparison, ofTheirs: Comparison): boolean {
  const [one, other] = [mine.before ?? placeOf(mine, ofMine), theirs.before ?? placeOf(theirs, ofTheirs)];
  if (!one || !other) return false;
  if (mine.kind === 'value' && theirs.kind === 'value')
    return (isWithin(one, other) || isWithin(other, one)) && !isDeepStrictEqual(mine.becomes, theirs.becomes);
  if (mine.kind === 'removed') return theirs.kind !== 'removed' && theirs.kind !== 'moved' && isIn(theirs, other, one);
  if (theirs.kind === 'removed') return isIn(mine, one, other);
  // A group that one has taken away or replaced, and in which the other has changed a list.
  if (mine.kind === 'value') return isIn(theirs, other, one);
  return theirs.kind === 'value' && isIn(mine, one, other);
}

/** Whether a difference is in an entry or a group. A text in a list is an entry of its own. */
function isIn({ kind }: Difference, at: ContentPath, entry: ContentPath): boolean {
  return isWithin(at, entry) && (kind === 'value' || at.length > entry.length);
}

/** A file of the draft on top of the content as it is now. */
export interface Rebased extends DraftText {
  /** `base` → `text`: what the draft changes. */
  mine: Comparison;
  /** `base` → content: what somebody else has changed at the same places. Without conflicts, `base` is the content. */
  theirs: Comparison;
}

/**
 * Lays the changes of a draft over content that somebody has edited since. What both have changed keeps the draft's value in `text` and
 * its old value in `base`.
 *
 * @param translated of a file of translations: the texts that it can be about
 * @returns undefined if one of the texts can't be read
 * @throws UnwritableContent
 */
export function rebase(
  file: string,
  { base, text }: DraftText,
  content: string | null,
  translated?: TextsOfDraft,
): Rebased | undefined {
  const [readBase, readDraft, readContent] = [base, text, content].map((each) => readText(file, each));
  if (!readBase || !readDraft || !readContent) return undefined;
  const mine = Comparison.of(readBase, readDraft);
  const isKept = translated && isOfKeptText(mine, translated);
  const added = mine.differences.flatMap(({ kind, becomes }) => (kind === 'added' ? [becomes] : []));
  // What both have added isn't another entry in other words, however alike they are.
  const isAdded = (entry: unknown) => added.some((each) => isDeepStrictEqual(each, entry));
  const theirs = Comparison.of(readBase, readContent, (one, other) => isKept?.(one, other) || isAdded(other));
  if (base === content) return { base, text, mine, theirs };
  const isClashing = (each: Difference) => mine.differences.some((own) => isConflict(own, each, mine, theirs));
  const draft = new EditedFile(file, content);
  makeDifferences(draft, mine.differences, mine, theirs);
  if (translated) markOld(file, draft, mine, theirs, translated.first);
  const merged = { base: withoutDifferences(file, content, theirs, isClashing), text: draft.toString() };
  const readStart = readText(file, merged.base);
  return {
    ...merged,
    mine: Comparison.of(readStart, readText(file, merged.text)),
    theirs: Comparison.of(readStart, readContent),
  };
}

/** The texts of the files with a draft. */
export interface TextsOfDraft {
  /** The language in which they are written. */
  first: Language;
  isUsed: (text: string) => boolean;
}

/**
 * Whether an entry of the content is about another text than an entry of before whose translation the draft has changed, and whose text it
 * still has. A new text may be alike enough to look like the old one in other words.
 */
function isOfKeptText(mine: Comparison, { first, isUsed }: TextsOfDraft): (one: unknown, other: unknown) => boolean {
  const texts = (valueAt(mine.earlier, ['texts']) ?? []) as readonly TranslatedText[];
  const kept = texts.filter((entry, index) => {
    const later = mine.laterOf(['texts', index]);
    const now = later && (valueAt(mine.later, later) as TranslatedText);
    return now && now[first] === entry[first] && !isDeepStrictEqual(now, entry) && isUsed(entry[first] ?? '');
  });
  return (one, other) =>
    kept.some((each) => each === one) && (other as TranslatedText)[first] !== (one as TranslatedText)[first];
}

/** A translation in the draft is one of the text before, if somebody else has changed the text. */
function markOld(file: string, target: EditedFile, mine: Comparison, theirs: Comparison, first: Language): void {
  const isOfDraft = (at: ContentPath) => mine.differences.some(({ before }) => isDeepStrictEqual(before, at));
  const renamed = theirs.differences.filter(
    ({ kind, before }) => kind === 'value' && before?.length === 3 && before[2] === first && !isOfDraft(before),
  );
  for (const { before, was: text, becomes } of renamed) {
    const now = (readText(file, target.toString())!.data as Translations).texts;
    const index = now.findIndex((entry) => entry[first] === becomes);
    const ofDraft = mine.differences.filter((each) => each.before?.[1] === before![1] && isTranslation(each));
    const old = Object.fromEntries(ofDraft.map((each) => [String(each.before![2]), String(text)]));
    if (index >= 0 && ofDraft.length > 0) target.set(['texts', index, 'was'], { ...now[index]!.was, ...old });
  }

  function isTranslation({ kind, before, becomes }: Difference): boolean {
    return kind === 'value' && before!.length === 3 && typeof becomes === 'string' && before![2] !== first;
  }
}

/** A file by its text; one of translations that doesn't exist has none. */
export function readText(file: string, text: string | null): ReadFile | undefined {
  return readWrittenText(file, text ?? (isTranslationsFile(file) ? emptyTranslations(file) : ''));
}
