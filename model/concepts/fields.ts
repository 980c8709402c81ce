import { z } from 'zod';
import { ownValue } from '../../forms/own-value';
import type { Language } from '../../words/languages';
import type { Rule, RuleWithoutValues } from '../../words/mistakes';
import { type FieldWords, fieldWordsIn } from '../../words/words';
import type { Input } from './input';
import type { PictureSlot } from './picture-frames';

/** Keys and indexes that lead from the root to a value. */
export type ContentPath = readonly (string | number)[];

/** The value at a path of the content; `undefined` if there is none. */
export function valueAt(root: unknown, at: ContentPath): unknown {
  return at.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    root,
  );
}

/** Whether a path leads to a place, or into it. */
export function isWithin(at: ContentPath, place: ContentPath): boolean {
  return place.every((key, index) => at[index] === key);
}

/** The kinds of things that a field of the content can refer to. */
export type ReferenceKind =
  | 'screen'
  | 'page'
  | 'document'
  | 'committee'
  | 'rules'
  | 'form'
  | 'staff'
  | 'class'
  | 'fee'
  | 'question'
  /** A question above the field in its form, with answers to choose from. */
  | 'list'
  | 'answer'
  | 'designation'
  | 'photo'
  | 'photo-folder'
  | 'scan'
  | 'language'
  | 'fact';

/** A condition on a value, at a path from the root of its file, or on a field beside the annotated one. */
export interface Condition {
  field: string | ContentPath;
  /** The kind of file that has the field; if absent, the same file. */
  inKind?: string;
  /** The choice of the annotated field that has the condition; if absent, every value has it. */
  choice?: string;
  /** The values that meet it; if absent, any value does. */
  isOneOf?: readonly unknown[];
  /** The rule that a field breaks against this condition; without one, only an editor uses it. */
  rule?: RuleWithoutValues;
}

/** The name of a kind of entry in `fieldWords`. */
export type EntryName = keyof FieldWords;

/** Facts about a field that a zod schema can't express. Checks, translations and pictures find their fields by these annotations. */
export interface FieldAnnotations {
  /** Set if the value is the address of a screen, or the id of an entry in another file. */
  refersTo?: ReferenceKind;
  /** What an unknown name is, if not an error. */
  ifUnknown?: 'warning' | 'nothing';
  /** Set for an object whose keys are names of such entries. */
  keysReferTo?: ReferenceKind;
  /** Set if the value is the name by which others refer to its entry. */
  names?: ReferenceKind;
  /** What a person enters, if the type of the schema does not show it. */
  input?: Input;
  /** Without this condition the field has no effect. */
  shownIf?: Condition;
  /** With this condition the field is needed. */
  requiredIf?: Condition;
  /** The fields beside it whose day, time or age comes before that of this one. */
  isAfter?: readonly { field: string; canBeEqual?: boolean }[];
  /** Set for an address of this site; pages in other languages prefix it with their code. */
  isAddress?: true;
  /** Values must be unique across the content among fields with this label, for example `id of a committee`. */
  unique?: string;
  /** Set if another file may have the same unique value. */
  isUniqueInFile?: true;
  /** Text for visitors: translated, may contain `{{name}}`, and its length is checked after placeholders are filled in. */
  text?: {
    kind: 'line' | 'markdown';
    minLetters?: number;
    maxLetters?: number;
    /** Set for a text that has its own language on every page, so that it is never translated. */
    isInOtherLanguage?: true;
  };
  /** Set for an answer that a form sends as written; only its label is translated. */
  isFixed?: true;
  /** The slot in which the value, a picture, is shown. */
  picture?: PictureSlot;
  /** Name of an entry with fields, by which `words/` has the words of its fields. */
  entry?: EntryName;
  /** Set for a year from this one to the current one. */
  yearSince?: number;
  /** Set for a day that is today or before. */
  isUntilToday?: true;
  /** The name of the field in earlier releases, which schools may still use. */
  formerly?: string;
  /** Set for an entry in one of several forms: for each form, the name of a field that no other form has. */
  forms?: readonly string[];
}

/** Annotations by schema. zod gives a schema the annotations of the one it was derived from, for example by `regex()`. */
const registry = z.registry<FieldAnnotations>();

/** Cache of lookups in the registry: each walks a chain of parents, which is too slow for every field of every file. */
const cache = new WeakMap<z.core.$ZodType, FieldAnnotations>();

export function annotationsOf(schema: z.core.$ZodType): FieldAnnotations {
  let annotations = cache.get(schema);
  if (!annotations) cache.set(schema, (annotations = registry.get(schema) ?? {}));
  return annotations;
}

/** The name of a field in earlier releases, if it was renamed. */
export function formerName(schema: z.core.$ZodType): string | undefined {
  return annotationsOf(schema instanceof z.ZodOptional ? schema.unwrap() : schema).formerly;
}

/** What a field is called and for. */
export interface WordsOfField {
  label: string;
  help?: string;
  example?: string;
  /** Value of each choice → its name. */
  choices?: Readonly<Record<string, string>>;
  /** What it means that there is no value. */
  absent?: string;
  /** Where visitors see it, if that differs from other values of its file. */
  shown?: string;
  /** What an entry with this field is, if entries of its list can be several things. */
  kind?: string;
}

