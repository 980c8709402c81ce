import { type Document, isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { type ContentPath, formerName, formOf } from '../concepts/fields';

/** A field that its file calls by a former name. */
export interface FormerName {
  /** Path to the field, with its name of today. */
  at: ContentPath;
  former: string;
  name: string;
}

/** Parsed files are kept, and renamed only once. */
const renamed = new WeakMap<Document, readonly FormerName[]>();

/** Gives the fields of a parsed file the names of today, as `formerly` in their schema says. @returns the fields that it renamed */
export function withoutFormerNames(schema: z.core.$ZodType, document: Document): readonly FormerName[] {
  let found = renamed.get(document);
  if (!found) renamed.set(document, (found = rename(schema, document.contents, [])));
  return found;
}

function rename(schema: z.core.$ZodType, node: unknown, at: ContentPath): FormerName[] {
  if (schema instanceof z.ZodOptional) return rename(schema.unwrap(), node, at);
  if (schema instanceof z.ZodArray && isSeq(node))
    return node.items.flatMap((each, index) => rename(schema.element, each, [...at, index]));
  if (!isMap(node)) return [];
  if (schema instanceof z.ZodObject) return renameFields(schema, node, at);
  if (schema instanceof z.ZodRecord)
    return node.items.flatMap(({ key, value }) => rename(schema.valueType, value, [...at, nameOf(key)]));
  const form = formOf(schema, (field) => node.get(field));
  return form ? rename(form, node, at) : [];
}

function renameFields({ shape }: z.ZodObject, entry: YAMLMap, at: ContentPath): FormerName[] {
  return Object.entries(shape as Readonly<Record<string, z.core.$ZodType>>).flatMap(([name, schema]) => {
    const former = formerName(schema);
    const isRenamed = former !== undefined && renameField(entry, former, name);
    const inside = rename(schema, entry.get(name, true), [...at, name]);
    return isRenamed ? [{ at: [...at, name], former, name }, ...inside] : inside;
  });
}

/** Renames a field of an entry, or adds its entries to those that the field of today already has. @returns whether it could */
function renameField(entry: YAMLMap, former: string, name: string): boolean {
  const pair = entry.items.find(({ key }) => nameOf(key) === former);
  if (!pair) return false;
  const today = entry.get(name, true);
  if (today === undefined) {
    if (isScalar(pair.key)) pair.key.value = name;
  } else if (isMap(today) && isMap(pair.value)) {
    today.items.push(...pair.value.items.filter(({ key }) => !today.has(key)));
    entry.delete(former);
  } else return false;
  const sample = entry.get('sample', true);
  for (const mark of isSeq(sample) ? sample.items : []) if (isScalar(mark) && mark.value === former) mark.value = name;
  return true;
}

function nameOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : '';
}
