import { expect, test } from 'vitest';
import { z } from 'zod';
import { annotationsOf } from './fields';
import { inputOf } from './input-of';
import { fileKinds } from './registry';

interface NamedField {
  name: string;
  schema: z.core.$ZodType;
}

/** Every field of every kind of file, once for each object that has it. */
function everyField(): NamedField[] {
  const fields: NamedField[] = [];
  const seen = new Set<z.core.$ZodType>();
  for (const [kind, { schema }] of Object.entries(fileKinds)) add(schema, kind);
  return fields;

  function add(schema: z.core.$ZodType, name: string): void {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return add(schema.unwrap(), name);
    if (seen.has(schema)) return;
    seen.add(schema);
    if (schema instanceof z.ZodArray) return addField(`${name}[]`, schema.element);
    if (schema instanceof z.ZodRecord) return addField(`${name}{}`, schema.valueType);
    if (schema instanceof z.ZodUnion) for (const option of schema.options) add(option, name);
    if (!(schema instanceof z.ZodObject)) return;
    const { entry = name } = annotationsOf(schema);
    const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
    for (const [key, each] of Object.entries(shape)) addField(`${entry}.${key}`, each);
  }

  function addField(name: string, schema: z.core.$ZodType): void {
    fields.push({ name, schema });
    if (inputOf(schema) !== 'sample-mark') add(schema, name);
  }
}

test('every field has an input', () => {
  const without = everyField().filter(({ schema }) => !inputOf(schema));
  expect(without.map(({ name }) => name)).toEqual([]);
});
