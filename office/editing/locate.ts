import { isDeepStrictEqual } from 'node:util';
import { withoutInvisible } from '../../forms/invisible-characters';
import { nameOfEntry } from '../../model/concepts/entry-names';
import { type ContentPath, type Field, valueAt } from '../../model/concepts/fields';
import { fieldsOfFile } from '../../model/concepts/registry';
import type { ReadFile } from '../../model/concepts/site-content';
import { paragraphsOf } from '../../model/projections/segments';
import type { Change, Place, Value } from './change';

/** A place in the files as they are now. */
export interface Located {
  read: ReadFile;
  at?: ContentPath;
  paragraph?: number;
  value: Value;
}

/**
 * Finds a place: at its path, or in an entry with the same name that has moved.
 *
 * @param values that the place may have; of several entries with one name, the one with such a value is meant
 * @param changes made together with this one: they may have renamed the entries on the way
 * @returns undefined if the file or the entry no longer exists
 */
export function locate(
  files: readonly ReadFile[],
  place: Place,
  values: readonly Value[],
  changes: readonly Change[],
): Located | undefined {
  const read = files.find(({ file }) => file === place.file);
  if (!read) return undefined;
  return place.at ? locateField(read, place.at, place, values, changes) : locateParagraph(read, place, values);
}

/** Finds a place by its names alone. @returns undefined if several entries have them, and none of these is at its path */
export function locateByNames(
  files: readonly ReadFile[],
  place: Place,
  changes: readonly Change[],
): Located | undefined {
  const read = files.find(({ file }) => file === place.file);
  if (!read || !place.at) return read && locateParagraph(read, place, []);
  const [first, second] = candidatesFor(read, place.at, place, changes);
  return second === undefined || isDeepStrictEqual(first!.at, place.at) ? first : undefined;
}

function locateField(
  read: ReadFile,
  at: ContentPath,
  place: Place,
  values: readonly Value[],
  changes: readonly Change[],
): Located | undefined {
  const candidates = candidatesFor(read, at, place, changes);
  return candidates.find(({ value }) => values.includes(value)) ?? candidates[0];
}

/** The values in entries with the names of a place, that at its path first. */
function candidatesFor(read: ReadFile, at: ContentPath, place: Place, changes: readonly Change[]): Located[] {
  const { data } = read;
  const names = namesOfEntries(read);
  const candidates = pathsTo([], 0).flatMap((path) => {
    const value = valueAt(data, path) ?? null;
    return typeof value === 'object' && value !== null ? [] : [{ read, at: path, value: value as Value }];
  });
  const exact = candidates.filter((each) => isDeepStrictEqual(each.at, at));
  return [...exact, ...candidates.filter((each) => !exact.includes(each))];

  /** The paths through entries that have the names. @param entry how many entries are on the way so far */
  function pathsTo(path: ContentPath, entry: number): ContentPath[] {
    const key = at[path.length];
    if (key === undefined) return [path];
    const parent = valueAt(data, path);
    if (typeof key === 'string') {
      const isMap = typeof parent === 'object' && parent !== null && !Array.isArray(parent);
      if (parent !== undefined && parent !== null && !isMap) return [];
      return pathsTo([...path, isMap ? currentKey(parent, key, changes) : key], entry);
    }
    const wanted = currentNames(withoutInvisible(place.entries[entry] ?? ''), changes);
    return (Array.isArray(parent) ? [...parent.keys()] : []).flatMap((index) => {
      const each = [...path, index];
      return wanted.includes(names(each)) ? pathsTo(each, entry + 1) : [];
    });
  }
}

/** Files don't change once they are read. */
const cache = new WeakMap<ReadFile, ReadonlyMap<string, Field>>();

/**
 * Returns a function that names an entry of a list, as forms post the name: without invisible characters. Entries without a name are only
 * known by their place.
 */
export function namesOfEntries(read: ReadFile): (at: ContentPath) => string {
  return (at) => withoutInvisible(nameOfEntry(fieldAt(read, at)?.entry, valueAt(read.data, at)) ?? '');
}

export function fieldAt(read: ReadFile, at: ContentPath): Field | undefined {
  let fields = cache.get(read);
  if (!fields) {
    fields = new Map(fieldsOfFile(read).map((field) => [JSON.stringify(field.at), field]));
    cache.set(read, fields);
  }
  return fields.get(JSON.stringify(at));
}

/** The name of an entry, and the names that other changes give it: a member of a committee is called as on the staff list. */
function currentNames(name: string, changes: readonly Change[]): string[] {
  const seen = (value: Value) => withoutInvisible(String(value ?? ''));
  return [
    name,
    ...changes.flatMap(({ was, becomes }) => (seen(was) === name && becomes !== null ? [seen(becomes)] : [])),
  ];
}

/** The key of a field, or the one to which another change has renamed it, for example the id of a fee. */
function currentKey(parent: object, key: string, changes: readonly Change[]): string {
  if (Object.hasOwn(parent, key)) return key;
  const renamed = changes.find(
    ({ was, becomes }) => was === key && typeof becomes === 'string' && Object.hasOwn(parent, becomes),
  );
  return renamed ? String(renamed.becomes) : key;
}

/** A paragraph is known by its text. Without that text it is the one at its place. */
function locateParagraph(read: ReadFile, { paragraph = 0 }: Place, values: readonly Value[]): Located | undefined {
  const paragraphs = paragraphsOf(read.body);
  const isMeant = (text: string | undefined) => text !== undefined && values.includes(text);
  const index = isMeant(paragraphs[paragraph]) ? paragraph : paragraphs.findIndex(isMeant);
  const found = index < 0 ? paragraph : index;
  const value = paragraphs[found];
  return value === undefined ? undefined : { read, paragraph: found, value };
}
