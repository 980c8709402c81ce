import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Language } from '../../words/languages';
import { nameField } from '../../model/concepts/entry-names';
import {
  annotationsOf,
  type ContentPath,
  type Field,
  fieldsOf,
  isWithin,
  possibleFieldsOf,
  valueAt,
} from '../../model/concepts/fields';
import { inputOf } from '../../model/concepts/input-of';
import { fieldsOfDrawings } from '../../model/concepts/picture';
import { fieldsOfFiles } from '../../model/concepts/registry';
import type { ReadFile } from '../../model/concepts/site-content';
import type { FieldPlace } from '../../model/projections/fields/field-places';
import { namedEntries, type Reference, usesOf } from '../../model/projections/fields/references';
import { keyOf, type Target } from '../../model/projections/fields/target';
import { readWrittenText } from '../../model/reading/written-files';
import { contentText, EditedFile } from '../../model/writing/drafts';
import type { DraftChange, DraftContent } from './draft';
import { placeAt, placesIn } from './draft-places';
import { type EditedDraft, withEditedFile, withEdits } from './edit-draft';
import { canStayEmpty, otherNameOf } from './field-details';
import { fieldAt } from './entry-names';
import { elementOf, type EntryKind, formsOf, kindOf, kindsOf, type Schema, unwrapped } from './entry-kinds';
import { choicesOf } from './field-form';
import { withFactNames } from './filled-in';
import { isInternal } from './internal-fields';
import { placeOf } from './locate';
import { valueOf } from './value-of';

/** How a new entry begins. */
export interface NewEntry {
  /** Address of its list. */
  list: string;
  /** Index of the entry that it is like, in the draft. */
  like?: number | undefined;
  /** Name of its form, if it can have several. */
  kind?: string | undefined;
  /** Index of the entry in whose place it is put, to give that another form. */
  replaces?: number | undefined;
  /** Title of the group whose last entry it becomes. */
  group?: string | undefined;
}

/** A new entry before people have typed anything. */
interface MadeEntry {
  /** With the entry at the end of its list. */
  content: DraftContent;
  entry: unknown;
  file: string;
  at: ContentPath;
  fields: FieldPlace[];
  kinds: EntryKind[];
  kind: string | undefined;
  /** Titles of the groups of the list. */
  groups: readonly string[];
}

/** The field of a list, or of a group that may be absent. */
function fieldOf(address: string, content: DraftContent): { read: ReadFile; field: Field } | undefined {
  const { file, at = [] } = placeOf(address);
  const read = content.files.find((each) => each.file === file);
  const field = read && fieldAt(read, at);
  return field && { read, field };
}

function listOf(address: string, content: DraftContent) {
  const found = fieldOf(address, content);
  const element = found && elementOf(found.field);
  const others: unknown[] = Array.isArray(found?.field.value) ? found.field.value : [];
  return element && { ...found, element, others };
}

/** An entry with empty values for all that it needs. @param kind name of its form @param other an entry of the same list */
function blankOf(given: Schema, kind?: string, other?: unknown): unknown {
  const schema = unwrapped(given);
  if (annotationsOf(schema).picture) return drawingLike(schema, other);
  const forms = formsOf(schema);
  if (forms.length > 0) {
    const { schema: form, value, name } = forms.find((each) => each.name === kind) ?? forms[0]!;
    const blank = blankOf(form, undefined, other) as Record<string, unknown>;
    return value ? { ...blank, [value[0]]: value[1] } : { ...blank, [name]: blank[name] ?? '' };
  }
  if (schema instanceof z.ZodObject) {
    const needed = Object.entries<Schema>(schema.shape).filter(([, each]) => !isOptional(each));
    return Object.fromEntries(needed.map(([key, each]) => [key, blankOf(each, undefined, valueAt(other, [key]))]));
  }
  // As many texts as the other entry has.
  if (schema instanceof z.ZodArray)
    return Array.isArray(other) && other.every((each) => typeof each === 'string') ? other.map(() => '') : [];
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodUnion) return blankOf(schema.options[0] as Schema);
  return '';
}

/** A drawing until there is a photo: of the same subject as another one, but not the same. */
function drawingLike(schema: Schema, other: unknown): unknown {
  const known = fieldsOf(schema, other ?? {}).find(({ at }) => at.join() === 'illustration')?.value;
  const themes = possibleFieldsOf(schema, { illustration: '' }).find(({ at }) => at.join() === 'illustration');
  const [first] = themes?.schema instanceof z.ZodEnum ? themes.schema.options : [];
  return { illustration: known ?? first ?? '', seed: 1 + Math.floor(Math.random() * 10_000) };
}

