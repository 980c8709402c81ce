import type { Language } from '../../words/languages';
import { addressOf, type FieldPlace } from '../../model/projections/fields/field-places';
import type { DraftContent } from './draft';
import { publishedValue } from './draft-content';
import { type FieldForm, formOf, isText, type OtherName, otherNameOf, translationsOf } from './field-details';
import { filledIn } from './filled-in';
import type { Mistakes } from './mistakes-at';

/** A field in the table of a list, which has a row for each of its entries. */
export interface EntryCell {
  /** Address of the entry, such as `facts/classes.yaml:classes/4`. */
  entry: string;
  /** Length of the breadcrumb up to the list; after it comes the name of the entry. */
  depth: number;
  /** Path from the entry to the field; empty for the field that names the entry. */
  column: string;
  form: FieldForm;
  /** Whether it is translated: its value is in the first language of the school. */
  isText: boolean;
  /** The published name of a person, if other places still have it. */
  otherName: OtherName | undefined;
  /** Its translation into the language of the page. */
  shown: string | undefined;
  /** Languages whose translation may be no longer what a changed text says. */
  toCheck: readonly Language[];
  /** Languages in which visitors would read a changed text itself. */
  untranslated: readonly Language[];
}

/**
 * @param depth of the entry in the path to the field; a text in a list can be an entry itself
 * @returns undefined for a field that isn't one of an entry
 */
export function cellOf(
  place: FieldPlace,
  language: Language,
  content: DraftContent,
  mistakes: Mistakes,
  depth = entryDepth(place),
): EntryCell | undefined {
  if (depth < 0) return undefined;
  const { value, translations } = place;
  const translation = translations[language];
  const read = translation && filledIn(translation, content.files, language);
  const isChanged = value !== publishedValue(place, content);
  const forms = isChanged ? translationsOf(place, content, mistakes, language) : [];
  const languagesWith = (isMeant: (form: FieldForm) => boolean | undefined) =>
    forms.filter(isMeant).map((form) => form.language);
  return {
    entry: entryOf(place, depth)!,
    depth: depth + 1,
    column: columnOf(place, depth),
    form: formOf(place, language, content, mistakes),
    isText: isText(place.field),
    otherName: otherNameOf(place, content, language),
    shown: read === value ? undefined : read,
    toCheck: languagesWith(({ isToConfirm, isUntranslated }) => isToConfirm && !isUntranslated),
    untranslated: languagesWith(({ isUntranslated }) => isUntranslated),
  };
}

/** Without the fields of entries that most others of their list don't have: they are on the page of the entry. */
export function mainFields(places: readonly FieldPlace[], content: DraftContent): FieldPlace[] {
  const entries = new Map<string, Set<string>>();
  const add = (key: string, entry: string) => entries.set(key, (entries.get(key) ?? new Set()).add(entry));
  for (const place of places) {
    const entry = entryOf(place);
    if (entry === undefined) continue;
    add(listOf(entry), entry);
    const { value, words } = place;
    if (value !== null || publishedValue(place, content) !== null || words?.absent !== undefined)
      add(columnIn(entry, place), entry);
  }
  return places.filter((place) => {
    const entry = entryOf(place);
    if (entry === undefined) return true;
    return 2 * (entries.get(columnIn(entry, place))?.size ?? 0) >= entries.get(listOf(entry))!.size;
  });
}

function entryOf({ file, at }: FieldPlace, depth = entryDepth({ at })): string | undefined {
  return depth < 0 ? undefined : addressOf({ file, at: at!.slice(0, depth + 1) });
}

function listOf(entry: string): string {
  return entry.replace(/\/\d+$/, '');
}

function columnIn(entry: string, place: FieldPlace): string {
  return `${listOf(entry)} ${columnOf(place)}`;
}

function columnOf({ at = [], namesEntry }: FieldPlace, depth = entryDepth({ at })): string {
  return namesEntry ? '' : at.slice(depth + 1).join('/');
}

/** Where the path to a field has the innermost entry around it; -1 if it has none. */
export function entryDepth({ at = [] }: { at?: FieldPlace['at'] | undefined }): number {
  return at.slice(0, -1).findLastIndex((key) => typeof key === 'number');
}
