import type { Language } from '../../words/languages';
import { type ContentPath, isWithin, valueAt } from '../../model/concepts/fields';
import { inputOf } from '../../model/concepts/input-of';
import { possibleFieldsOfFile } from '../../model/concepts/registry';
import { isTranslationsFile } from '../../model/concepts/translations';
import { addressOf, labelsOf } from '../../model/projections/fields/field-places';
import { changeInWords } from './change-in-words';
import { entriesOn } from './draft-changes';
import type { DraftContent } from './draft';
import { type EntryKind, kindOf, kindsOf, kindsOfList, unionOf } from './entry-kinds';
import { breadcrumbOf } from './filled-in';
import { fieldAt } from './entry-names';
import { placeOf } from './locate';

/** A list of the content, to which entries can be added. Texts are in the language of the page. */
export interface ListInfo {
  address: string;
  /** From the outside in: file, entries, lists. */
  breadcrumb: readonly string[];
  /** Names of the entries on the way to it. */
  entries: readonly string[];
  count: number;
  /** The forms that a new entry can have; none if there is one only. */
  kinds: readonly EntryKind[];
  /** Indexes of the entries that wait for something, which then gives them the first of the forms. */
  awaited: readonly number[];
  /** Entries that the draft has removed: id of the change, and the index of the entry that is above it now. */
  removed: readonly { id: string; above: number; name: string; was: string }[];
}

/** An entry, or a group of fields, with what can be done with it. */
export interface EntryInfo {
  address: string;
  /** Names of the entries on the way to it, and its own. */
  entries: readonly string[];
  /** The forms that it can have; none if it has one only. */
  kinds: readonly EntryKind[];
  kind: string | undefined;
  /** Whether it is one of a list, and where. */
  isFirst: boolean;
  isLast: boolean;
  isInList: boolean;
  isSample: boolean;
  /** Its own lists. */
  lists: readonly ListInfo[];
  /** Groups of its fields that may be absent. */
  groups: readonly GroupInfo[];
}

export interface GroupInfo {
  address: string;
  entries: readonly string[];
  label: string;
  isPresent: boolean;
  /** Whether the website has it. */
  isPublished: boolean;
}

const NOT_SHOWN = ['searchWords', 'sample', 'columns'];

/** @returns undefined if there is no such list */
export function listInfo(address: string, content: DraftContent, language: Language): ListInfo | undefined {
  const { file, at = [] } = placeOf(address);
  const read = content.files.find((each) => each.file === file);
  const field = read && fieldAt(read, at);
  if (!field || inputOf(field.schema) !== 'list') return undefined;
  if (at.some((key) => NOT_SHOWN.includes(String(key)))) return undefined;
  const list = Array.isArray(field.value) ? (field.value as unknown[]) : [];
  return {
    address,
    breadcrumb: breadcrumbOf({ labels: labelsOf(at, read, content.files, language) }, content.files, language),
    entries: entriesOn(at, read),
    count: list.length,
    kinds: kindsOfList(field, language),
    awaited: list.flatMap((entry, index) => (valueAt(entry, ['awaited']) === undefined ? [] : [index])),
    removed: removedFrom(file, at, content, language),
  };
}

function removedFrom(file: string, at: ContentPath, content: DraftContent, language: Language): ListInfo['removed'] {
  const mine = content.rebased.get(file)?.mine;
  if (!mine) return [];
  return content.changes.flatMap((change) => {
    const list = change.path.slice(0, -1);
    if (change.file !== file || change.kind !== 'removed' || mine.laterOf(list)?.join('/') !== at.join('/')) return [];
    const before = Array.from({ length: Number(change.path.at(-1)) }, (_, index) => mine.laterOf([...list, index]));
    const above = before.findLast((each) => each !== undefined)?.at(-1) ?? -1;
    const { was } = changeInWords(change, content, language);
    return [{ id: change.id, above: Number(above), name: change.entries.at(-1) ?? '', was }];
  });
}

/** @param address of an entry, or of a whole file that people write @returns undefined if there is no such entry */
export function entryInfo(address: string, content: DraftContent, language: Language): EntryInfo | undefined {
  const { file, at = [] } = placeOf(address);
  const read = content.files.find((each) => each.file === file);
  const value = read && valueAt(read.data, at);
  if (!read || isTranslationsFile(file) || value === undefined || value === null) return undefined;
  const field = fieldAt(read, at);
  const schema = field && unionOf(field, read);
  const list = valueAt(read.data, at.slice(0, -1));
  const index = Number(at.at(-1));
  const isOwn = (each: ContentPath) =>
    each.length > at.length && isWithin(each, at) && each.slice(at.length).every((key) => typeof key === 'string');
  const own = possibleFieldsOfFile(read).filter((each) => isOwn(each.at));
  return {
    address,
    entries: entriesOn(at, read),
    kinds: schema ? kindsOf(schema, language) : [],
    kind: schema && kindOf(schema, value),
    isInList: Array.isArray(list),
    isFirst: index === 0,
    isLast: Array.isArray(list) && index === list.length - 1,
    isSample: valueAt(value, ['sample']) !== undefined,
    lists: own.flatMap((each) => listInfo(addressOf({ file, at: each.at }), content, language) ?? []),
    groups: own.flatMap((each) => groupInfo(addressOf({ file, at: each.at }), content, language) ?? []),
  };
}

/** @returns undefined if there is no such group, or it can't be absent */
export function groupInfo(address: string, content: DraftContent, language: Language): GroupInfo | undefined {
  const { file, at = [] } = placeOf(address);
  const read = content.files.find((each) => each.file === file);
  const field = read && fieldAt(read, at);
  if (!field?.isOptional || NOT_SHOWN.includes(String(at.at(-1))) || inputOf(field.schema) !== 'group')
    return undefined;
  const labels = labelsOf(at, read!, content.files, language);
  const mine = content.rebased.get(file)?.mine;
  const published = mine ? valueAt(mine.earlier, mine.earlierOf(at) ?? at) : field.value;
  return {
    address,
    entries: entriesOn(at, read!),
    label: breadcrumbOf({ labels }, content.files, language).at(-1)!,
    isPresent: field.value !== undefined,
    isPublished: published !== undefined,
  };
}