function isOptional(schema: Schema): boolean {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

/** A copy without its days, ids and marks of samples: those are of one entry only. */
function copyOf(schema: Schema, entry: unknown): unknown {
  const copy = structuredClone(entry);
  for (const { at, schema: of, isOptional: canBeAbsent, unique } of fieldsOf(schema, entry).toReversed()) {
    const isOfOne = inputOf(of) === 'date' || inputOf(of) === 'id' || unique !== undefined;
    if (!isOfOne && at.at(-1) !== 'sample') continue;
    const parent = valueAt(copy, at.slice(0, -1)) as Record<string | number, unknown> | undefined;
    const key = at.at(-1)!;
    if (!parent || Array.isArray(parent)) continue;
    if (canBeAbsent || key === 'sample') delete parent[key];
    else parent[key] = '';
  }
  return copy;
}

/** A new entry at the end of its list, with the fields that it needs, then those that most others have; undefined without a list. */
export function withNewEntry(
  { list, like, kind, replaces }: NewEntry,
  content: DraftContent,
  language: Language,
): MadeEntry | undefined {
  const found = listOf(list, content);
  if (!found) return undefined;
  const { read, field, element, others } = found;
  const { file } = read;
  const index = others.length;
  const at = [...field.at, index];
  const model = like === undefined ? undefined : others[like];
  const kinds = kindsOf(element, language);
  const chosen = kind ?? kindOf(element, model ?? others.at(-1)) ?? kinds[0]?.name;
  const sibling = others.findLast((each) => kindOf(element, each) === chosen);
  const made =
    replaces !== undefined
      ? converted(element, others[replaces], chosen)
      : model === undefined
        ? blankOf(element, chosen, sibling)
        : copyOf(element, model);
  const target = new EditedFile(file, contentText(content, file));
  target.insert(field.at, index, made);
  const text = target.toString();
  const files = content.files.map((each) => (each.file === file ? readWrittenText(file, text)! : each));
  const withIt = { ...content, files, drafts: new Map([...content.drafts, [file, text]]) };
  const places = placesIn(file, withIt, language).filter((place) => place.at && isWithin(place.at, at));
  const columns = new Set(
    placesIn(file, content, language).flatMap((place) =>
      place.at && isWithin(place.at, field.at) && place.value !== null ? [place.at.slice(at.length).join('/')] : [],
    ),
  );
  const isNeeded = (place: FieldPlace) => !canStayEmpty(place, withIt);
  const isAsked = (place: FieldPlace) => isNeeded(place) || columns.has(place.at!.slice(at.length).join('/'));
  const asked = places.filter(
    (place) => !isInternal(place) && !fieldsOfDrawings.includes(place.at!.at(-1)) && isAsked(place),
  );
  return {
    content: withIt,
    entry: valueAt(target.data, at),
    file,
    at,
    fields: asked.toSorted((one, other) => Number(isNeeded(other)) - Number(isNeeded(one))),
    kinds,
    kind: chosen,
    groups: chosen === 'group' ? [] : groupTitles(others),
  };
}

/** What people have typed into the form of a new entry. @param typed path from the entry to each field → its text */
export function typedEntry({ content, file, at, fields }: MadeEntry, typed: ReadonlyMap<string, string>): unknown {
  const target = new EditedFile(file, content.drafts.get(file)!);
  for (const place of fields) {
    const text = typed.get(place.at!.slice(at.length).join('/'));
    if (text === undefined) continue;
    target.set(
      place.at!,
      valueOf(place, withFactNames(text, content.files), 'en', choicesOf(place, content.files, 'en')) ?? undefined,
    );
  }
  return valueAt(target.data, at);
}

/**
 * Adds an entry to its list: where its day or time belongs if the list is in their order, else after another one, at the end of a group, or
 * at the end.
 *
 * @returns with the address of the entry, unless its form was sent before; undefined if there is no such list
 */
export function withEntry(
  content: DraftContent,
  list: string,
  given: unknown,
  { like, group }: Pick<NewEntry, 'like' | 'group'> = {},
): { edited: EditedDraft; address?: string } | undefined {
  const found = listOf(list, content);
  if (!found) return undefined;
  const { read, field, element, others } = found;
  // The form was sent twice.
  const isAdded = ({ file, kind, path, becomes }: DraftChange) =>
    file === read.file &&
    kind === 'added' &&
    isWithin(path, field.at) &&
    isDeepStrictEqual(typedIn(element, becomes), typedIn(element, given));
  if (content.changes.some(isAdded)) return { edited: new Map() };
  const entry = withIds(element, given, content);
  const wanted = placeByTime(element, entry, others) ?? (like === undefined ? endOfGroup(others, group) : like + 1);
  const index = Math.min(wanted, others.length);
  return {
    edited: withEditedFile(content, read.file, (target) => target.insert(field.at, index, entry)),
    address: `${list}/${index}`,
  };
}

/** The titles of the groups of a list of people. */
export function groupTitles(entries: readonly unknown[]): string[] {
  return entries.map((each) => valueAt(each, ['group'])).filter((each) => typeof each === 'string');
}

/** Index behind the last entry of a group; of the list, if there is no such group. */
function endOfGroup(entries: readonly unknown[], title: string | undefined): number {
  const start = title === undefined ? -1 : entries.findIndex((each) => valueAt(each, ['group']) === title);
  const next = entries.findIndex((each, index) => index > start && valueAt(each, ['group']) !== undefined);
  return start < 0 || next < 0 ? entries.length : next;
}

/** The values that people type: an entry gets its id and its drawing by itself. */
function typedIn(schema: Schema, entry: unknown): unknown[] {
  return fieldsOf(schema, entry)
    .filter(({ at, schema: of }) => inputOf(of) !== 'id' && !fieldsOfDrawings.includes(at.at(-1)))
    .flatMap(({ at, value }) => (typeof value === 'object' ? [] : [[at, value]]));
}

/** Gives an entry ids from its name, which nobody types. */
function withIds(schema: Schema, given: unknown, { files }: DraftContent): unknown {
  if (typeof given !== 'object') return given;
  const entry = structuredClone(given);
  const fields = fieldsOf(schema, entry);
  const { entry: name } = fields[0] ?? {};
  const at = nameField(name, entry);
  for (const { at: path, schema: of, value, unique, names } of fields) {
    if (inputOf(of) !== 'id' || value !== '') continue;
    const isAlike = (each: Field) =>
      (unique !== undefined && each.unique === unique) || (names !== undefined && each.names === names);
    const used = new Set(fieldsOfFiles(files).flatMap((each) => (isAlike(each) ? [each.value] : [])));
    const parent = valueAt(entry, path.slice(0, -1)) as Record<string, unknown>;
    const named = at && valueAt(entry, at);
    parent[path.at(-1)!] = idFor(typeof named === 'string' ? named : '', of, used);
  }
  return entry;
}

function idFor(name: string, schema: Schema, used: ReadonlySet<unknown>): string {
  const words: string[] =
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const letters = words.join('-').slice(0, 60);
  const accepts = (id: string) => !used.has(id) && (schema as z.ZodType).safeParse(id).success;
  for (const base of [letters, letters.replaceAll('-', '_'), 'new', 'entry'])
    for (const id of [base, ...Array.from({ length: used.size + 1 }, (_, count) => `${base}-${count + 2}`)])
      if (accepts(id)) return id;
  return letters;
}

/** Where an entry belongs in a list that is in the order of days, or of times. */
function placeByTime(schema: Schema, entry: unknown, others: readonly unknown[]): number | undefined {
  const isOfTime = (of: Schema) => inputOf(of) === 'date' || inputOf(of) === 'time';
  const field = fieldsOf(schema, entry).find((each) => isOfTime(each.schema) && each.at.length === 1);
  const days = others.map((each) => (field ? valueAt(each, field.at) : undefined));
  if (!field || days.length === 0 || !days.every((day) => typeof day === 'string')) return undefined;
  const isSorted = days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= day);
  const later = days.findIndex((day) => day > String(field.value));
  return !isSorted ? undefined : later < 0 ? days.length : later;
}

