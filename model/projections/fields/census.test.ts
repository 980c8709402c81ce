import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { nameOfEntry } from '../../concepts/entry-names';
import { annotationsOf } from '../../concepts/fields';
import { inputOf } from '../../concepts/input-of';
import { fieldsOfFile, fileKinds } from '../../concepts/registry';
import { filesBelow } from '../../reading/folder-files';
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

/**
 * Files that compare a name in the content with the names that exist. `unknownName` makes the facts of each such mistake, so its
 * users are all of them. Those of texts and of mails aren't fields of the schema: links, placeholders, and words of templates.
 */
const comparesNames = filesBelow('model').filter(
  (file) => !file.endsWith('.test.ts') && /[^n] unknownName\(/.test(readFileSync(path.join('model', file), 'utf8')),
);
const ofTexts = ['checks/text-links.ts', 'reading/mail-template.ts', 'reading/placeholders.ts'];
/** The one walk, and the choices of enumerations, which zod compares. */
const ofSchema = ['checks/check-fields.ts', 'mistakes/words/rule-of-issue.ts'];

describe('census', () => {
  const schools = ['content', 'examples/kagaz-ki-nav', 'examples/pimpalpaan'];
  const entries = schools.flatMap((school) =>
    readWrittenFiles(school).flatMap((read) =>
      fieldsOfFile(read)
        .filter(({ at }) => typeof at.at(-1) === 'number')
        .map(({ entry, value, at }) => ({ school, file: read.file, at, name: nameOfEntry(entry, value) })),
    ),
  );
  const all = [...fields].map(([name, schemas]) => ({ name, schemas }));
  const withInput = all.filter(({ schemas }) => schemas.every(inputOf));
  const references = all.filter(({ schemas }) =>
    schemas.some((schema) => {
      const { refersTo, keysReferTo } = annotationsOf(schema instanceof z.ZodOptional ? schema.unwrap() : schema);
      return refersTo ?? keysReferTo;
    }),
  );
  const elsewhere = comparesNames.filter((file) => ![...ofTexts, ...ofSchema].includes(file));
  const named = entries.filter(({ name }) => name);

  test('every field has an input, every reference is in the schema, and every entry of a list has a name', () => {
    console.table({
      'fields with an input': { all: all.length, have: withInput.length },
      'references in the schema': { all: references.length + elsewhere.length, have: references.length },
      'entries with a name': { all: entries.length, have: named.length },
    });
    expect(all.filter((each) => !withInput.includes(each)).map(({ name }) => name)).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect(entries.filter(({ name }) => !name)).toEqual([]);
  });
});
