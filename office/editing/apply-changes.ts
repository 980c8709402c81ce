import { isDeepStrictEqual } from 'node:util';
import { kindOfFile } from '../../model/concepts/registry';
import type { ReadFile } from '../../model/concepts/site-content';
import { translationsFile } from '../../model/concepts/translations';
import type { ContentEdit } from '../../model/projections/fields/rename';
import { paragraphsOf } from '../../model/projections/segments';
import { filesBelow } from '../../model/reading/folder-files';
import { readWrittenFiles } from '../../model/reading/written-files';
import { UnwritableContent } from '../../model/writing/content-document';
import { DraftOfFolder, type Drafts } from '../../model/writing/drafts';
import type { Change, Outcome, Place, Value } from './change';
import { type Located, locate } from './locate';
import { hasParagraphs } from './paragraphs';
import { isKept, isToConfirm, translationEdits, translationIn } from './translation-edits';
import { valueEdits, segmentsOf } from './value-edits';

/** Content with the changes that fit. */
export interface AppliedChanges {
  /** Folder with the published content. */
  folder: string;
  changes: readonly Change[];
  /** What became of each change. */
  outcomes: readonly Outcome[];
  /** Where each change is in the published content. */
  places: readonly (Located | undefined)[];
  /** The texts of the files that differ from the published ones. */
  drafts: Drafts;
  published: readonly ReadFile[];
  /** All files with the changes. */
  files: readonly ReadFile[];
}

/**
 * Makes the changes that fit the content, one after another, in memory. Changes that the content has already, and those that don't
 * fit any more, alter nothing.
 *
 * @param folder with the published content
 */
export function applyChanges(
  folder: string,
  changes: readonly Change[],
  published: readonly ReadFile[] = readWrittenFiles(folder),
): AppliedChanges {
  const places = changes.map((change) => locate(published, change.place, valuesAt(change, changes), changes));
  const outcomes = changes.map((change, index): Outcome => {
    if (isUnreadable(change.place, folder, published)) return { kind: 'unreadable' };
    return outcomeOf(published, change, places[index], valuesAt(change, changes));
  });
  const about = { folder, changes, published, places, outcomes };
  try {
    return { ...about, ...applied(folder, published, changes, outcomes) };
  } catch (error) {
    if (!(error instanceof UnwritableContent)) throw error;
  }
  // A value that can't be written mustn't keep others from being published.
  for (const [index, { kind }] of outcomes.entries()) {
    if (kind !== 'fits') continue;
    try {
      applied(folder, published, changes, outcomes.slice(0, index + 1));
    } catch (error) {
      if (!(error instanceof UnwritableContent)) throw error;
      outcomes[index] = { kind: 'conflict', theirs: changes[index]!.was };
    }
  }
  return { ...about, ...applied(folder, published, changes, outcomes) };
}

/** Whether the file of a place is a content file that can't be parsed. The place may be any text that a browser has sent. */
export function isUnreadable(
  { file, language }: Pick<Place, 'file' | 'language'>,
  folder: string,
  published: readonly ReadFile[],
): boolean {
  return [file, ...(language ? [translationsFile(file)] : [])].some(
    (each) => !published.some((read) => read.file === each) && isContentFile(each) && filesBelow(folder).includes(each),
  );
}

/** The kind of a screen is in its file. */
function isContentFile(file: string): boolean {
  return /\.(?:md|yaml)$/.test(file) && (file.startsWith('screens/') || kindOfFile(file, undefined) !== undefined);
}

/** Makes the changes whose outcome is that they fit. @throws UnwritableContent */
function applied(
  folder: string,
  published: readonly ReadFile[],
  changes: readonly Change[],
  outcomes: Outcome[],
): Pick<AppliedChanges, 'drafts' | 'files'> {
  const draft = new DraftOfFolder(folder);
  const files = new Map(published.map((read) => [read.file, read]));
  for (const [index, { kind }] of outcomes.entries()) {
    if (kind !== 'fits') continue;
    const change = changes[index]!;
    const current = [...files.values()];
    const found = locate(current, change.place, valuesAt(change, changes), changes);
    // Another change has removed the place.
    if (!found) outcomes[index] = { kind: 'gone' };
    const edits = found && !isOfRemoved(change, changes) ? editsOf(current, change, found) : [];
    draft.make(edits);
    for (const file of new Set(edits.map((each) => each.file))) {
      const { data, body } = draft.read(file);
      files.set(file, { file, kind: files.get(file)?.kind ?? kindOfFile(file, data)!, data, body });
    }
  }
  return { drafts: draft.texts(), files: [...files.values()] };
}