/** The places outside of an entry that refer to it, or to an entry in it: it can't be removed without them. */
export function usesOfEntry(address: string, { files }: DraftContent): Reference[] {
  const { file, at = [] } = placeOf(address);
  const isInside = (place: { file: string; at: ContentPath }) => place.file === file && isWithin(place.at, at);
  const named = namedEntries(files);
  const isOnlyOne = (entry: Target) => named.filter((each) => keyOf(each) === keyOf(entry)).length === 1;
  return named
    .filter((each) => each.at.length > 0 && isInside(each) && isOnlyOne(each))
    .flatMap((each) => usesOf(files, each))
    .filter((each) => !isInside(each) && each.ifUnknown !== 'nothing');
}

/** Removes an entry of a list, a paragraph, or a group that may be absent. */
export function withoutEntry(content: DraftContent, address: string): EditedDraft | undefined {
  const { file, at, paragraph = 0, paragraphs = 1 } = placeOf(address);
  const isWholeFile = at?.length === 0;
  if (isWholeFile || !content.files.some((each) => each.file === file)) return undefined;
  return withEditedFile(content, file, (target) => {
    if (at) return target.remove(at);
    for (let count = 0; count < paragraphs; count += 1) target.remove(['text', paragraph]);
  });
}

/** @param to index of the entry after the move */
export function withMovedEntry(content: DraftContent, address: string, to: number): EditedDraft | undefined {
  const { file, at = [] } = placeOf(address);
  const list = at.slice(0, -1);
  const read = content.files.find((each) => each.file === file);
  const entries = read && valueAt(read.data, list);
  const from = Number(at.at(-1));
  if (!Array.isArray(entries) || to < 0 || to >= entries.length || to === from) return undefined;
  return withEditedFile(content, file, (target) => target.move(list, from, to));
}

