import type { Language } from '../../words/languages';
import type { ContentMistake } from '../../model/mistakes/words/content-error';
import { addressOf, type FieldPlace } from '../../model/projections/fields/field-places';
import type { AppliedChanges } from './apply-changes';
import type { PlaceInDraft } from './draft-places';
import { type EditableField, editableField, isText, translationsOf } from './field-details';
import { filledIn } from './filled-in';

/** A field in the table of a list, which has a row for each of its entries. */
export interface Cell {
  /** Address of the entry, such as `facts/classes.yaml:classes/4`. */
  entry: string;
  /** Length of the breadcrumb up to the list; after it comes the name of the entry. */
  depth: number;
  /** Path from the entry to the field; empty for the field that names the entry. */
  column: string;
  /** With its translations, if the draft has changed it. */
  field: EditableField;
  /** Whether it is translated: its value is in the first language of the school. */
  isText: boolean;
  /** What visitors read in the language of the page, if that isn't what the form shows. */
  shown: string | undefined;
}

/** @param mistakes of the content with the draft @returns undefined for a field that isn't one of an entry */
export function cellOf(
  found: PlaceInDraft,
  language: Language,
  applied: AppliedChanges,
  mistakes: readonly ContentMistake[],
): Cell | undefined {
  const { place, published, inDraft } = found;
  const depth = entryDepth(place);
  if (depth < 0) return undefined;
  const { value, translations } = inDraft;
  const read = filledIn(translations[language] ?? value, applied.files, translations[language] ? language : undefined);
  return {
    entry: entryOf(found)!,
    depth: depth + 1,
    column: columnOf(inDraft),
    field: {
      ...editableField(found, language, applied, mistakes),
      translations: value === published ? [] : translationsOf(found, applied, mistakes, language),
    },
    isText: isText(inDraft.field),
    shown: typeof value === 'string' && read !== value ? String(read) : undefined,
  };
}

/** Without the fields of entries that most others of their list don't have: they are on the page of the entry. */
export function mainFields(places: readonly PlaceInDraft[]): PlaceInDraft[] {
  const entries = new Map<string, Set<string>>();
  const add = (key: string, entry: string) => entries.set(key, (entries.get(key) ?? new Set()).add(entry));
  for (const found of places) {
    const entry = entryOf(found);
    if (entry === undefined) continue;
    add(listOf(entry), entry);
    const { value, words } = found.inDraft;
    if (value !== null || found.published !== null || words?.absent !== undefined) add(columnIn(entry, found), entry);
  }
  return places.filter((found) => {
    const entry = entryOf(found);
    if (entry === undefined) return true;
    return 2 * (entries.get(columnIn(entry, found))?.size ?? 0) >= entries.get(listOf(entry))!.size;
  });
}

function entryOf({ place }: PlaceInDraft): string | undefined {
  const depth = entryDepth(place);
  return depth < 0 ? undefined : addressOf({ file: place.file, at: place.at!.slice(0, depth + 1) });
}

function listOf(entry: string): string {
  return entry.replace(/\/\d+$/, '');
}

function columnIn(entry: string, { inDraft }: PlaceInDraft): string {
  return `${listOf(entry)} ${columnOf(inDraft)}`;
}

function columnOf({ at = [], namesEntry }: FieldPlace): string {
  return namesEntry ? '' : at.slice(entryDepth({ at }) + 1).join('/');
}

/** Where the path to a field has the innermost entry around it; -1 if it has none. */
function entryDepth({ at = [] }: Pick<FieldPlace, 'at'>): number {
  return at.slice(0, -1).findLastIndex((key) => typeof key === 'number');
}