/** The words of a field in a language. @returns undefined for keys that the school chooses, such as the id of a fee */
export function wordsOfField(entry: EntryName, field: string, language: Language): WordsOfField | undefined {
  const words = ownWordsOfField(entry, field, language);
  return words && { ...words, example: words.example ?? ownWordsOfField(entry, field, 'en')?.example };
}

function ownWordsOfField(entry: EntryName, field: string, language: Language): WordsOfField | undefined {
  const { common, ...entries } = fieldWordsIn[language];
  const words: Readonly<Record<string, WordsOfField>> = { ...common, ...entries[entry as keyof typeof entries] };
  return ownValue(words, field);
}

/** Copies a schema and adds annotations to the copy. */
export function annotate<Schema extends z.ZodType>(schema: Schema, annotations: FieldAnnotations): Schema {
  const copy = schema.clone();
  registry.add(copy, { ...registry.get(schema), ...annotations });
  return copy;
}

/** What our schemas add to an issue of zod. */
export interface IssueParams {
  /** The rule that a contradiction breaks. */
  rule?: Rule;
  values?: object;
  /** The fields of an entry with an unknown one. */
  known?: readonly string[];
  /** For an entry in one of several forms: the field that each of them has. */
  forms?: readonly string[];
}

/** Adds facts to the issues of a schema: zod calls this to make their message. */
export function issueWith(params: IssueParams) {
  return {
    error(issue: z.core.$ZodRawIssue): undefined {
      if (issue.code === 'unrecognized_keys' || issue.code === 'invalid_union') Object.assign(issue, { params });
    },
  };
}

/** A schema for an entry in one of several forms. Each key of `forms` is a field that only that form has. */
export function oneOf<Forms extends Record<string, z.ZodObject>>(forms: Forms) {
  const names = Object.keys(forms);
  const union = z.union(Object.values(forms) as Forms[keyof Forms][], issueWith({ forms: names }));
  return annotate(union, { forms: names });
}

/** A value of the content with the annotations of its field. */
export interface Field extends FieldAnnotations {
  schema: z.core.$ZodType;
  /** Set if the field can be absent. */
  isOptional?: true;
  value: unknown;
  at: ContentPath;
}

/** Every field and entry of the data, parents before children. Data that its schema rejects has the fields that it can have. */
export function fieldsOf(schema: z.core.$ZodType, data: unknown): Field[] {
  return possibleFieldsOf(schema, data).filter(({ value }) => value !== undefined);
}

/** The fields of the data, and those it leaves out, whose value is `undefined`. */
export function possibleFieldsOf(schema: z.core.$ZodType, data: unknown): Field[] {
  const fields: Field[] = [];
  addFields(schema, data, [], fields);
  return fields.flatMap((field) => [field, ...absentKeys(field, fields)]);
}

/** The fields that a list by key leaves out: one for each entry to which its keys can refer, such as the kinds of fees. */
function absentKeys({ schema, keysReferTo, at, value }: Field, fields: readonly Field[]): Field[] {
  if (!keysReferTo || !(schema instanceof z.ZodRecord)) return [];
  const { valueType } = schema;
  return fields.flatMap((each) => {
    const { names, value: key } = each;
    if (names !== keysReferTo || typeof key !== 'string' || Object.hasOwn(value ?? {}, key)) return [];
    return [{ ...annotationsOf(valueType), schema: valueType, isOptional: true, value: undefined, at: [...at, key] }];
  });
}

function addFields(schema: z.core.$ZodType, data: unknown, at: ContentPath, fields: Field[], isOptional?: true): void {
  if (schema instanceof z.ZodOptional) return addFields(schema.unwrap(), data, at, fields, true);
  const annotations = { ...annotationsOf(schema), ...(isOptional && { isOptional }) };
  if (data === null || typeof data !== 'object') return void fields.push({ ...annotations, schema, value: data, at });
  const form = formOf(schema, (field) => (data as Record<string, unknown>)[field]);
  fields.push({ ...annotations, ...(form && annotationsOf(form)), schema, value: data, at });
  addInside(form ?? schema, data, at, fields);
}

/** The form of an entry that has one of several. @param get the value of a field of the entry */
export function formOf(schema: z.core.$ZodType, get: (field: string) => unknown): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def;
    return (schema.options as z.ZodObject[]).find(
      ({ shape }) => (shape[discriminator] as z.ZodType).safeParse(get(discriminator)).success,
    );
  }
  const { forms = [] } = annotationsOf(schema);
  const index = forms.findIndex((field) => get(field) !== undefined);
  return schema instanceof z.ZodUnion ? schema.options[index] : undefined;
}

function addInside(schema: z.core.$ZodType, data: object, at: ContentPath, fields: Field[]): void {
  const entries = data as Record<string, unknown>;
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Readonly<Record<string, z.core.$ZodType>>;
    for (const [key, each] of Object.entries(shape)) addFields(each, entries[key], [...at, key], fields);
  } else if (schema instanceof z.ZodArray) {
    for (const [index, each] of (Array.isArray(data) ? (data as unknown[]) : []).entries())
      addFields(schema.element, each, [...at, index], fields);
  } else if (schema instanceof z.ZodRecord && !Array.isArray(data)) {
    for (const [key, each] of Object.entries(entries)) addFields(schema.valueType, each, [...at, key], fields);
  }
}