/** Puts an entry, which has another form, in the place of one. @param list its address @param index of the entry that it replaces */
export function withReplacedEntry(
  content: DraftContent,
  list: string,
  index: number,
  entry: unknown,
): EditedDraft | undefined {
  const { file, at = [] } = placeOf(list);
  const exists = content.files.some((read) => read.file === file && valueAt(read.data, [...at, index]) !== undefined);
  return exists ? withEditedFile(content, file, (target) => target.set([...at, index], entry)) : undefined;
}

/** An entry with another form. What both forms have, it keeps. */
function converted(schema: Schema, entry: unknown, kind: string | undefined): unknown {
  const form = formsOf(schema).find(({ name }) => name === kind);
  if (!form || typeof entry !== 'object' || entry === null) return entry;
  const known = Object.keys((form.schema as z.ZodObject).shape);
  const kept = Object.entries(entry).filter(([key]) => known.includes(key) && key !== form.value?.[0]);
  return { ...(blankOf(schema, kind) as object), ...Object.fromEntries(kept) };
}

/** Adds a group that is absent, such as the banner, with what it said when it was last on the website. */
export function withGroup(content: DraftContent, address: string, textsBefore: TextsBefore): EditedDraft | undefined {
  const found = fieldOf(address, content);
  if (!found || found.field.value !== undefined) return undefined;
  const { file } = found.read;
  const published = content.published.filter((each) => each.file === file).map(({ data }) => data);
  const earlier = [...published, ...textsBefore(file).map((text) => readWrittenText(file, text)?.data)];
  const last = earlier.map((data) => valueAt(data, found.field.at)).find((value) => value !== undefined);
  return withEditedFile(content, file, (target) => target.set(found.field.at, last ?? blankOf(found.field.schema)));
}

/** Gives a person whose name was changed the new name in all other places, too. @param address of the name */
export function withSamePerson(content: DraftContent, address: string): EditedDraft | undefined {
  const place = placeAt(address, content, 'en');
  const other = place && otherNameOf(place, content, 'en');
  if (!other) return undefined;
  const uses = usesOf(content.files, { kind: 'staff', name: other.name }).filter(({ isInText }) => !isInText);
  return withEdits(
    content,
    uses.map(({ file, at }) => ({ file, at, value: place.value })),
  );
}

/** Takes the mark of a sample from an entry: it is true now. */
export function withoutSampleMark(content: DraftContent, address: string): EditedDraft | undefined {
  const { file, at = [] } = placeOf(address);
  return withEditedFile(content, file, (target) => target.remove([...at, 'sample']));
}

/** Earlier texts of a content file, the newest first. */
export type TextsBefore = (file: string) => readonly string[];

/** What can be done with an entry, a group or a name. */
export const entryActions: Readonly<
  Record<string, (content: DraftContent, address: string, textsBefore: TextsBefore) => EditedDraft | undefined>
> = {
  up: (content, address) => withMovedEntry(content, address, indexOf(address) - 1),
  down: (content, address) => withMovedEntry(content, address, indexOf(address) + 1),
  top: (content, address) => withMovedEntry(content, address, 0),
  remove: withoutEntry,
  'is true': withoutSampleMark,
  'put up': withGroup,
  'same person': withSamePerson,
};

export function indexOf(address: string): number {
  return Number(placeOf(address).at?.at(-1));
}
