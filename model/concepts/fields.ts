import { z } from 'zod';
import type { PicturePlace } from './picture-frames';

/** Keys and indexes that lead to a value, from the outside in. */
export type ContentPath = readonly (string | number)[];

/** The value to which a path leads, if there is one. */
export function valueAt(root: unknown, at: ContentPath): unknown {
  return at.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], root);
}

/** What a field can name. */
export type Referred = 'screen' | 'document' | 'committee' | 'rules' | 'form' | 'staff';

/** What the model knows of a field besides its form. Everything that looks through the content asks here. */
export interface FieldFacts {
  /** It holds the address of a screen, or the id of an entry that stands elsewhere. */
  refersTo?: Referred;
  /** It holds an address of this site, which other languages have below their own. */
  isAddress?: true;
  /** No two fields of this name hold the same: `id of a committee`. */
  unique?: string;
  /** People read it: it is translated, may mention facts as `{{name}}`, and has so many letters once they stand in it. */
  text?: {
    kind: 'line' | 'markdown';
    minLetters?: number;
    maxLetters?: number;
    /** It is in another language than its file, whatever that of the page: it is not translated. */
    isInOtherLanguage?: true;
  };
  /** It is sent as it stands, and translated only where it is shown. */
  isFixed?: true;
  /** It holds a picture, which stands in this place. */
  picture?: PicturePlace;
  /** It is one of several forms of an entry; each has a field that no other has. */
  forms?: readonly string[];
}

/** Inherited by a schema that is made from another, as `describe()` makes one. */
const fieldFacts = z.registry<FieldFacts>();

/** What is known of a schema never changes, and every field of every file asks for it. */
const factsOfSchemas = new WeakMap<z.core.$ZodType, FieldFacts>();

function factsOf(schema: z.core.$ZodType): FieldFacts {
  let facts = factsOfSchemas.get(schema);
  if (!facts) factsOfSchemas.set(schema, (facts = fieldFacts.get(schema) ?? {}));
  return facts;
}

/** A copy of a schema of which more is known. */
export function known<Schema extends z.ZodType>(schema: Schema, facts: FieldFacts): Schema {
  const copy = schema.clone();
  fieldFacts.add(copy, { ...fieldFacts.get(schema), ...facts });
  return copy;
}

/** An entry that has one of several forms, told apart by the field that only this form has. */
export function oneOf<Forms extends Record<string, z.ZodObject>>(forms: Forms, error: string) {
  const union = z.union(Object.values(forms) as Forms[keyof Forms][], { error });
  return known(union, { forms: Object.keys(forms) });
}

/** A value of the content, and what is known of its field. */
export interface Field extends FieldFacts {
  value: unknown;
  at: ContentPath;
}

/**
 * Every field and entry of checked content, from the outside in.
 *
 * @param data what `schema` has accepted
 */
export function fieldsOf(schema: z.core.$ZodType, data: unknown): Field[] {
  const fields: Field[] = [];
  addFields(schema, data, [], fields);
  return fields;
}

function addFields(schema: z.core.$ZodType, data: unknown, at: ContentPath, fields: Field[]): void {
  if (data === undefined) return;
  if (schema instanceof z.ZodOptional) return addFields(schema.unwrap(), data, at, fields);
  const facts = factsOf(schema);
  fields.push({ ...facts, value: data, at });
  if (data !== null && typeof data === 'object') addInside(schema, facts, data, at, fields);
}

function addInside(
  schema: z.core.$ZodType,
  { forms }: FieldFacts,
  data: object,
  at: ContentPath,
  fields: Field[],
): void {
  const entries = data as Record<string, unknown>;
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Readonly<Record<string, z.core.$ZodType>>;
    for (const [key, each] of Object.entries(shape)) addFields(each, entries[key], [...at, key], fields);
  } else if (schema instanceof z.ZodArray) {
    for (const [index, each] of (data as unknown[]).entries()) addFields(schema.element, each, [...at, index], fields);
  } else if (schema instanceof z.ZodRecord) {
    for (const [key, each] of Object.entries(entries)) addFields(schema.valueType, each, [...at, key], fields);
  } else if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def;
    const form = (schema.options as z.ZodObject[]).find(
      ({ shape }) => (shape[discriminator] as z.ZodType).safeParse(entries[discriminator]).success,
    );
    if (form) addInside(form, {}, data, at, fields);
  } else if (schema instanceof z.ZodUnion && forms) {
    const form = schema.options[forms.findIndex((field) => field in entries)];
    if (form) addInside(form, {}, data, at, fields);
  }
}
