import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Language, languageCodes } from '../../words/languages';
import { fieldWordsIn, fileWordsIn } from '../../words/words';
import { annotationsOf, type WordsOfField } from './fields';
import { inputOf } from './input-of';
import { fileKinds } from './registry';

interface SchemaField {
  /** `entry.field`, as in `words/`. */
  name: string;
  schemas: z.core.$ZodType[];
}

/** Every field that a content file can have, in all forms of its entries. Keys that the school chooses are none. */
const fields = new Map<string, SchemaField>();
const visited = new Set<z.core.$ZodType>();
for (const { schema } of Object.values(fileKinds)) visit(schema);

function visit(schema: z.core.$ZodType): void {
  if (visited.has(schema)) return;
  visited.add(schema);
  for (const each of inside(schema)) visit(each);
  if (!(schema instanceof z.ZodObject)) return;
  const { entry } = annotationsOf(schema);
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  for (const [field, below] of Object.entries(shape)) {
    const name = `${field === 'sample' ? 'common' : entry}.${field}`;
    const known = fields.get(name) ?? { name, schemas: [] };
    fields.set(name, { name, schemas: [...known.schemas, below] });
    visit(below);
  }
}

/** Schemas of the same value, or of the values of a list. */
function inside(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return [schema.def.innerType];
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion) return [...schema.options];
  return [];
}

/** The schemas of the single values of a field. */
function valuesOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const below = inside(schema);
  return below.length > 0 ? below.flatMap(valuesOf) : [schema];
}

/** A field, and the entries of its lists; the mark of samples is one tick. */
function enteredIn(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (inputOf(schema) === 'sample-mark') return [schema];
  const isList = schema instanceof z.ZodArray || schema instanceof z.ZodRecord;
  return [schema, ...inside(schema).flatMap((each) => enteredIn(each).slice(isList ? 0 : 1))];
}

/** The choices of a field that need names; a field with a single choice may have a name for it. */
function choicesOf({ schemas }: SchemaField, isNamed: boolean): unknown[] {
  return schemas.flatMap(valuesOf).flatMap((each): unknown[] => {
    if (each instanceof z.ZodEnum) return each.options;
    return each instanceof z.ZodLiteral && isNamed ? [...each.values] : [];
  });
}

/** The words of every field by `entry.field`. */
function wordsOf(language: Language): Map<string, WordsOfField> {
  return new Map(
    Object.entries(fieldWordsIn[language]).flatMap(([entry, words]) =>
      Object.entries(words as Record<string, WordsOfField>).map(
        ([field, each]) => [`${entry}.${field}`, each] as const,
      ),
    ),
  );
}

/** What one reads of a field. */
function textsOf({ label, help, choices = {}, shown, kind }: WordsOfField): string[] {
  return [label, help, shown, kind, ...Object.values(choices)].filter((text) => text !== undefined);
}

/** Words about the layout of files, which people who fill in a form don’t know. */
const layoutWords: Readonly<Record<Language, RegExp>> = {
  en: /^(lines?|quotes?|quotation|brackets?|files?|ya?ml|keys?|fields?)$/i,
  mr: /^(ओळ(ी|ीत|ींत|ींचा|ीचा)?|अवतरण.*|कंस.*|फा[इई]ल.*|ya?ml)$/i,
  hi: /^(पंक्ति.*|लाइन.*|उद्धरण.*|कोष्ठक.*|फ\u{93c}?ाइल.*|ya?ml)$/iu,
};

test('every field has an input', () => {
  const without = [...fields.values()].filter(({ schemas }) => !schemas.flatMap(enteredIn).every(inputOf));
  expect(without.map(({ name }) => name)).toEqual([]);
});

test.each(languageCodes)('every field and every choice has a name, and no others have: %s', (language) => {
  const words = wordsOf(language);
  expect([...words.keys()].sort()).toEqual([...fields.keys()].sort());
  for (const [name, field] of fields) {
    const { label, choices } = words.get(name)!;
    expect(label, name).toMatch(/\S/);
    expect.soft(new Set(Object.keys(choices ?? {})), name).toEqual(new Set(choicesOf(field, choices !== undefined)));
    expect(Object.values(choices ?? {}).every(Boolean), name).toBe(true);
  }
  expect(Object.keys(fileWordsIn[language]).sort()).toEqual(Object.keys(fileKinds).sort());
});

test.each(languageCodes)(
  'the fields of an entry, and the choices of a field, have names of their own: %s',
  (language) => {
    const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) < index);
    const labels = Object.entries(fieldWordsIn[language]).flatMap(([entry, words]) =>
      twice(Object.values(words as Record<string, WordsOfField>).map(({ label }) => label)).map((label) => [
        entry,
        label,
      ]),
    );
    const choices = [...wordsOf(language)].flatMap(([name, each]) =>
      twice(Object.values(each.choices ?? {})).map((choice) => [name, choice]),
    );
    expect([...labels, ...choices]).toEqual([]);
  },
);

test.each(languageCodes)('explains the same fields as in English: %s', (language) => {
  const parts = (of: Language) =>
    [...wordsOf(of)].map(([name, { example: _, ...words }]) => [name, ...Object.keys(words).sort()]);
  expect(parts(language)).toEqual(parts('en'));
});

test.each(languageCodes.filter((code) => code !== 'en'))('has no example twice, nor one of its own: %s', (language) => {
  const inEnglish = wordsOf('en');
  const found = [...wordsOf(language)].filter(([name, { example }]) => {
    const english = inEnglish.get(name)?.example;
    return example !== undefined && (english === undefined || example === english);
  });
  expect(found).toEqual([]);
});

test.each(languageCodes)('explains fields without the layout of files: %s', (language) => {
  const found = [...wordsOf(language)].flatMap(([name, words]) =>
    textsOf(words).flatMap((text) => {
      const wrong = (text.match(/`|\[\]|[\p{L}\p{M}]+/gu) ?? []).find(
        (word) => /^(`|\[\])$/.test(word) || layoutWords[language].test(word),
      );
      return wrong ? [`${name}: ${wrong}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test.each(languageCodes)('an example is accepted: %s', (language) => {
  const refused = [...wordsOf(language)].flatMap(([name, { example }]) => {
    const values = fields.get(name)?.schemas.flatMap(valuesOf) ?? [];
    if (example === undefined || values.some((each) => each instanceof z.ZodObject)) return [];
    const isAccepted = values.some((each) =>
      [example, Number(example)].some((value) => z.safeParse(each, value).success),
    );
    return isAccepted ? [] : [`${name}: ${example}`];
  });
  expect(refused).toEqual([]);
});
