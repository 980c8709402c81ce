import { type ContentPath, valueAt } from '../../model/concepts/fields';
import { kindOfFile } from '../../model/concepts/registry';
import { isTranslationsFile, type TranslatedText, translationsFile } from '../../model/concepts/translations';
import type { FieldPlace, Value } from '../../model/projections/fields/field-places';
import { segmentsOfFile } from '../../model/projections/segments';
import { isSame } from '../../model/projections/translations/changed-text';
import { filesBelow } from '../../model/reading/folder-files';
import { UnwritableContent } from '../../model/writing/content-document';
import { contentText, PARAGRAPHS } from '../../model/writing/drafts';
import type { Draft, DraftChange, DraftContent, Files } from './draft';
import { changesIn, idOf } from './draft-changes';
import { type Rebased, readText, rebase } from './merge';
import { languagesOf, segmentsOf } from './value-edits';

export const emptyDraft: Draft = { files: new Map(), authors: new Map() };

/** Lays a draft over content. Files that have the content's values already are no part of it any more. */
export function draftContent(folder: string, draft: Draft, published: Files): DraftContent {
  const rebased = new Map<string, Rebased>();
  const unreadable: string[] = [];
  const [first = 'en'] = languagesOf(published);
  // Those of the texts come first.
  const files = [...draft.files].sort(
    ([one], [other]) => Number(isTranslationsFile(one)) - Number(isTranslationsFile(other)),
  );
  const isUsedIn = (file: string) => (text: string) =>
    textsTranslatedIn(file, published, rebased).some((each) => isSame(each, text));
  for (const [file, stored] of files) {
    const translated = isTranslationsFile(file) ? { first, isUsed: isUsedIn(file) } : undefined;
    const found = ifReadable(() => rebase(file, stored, contentText({ folder }, file), translated));
    if (!found) unreadable.push(file);
    else if (found.mine.differences.length > 0 || found.theirs.differences.length > 0) rebased.set(file, found);
  }
  const texts = [...rebased].map(([file, { text }]) => [file, text ?? ''] as const);
  const read = new Map(texts.map(([file, text]) => [file, readText(file, text)!]));
  const all = [
    ...published.map((each) => read.get(each.file) ?? each),
    ...[...read.values()].filter(({ file }) => !published.some((each) => each.file === file)),
  ];
  const content = { folder, draft, published, files: all, drafts: new Map(texts), rebased, unreadable };
  return { ...content, changes: changesIn(content) };
}

/** The texts of the draft that a file of translations is about. */
function textsTranslatedIn(file: string, published: Files, rebased: ReadonlyMap<string, Rebased>): readonly string[] {
  const source = published.find((each) => each.file !== file && translationsFile(each.file) === file);
  const text = source && rebased.get(source.file)?.text;
  const read = source && (text === undefined ? source : readText(source.file, text));
  return read ? segmentsOfFile(read).map(({ segment }) => segment) : [];
}

/** @returns undefined for a file in another encoding, or a value that can't be written */
export function ifReadable<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnwritableContent) return undefined;
    throw error;
  }
}

/** Files that are published together: what was saved at once, and a file with its translations. */
export function groupsOf({ draft }: Pick<DraftContent, 'draft'>): string[][] {
  const groups: string[][] = [];
  const translationsOf = (file: string) => (isTranslationsFile(file) ? file : translationsFile(file));
  for (const [file, { saves }] of draft.files) {
    const belongs = (other: string) =>
      translationsOf(other) === translationsOf(file) ||
      draft.files.get(other)!.saves.some((save) => saves.includes(save));
    const joined = groups.filter((group) => group.some(belongs));
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push([...joined.flat(), file]);
  }
  return groups;
}

/** Identifies what files of a draft have, so that only what somebody has seen is published. */
export function versionOf({ files }: Draft, group: readonly string[]): string {
  return idOf(group.map((file) => [file, files.get(file)?.base, files.get(file)?.text]));
}

/** The path to a value; that of a paragraph is in the list of paragraphs. */
export function pathOf({ at, paragraph = 0 }: Pick<FieldPlace, 'at' | 'paragraph'>): ContentPath {
  return at ?? [PARAGRAPHS, paragraph];
}

/** The published value of a place of the draft; `null` if the content doesn't have it. */
export function publishedValue(place: FieldPlace, { rebased }: DraftContent): Value {
  const found = rebased.get(place.file);
  if (!found) return place.value;
  const before = found.mine.earlierOf(pathOf(place));
  const now = before && found.theirs.laterOf(before);
  const value = now && valueAt(found.theirs.later, now);
  return ['string', 'number', 'boolean'].includes(typeof value) ? (value as Value) : null;
}

/**
 * The text whose translations a text keeps while it is empty: the published one. A new text keeps those of the only one of its file that the
 * draft has translated, and that no place has any more.
 */
export function textBefore(place: FieldPlace, content: DraftContent): Value {
  const published = publishedValue(place, content);
  if (published) return published;
  const { first, segments } = segmentsOf(content.files);
  const differences = content.rebased.get(translationsFile(place.file))?.mine.differences ?? [];
  const added = differences.flatMap(({ kind, becomes }) => (kind === 'added' ? [becomes as TranslatedText] : []));
  const unused = added
    .map((each) => each[first] ?? '')
    .filter((text) => !segments.some(({ segment }) => isSame(segment, text)));
  return unused.length === 1 ? unused[0]! : null;
}

/** The changes of a field, or of its translation. */
export function changeOf(place: FieldPlace, of: string | undefined, content: DraftContent): DraftChange | undefined {
  const path = JSON.stringify(pathOf(place));
  return content.changes.find(
    (each) =>
      each.file === place.file &&
      each.language === of &&
      (each.kind === 'value' || each.kind === 'translation') &&
      JSON.stringify(each.path) === path,
  );
}

/** Whether the file of a place is a content file that can't be parsed, or whose draft can't be laid over it. */
export function isUnreadable(
  file: string,
  isTranslation: boolean,
  { folder, published, unreadable }: DraftContent,
): boolean {
  return [file, ...(isTranslation ? [translationsFile(file)] : [])].some(
    (each) =>
      unreadable.includes(each) ||
      (!published.some((read) => read.file === each) && isContentFile(each) && filesBelow(folder).includes(each)),
  );
}

/** The kind of a screen is in its file. */
function isContentFile(file: string): boolean {
  return /\.(?:md|yaml)$/.test(file) && (file.startsWith('screens/') || kindOfFile(file, undefined) !== undefined);
}
