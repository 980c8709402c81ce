import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { splitMarkdown } from '../../model/reading/content-place';
import { readSiteContent } from '../../model/reading/read-site-content';
import { contentFileKinds } from './content-files';
import { jsonSchemaText } from './json-schema';

const read = (file: string) => readFileSync(path.join('content', file), 'utf8');

test.each(contentFileKinds)('content/.schemas/$name.json is what the schema gives now', (kind) => {
  const file = `.schemas/${kind.name}.json`;
  expect(read(file), 'The content model has changed. Run: npm run schemas').toBe(jsonSchemaText(kind));
});

test('no other schemas lie there', () => {
  expect(readdirSync('content/.schemas').sort()).toEqual(contentFileKinds.map(({ name }) => `${name}.json`).sort());
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
  const schemas = new Map(
    contentFileKinds.map((kind) => [
      kind.name,
      z.fromJSONSchema(JSON.parse(jsonSchemaText(kind)) as z.core.JSONSchema.JSONSchema),
    ]),
  );

  test.each(files)('finds nothing wrong with $file', ({ name, file }) => {
    const text = read(file);
    const value: unknown = parse(file.endsWith('.md') ? (splitMarkdown(text)?.frontMatter ?? '') : text);
    expect(schemas.get(name)?.safeParse(value)).toMatchObject({ success: true });
  });

  test('marks a misspelt field and a text where a number belongs', () => {
    const classes = schemas.get('classes');
    const fees = { heads: [{ id: 'yearly', label: 'Yearly fee', paid: 'yearly' }] };
    const names = { label: 'Grade 1', labelInMarathi: 'इयत्ता पहिली' };
    const entry = { ...names, ageFrom: 6, ageTo: 7, fees: { yearly: 31800 }, seats: 80, description: 'x' };
    expect(classes?.safeParse({ fees, classes: [entry] }).success).toBe(true);
    expect(classes?.safeParse({ fees, classes: [{ ...entry, seat: 80 }] }).success).toBe(false);
    expect(classes?.safeParse({ fees, classes: [{ ...entry, fees: { yearly: '31,800' } }] }).success).toBe(false);
  });
});