function editsOf(files: readonly ReadFile[], change: Change, found: Located): ContentEdit[] {
  const { language } = change.place;
  if (!language) return valueEdits(files, found, change.becomes);
  const { file } = change.place;
  const text = textAt(found, change);
  return translationEdits(segmentsOf(files), { file, text, language }, textOrNull(change.becomes), change.of ?? text);
}

/** What becomes of a change in the content as it is. */
function outcomeOf(
  files: readonly ReadFile[],
  change: Change,
  found: Located | undefined,
  values: readonly Value[],
): Outcome {
  const { place, was, becomes } = change;
  if (place.language) return found ? outcomeOfTranslation(files, change, found, values) : { kind: 'gone' };
  if (place.at === undefined) return outcomeOfParagraph(change, found);
  if (!found) return { kind: 'gone' };
  if (found.value === becomes) return { kind: 'done' };
  return found.value === was ? { kind: 'fits' } : { kind: 'conflict', theirs: found.value };
}

function outcomeOfTranslation(
  files: readonly ReadFile[],
  change: Change,
  found: Located,
  values: readonly Value[],
): Outcome {
  const { file, language, paragraph } = change.place;
  const segments = segmentsOf(files);
  const ofEarlier = { file, text: change.of ?? '', language: language! };
  // The content can have the translation of a text that has changed so much that it couldn't keep it.
  const hasIt = translationIn(segments, ofEarlier) === change.becomes && !isToConfirm(segments, ofEarlier);
  if (
    ((hasIt || isKept(segments, ofEarlier, change.becomes)) && change.becomes !== null) ||
    editsOf(files, change, found).length === 0
  )
    return { kind: 'done' };
  const theirs = translationIn(segments, { file, text: textAt(found, change), language: language! });
  if (theirs !== change.was) return { kind: 'conflict', theirs };
  // Nothing shows that an untranslated paragraph is still the same.
  const isUnknown = paragraph !== undefined && theirs === null && !values.includes(found.value);
  return { kind: isUnknown ? 'gone' : 'fits' };
}

/** A paragraph may become several, or none. */
function outcomeOfParagraph({ was, becomes }: Change, found: Located | undefined): Outcome {
  const hasOld = found?.value === was;
  if (becomes === null) return { kind: hasOld ? 'fits' : 'done' };
  if (!found) return { kind: 'gone' };
  if (hasParagraphs(found.read.body, found.paragraph!, String(becomes))) return { kind: 'done' };
  return hasOld ? { kind: 'fits' } : { kind: 'conflict', theirs: found.value };
}

/** The values that the place of a change can have, before and after it, in the content and in the draft. */
function valuesAt({ place, was, becomes, of }: Change, changes: readonly Change[]): Value[] {
  if (!place.language) return [was, ...firstParagraph(place, becomes)];
  const ofText = changes.filter((each) => isOfText(each.place, place)).map((each) => each.becomes);
  const earlier = changes.filter((each) => isOfText(each.place, place)).map((each) => each.was);
  return [...[of ?? null, ...ofText].flatMap((each) => firstParagraph(place, each)), ...earlier];
}

/** Whether a change is one of the text of a translation. */
export function isOfText(place: Place, { language: _, ...translation }: Place): boolean {
  const isSameText = place.file === translation.file && place.paragraph === translation.paragraph;
  return !place.language && isSameText && isDeepStrictEqual(place.at, translation.at);
}

/** A paragraph that has become several is found by the first one. */
function firstParagraph({ at }: Place, value: Value): Value[] {
  return at || typeof value !== 'string' ? [value] : paragraphsOf(value).slice(0, 1);
}

/** Whether a change is a translation of a paragraph that another one removes, so that another paragraph is in its place. */
function isOfRemoved({ place }: Change, changes: readonly Change[]): boolean {
  const isRemoval = (each: Change) => each.becomes === null && isOfText(each.place, place);
  return place.language !== undefined && place.at === undefined && changes.some(isRemoval);
}

/** The text of a translation; a paragraph may have become several. */
function textAt({ read, paragraph, value }: Located, { of }: Change): string {
  if (paragraph === undefined || of === undefined) return String(value ?? '');
  return hasParagraphs(read.body, paragraph, of) ? of : String(value);
}

function textOrNull(value: Value): string | null {
  return value === null ? null : String(value);
}
