import { z } from 'zod';
import type { Language } from '../../words/languages';
import { annotationsOf, type Field, formOf, valueAt, wordsOfField } from '../../model/concepts/fields';
import type { ReadFile } from '../../model/concepts/site-content';
import { fieldAt } from './entry-names';

/** A form that an entry can have, such as a person of the staff list or one from outside. */
export interface EntryKind {
  /** Name of a field that no other form has, or the value of the field that tells them apart. */
  name: string;
  label: string;
}

export type Schema = z.core.$ZodType;

/** The forms that an entry of a list can have, those that most of its entries have first. */
export function kindsOfList(list: Field, language: Language): EntryKind[] {
  const element = elementOf(list);
  if (!element) return [];
  const used = Array.isArray(list.value) ? list.value.map((each) => kindOf(element, each)) : [];
  const uses = ({ name }: EntryKind) => used.filter((each) => each === name).length;
  return kindsOf(element, language).toSorted((one, other) => uses(other) - uses(one));
}

export function elementOf({ schema }: Field): Schema | undefined {
  return schema instanceof z.ZodArray ? unwrapped(schema.element) : undefined;
}

export function unwrapped(schema: Schema): Schema {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrapped(schema.unwrap()) : schema;
}

/** The forms of which an entry has one. */
export function formsOf(schema: Schema): { name: string; schema: Schema; value?: [string, unknown] }[] {
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def;
    return (schema.options as z.ZodObject[]).flatMap((option) => {
      const field = option.shape[discriminator] as z.ZodLiteral | z.ZodEnum;
      const values = field instanceof z.ZodEnum ? field.options : [...field.values];
      return values.map((value) => ({
        name: String(value),
        schema: option,
        value: [discriminator, value] as [string, unknown],
      }));
    });
  }
  const { forms = [] } = annotationsOf(schema);
  return schema instanceof z.ZodUnion
    ? forms.map((name, index) => ({ name, schema: schema.options[index] as Schema }))
    : [];
}

/** The forms of the entries of a list, or of an entry. */
export function kindsOf(schema: Schema, language: Language): EntryKind[] {
  return formsOf(schema).map(({ name, schema: form, value }) => {
    const { entry } = annotationsOf(form);
    const words = entry && wordsOfField(entry, value ? value[0] : name, language);
    return { name, label: (value ? words?.choices?.[name] : (words?.kind ?? words?.label)) ?? name };
  });
}

/** The name of the form that an entry has. */
export function kindOf(schema: Schema, entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const form = formOf(schema, (field) => valueAt(entry, [field]));
  return formsOf(schema).find(
    (each) => each.schema === form && (!each.value || valueAt(entry, [each.value[0]]) === each.value[1]),
  )?.name;
}

/** The schema of an entry with all of its forms. */
export function unionOf(field: Field, read: ReadFile): Schema {
  const list = fieldAt(read, field.at.slice(0, -1));
  return (list && typeof field.at.at(-1) === 'number' && elementOf(list)) || unwrapped(field.schema);
}
