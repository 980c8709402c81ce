import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { splitMarkdown } from '../../model/mistakes/places/content-place';
import { fileKinds } from '../../model/concepts/registry';
import { readSiteContent } from '../../model/reading/read-site-content';
import { jsonSchemaText } from './json-schema';

const read = (file: string) => readFileSync(path.join('content', file), 'utf8');

const schemaTexts = Object.fromEntries(Object.keys(fileKinds).map((name) => [name, jsonSchemaText(name)]));

test('content/.schemas has the schema of each kind of file, and no other', () => {
  const written = readdirSync('content/.schemas').map((file) => [path.parse(file).name, read(`.schemas/${file}`)]);
  expect(Object.fromEntries(written), 'Run: npx tsx commands/schemas/write-schemas.ts').toEqual(schemaTexts);
});

const files = readSiteContent().files.map(({ file, kind }) => ({ file, name: kind }));

test('every content file is of exactly one kind', () => {
  const present = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(yaml|md)$/.test(file) && !file.endsWith('README.md'),
  );
  expect(files.map(({ file }) => file).sort()).toEqual(present.sort());
});

test.each(files.filter(({ file }) => file.endsWith('.yaml')))(
  '$file names its schema in a comment',
  ({ name, file }) => {
    const depth = file.split('/').length - 1;
    const schema = `${depth === 0 ? './' : '../'.repeat(depth)}.schemas/${name}.json`;
    expect(read(file).split('\n')).toContain(`# yaml-language-server: $schema=${schema}`);
  },
);

describe('an editor', () => {
  // Ajv reads draft 7 of JSON Schema, as the YAML language server does, and has nothing to do with zod, which wrote the schemas.
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const schemas = new Map(Object.entries(schemaTexts).map(([name, text]) => [name, ajv.compile(JSON.parse(text))]));
  const faultsIn = (name: string, value: unknown) => {
    const validate = schemas.get(name);
    validate?.(value);
    return validate?.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? [];
  };

  test.each(files)('finds nothing wrong with $file', ({ name, file }) => {
    const text = read(file);
    const value: unknown = parse(file.endsWith('.md') ? (splitMarkdown(text)?.frontMatter ?? '') : text);
    expect(schemas.has(name)).toBe(true);
    expect(faultsIn(name, value)).toEqual([]);
  });

  test('marks a misspelt field and a text where a number belongs', () => {
    const fees = { heads: [{ id: 'yearly', label: 'Yearly fee', paid: 'yearly' }] };
    const names = { label: 'Grade 1', labelInOtherLanguage: 'इयत्ता पहिली' };
    const entry = { ...names, ageFrom: 6, ageTo: 7, fees: { yearly: 31800 }, seats: 80, description: 'x' };
    expect(faultsIn('classes', { fees, classes: [entry] })).toEqual([]);
    expect(faultsIn('classes', { fees, classes: [{ ...entry, seat: 80 }] })).toEqual([
      '/classes/0 must NOT have additional properties',
    ]);
    expect(faultsIn('classes', { fees, classes: [{ ...entry, fees: { yearly: '31,800' } }] })).toEqual([
      '/classes/0/fees/yearly must be integer',
    ]);
  });
});
