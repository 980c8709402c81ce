import { once } from '../../app/once';
import { withoutInvisible } from '../../forms/invisible-characters';
import { nameOfEntry } from '../../model/concepts/entry-names';
import { type ContentPath, type Field, valueAt } from '../../model/concepts/fields';
import { possibleFieldsOfFile } from '../../model/concepts/registry';
import type { ReadFile } from '../../model/concepts/site-content';

/** Files don't change once they are read. */
const cache = new WeakMap<ReadFile, ReadonlyMap<string, Field>>();

/** The name of an entry, as forms post it: without invisible characters. Entries without a name are only known by their place. */
export function nameAt(read: ReadFile, at: ContentPath, data = read.data, there = at): string {
  return withoutInvisible(nameOfEntry(fieldAt(read, at)?.entry, valueAt(data, there)) ?? '');
}

/** The field at a path, which may be absent. */
export function fieldAt(read: ReadFile, at: ContentPath): Field | undefined {
  const fieldsByPath = () => new Map(possibleFieldsOfFile(read).map((field) => [JSON.stringify(field.at), field]));
  return once(cache, read, fieldsByPath).get(JSON.stringify(at));
}
