import { expect, test } from 'vitest';
import { z } from 'zod';
import { nameOfEntry } from '../../concepts/entry-names';
import { annotationsOf } from '../../concepts/fields';
import { inputOf } from '../../concepts/input-of';
import { fieldsOfFile, fileKinds } from '../../concepts/registry';
import { readWrittenFiles } from '../../reading/written-files';

/** Every field of every kind of file, once for each object that has it. */
const fields = new Map<string, z.core.$ZodType[]>();
const seen = new Set<z.core.$ZodType>();
for (const [kind, { schema }] of Object.entries(fileKinds)) visit(schema, kind);

function visit(schema: z.core.$ZodType, name: string): void {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return visit(schema.unwrap(), name);
  if (seen.has(schema)) return;
  seen.add(schema);
  if (schema instanceof z.ZodArray) add(`${name}[]`, schema.element);
  if (schema instanceof z.ZodRecord) add(`${name}{}`, schema.valueType);
  if (schema instanceof z.ZodUnion) for (const option of schema.options) visit(option, name);
  if (!(schema instanceof z.ZodObject)) return;
  const { entry = name } = annotationsOf(schema);
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  for (const [key, each] of Object.entries(shape)) add(`${entry}.${key}`, each);
}

function add(name: string, schema: z.core.$ZodType): void {
  fields.set(name, [...(fields.get(name) ?? []), schema]);
  if (inputOf(schema) !== 'sample-mark') visit(schema, name);
}

test('every field has an input', () => {
  const without = [...fields].filter(([, schemas]) => !schemas.every(inputOf)).map(([name]) => name);
  expect(without).toEqual([]);
});

test.each(['content', 'examples/kagaz-ki-nav', 'examples/pimpalpaan'])(
  'every entry of a list has a name in %s',
  (school) => {
    const entries = readWrittenFiles(school).flatMap((read) =>
      fieldsOfFile(read)
        .filter(({ at }) => typeof at.at(-1) === 'number')
        .map(({ entry, value, at }) => ({ file: read.file, at, name: nameOfEntry(entry, value) })),
    );
    expect(entries.filter(({ name }) => !name)).toEqual([]);
  },
);
