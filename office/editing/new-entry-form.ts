import type { Language } from '../../words/languages';
import type { DraftContent } from './draft';
import { type NewEntry, withNewEntry } from './entries';
import type { EntryKind } from './entry-kinds';
import { type FieldForm, formOf, isText } from './field-details';
import { entriesOn } from './draft-changes';
import { placesIn } from './draft-places';
import { suggestionsFor } from './field-form';
import { isWithin } from '../../model/concepts/fields';
import { type ListInfo, listInfo } from './lists';
import { placeOf } from './locate';

/** The form of a new entry. Texts are in the language of the page. */
export interface NewEntryForm extends Pick<ListInfo, 'breadcrumb' | 'entries'> {
  kinds: readonly EntryKind[];
  kind: string | undefined;
  /** Name of the entry in whose place it is put; empty for a new one. */
  name: string;
  /** Titles of the groups to which it can be added. */
  groups: readonly string[];
  fields: readonly NewEntryField[];
  /** Whether it has a photo or a scan, which can't be added here. */
  hasFile: boolean;
}

interface NewEntryField extends Pick<FieldForm, 'input' | 'choices' | 'isOptional' | 'maxLetters' | 'value'> {
  /** Path from the entry to the field; empty for a text in a list. */
  path: string;
  label: string;
  help: string | undefined;
  /** Whether it is translated: it is written in the first language of the school. */
  isText: boolean;
  /** What was typed in the language of the page, if that is another one. */
  translation?: string | undefined;
  suggestions?: readonly string[];
}

/** @returns undefined if there is no such list */
export function newEntryForm(about: NewEntry, content: DraftContent, language: Language): NewEntryForm | undefined {
  const list = listInfo(about.list, content, language);
  const made = list && withNewEntry(about, content, language);
  if (!made) return undefined;
  const fields = made.fields.map((place): NewEntryField => {
    const { input, choices, isOptional, maxLetters, value } = formOf(place, language, made.content, []);
    const own = place.labels.at(-1)!;
    const suggestions = suggestionsFor(place, content.files);
    return {
      path: place.at!.slice(made.at.length).join('/'),
      label: own.isEntry ? (place.words?.label ?? list.breadcrumb.at(-1)!) : own.text,
      help: place.words?.help,
      input,
      isOptional,
      isText: isText(place.field),
      value,
      ...(choices && { choices }),
      ...(maxLetters !== undefined && { maxLetters }),
      ...(suggestions && { suggestions }),
    };
  });
  const { breadcrumb, entries } = list;
  const { file, at = [] } = placeOf(about.list);
  const read = content.files.find((each) => each.file === file)!;
  const name = about.replaces === undefined ? '' : (entriesOn([...at, about.replaces], read).at(-1) ?? '');
  const groups = about.replaces === undefined && about.like === undefined ? made.groups : [];
  const places = placesIn(file, made.content, language).filter((each) => each.at && isWithin(each.at, made.at));
  const hasFile = places.some(({ field }) => ['photo', 'photo-folder', 'scan'].includes(field?.refersTo ?? ''));
  return { breadcrumb, entries, name, kinds: made.kinds, kind: made.kind, groups, fields, hasFile };
}
