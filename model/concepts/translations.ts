import { z } from 'zod';
import { type Language, languageCodes } from '../../words/languages';
import { annotate } from './fields';
import { exactly, record } from './record';

/** An optional field for each language. */
function inEachLanguage<Schema extends z.ZodType>(schema: Schema): Record<Language, z.ZodOptional<Schema>> {
  return Object.fromEntries(languageCodes.map((code) => [code, schema.optional()])) as Record<
    Language,
    z.ZodOptional<Schema>
  >;
}

const segment = annotate(z.string().regex(/\S/), { input: 'long-text' });

/**
 * `content/<file>.translations.yaml`: translations of the texts of that file.
 *
 * `was` has, for each language whose translation is older than the text, the text that it translates:
 * `{ en: B, was: { mr: A, hi: A }, mr: …, hi: … }`. Confirming one language deletes its key. A single `was` for all languages
 * couldn't tell which are confirmed, nor that one was confirmed between two changes.
 */
export const translationsSchema = record('translations', {
  texts: z.array(
    exactly('translation', {
      ...inEachLanguage(segment),
      was: exactly('earlierText', inEachLanguage(segment)).optional(),
    }),
  ),
});

export type Translations = z.output<typeof translationsSchema>;
export type TranslatedText = Translations['texts'][number];

export type TranslatedFile = Translations & {
  /** For example `screens/our-mission.translations.yaml`. */
  file: string;
};

const ENDING = '.translations.yaml';

/** The file with the translations of a file: `screens/our-mission.md` → `screens/our-mission.translations.yaml`. */
export function translationsFile(file: string): string {
  return file.replace(/\.(md|yaml)$/, ENDING);
}

/** The text of a translation file without entries. @param file its path in the content folder */
export function emptyTranslations(file: string): string {
  const up = '../'.repeat(file.split('/').length - 1) || './';
  return `# yaml-language-server: $schema=${up}.schemas/translations.json\ntexts: []\n`;
}

export function isTranslationsFile(file: string): boolean {
  return file.endsWith(ENDING);
}

export const GLOSSARY_FILE = 'glossary.yaml';

const termWords = z.array(annotate(z.string().regex(/\S/), { input: 'text' })).min(1);

/** `content/glossary.yaml`: the school’s terms in each language. A school with one language needs none. */
export const glossarySchema = record('glossary', {
  terms: z.array(exactly('term', inEachLanguage(termWords))),
  avoided: z
    .array(
      exactly('avoidedTerm', {
        ...inEachLanguage(termWords),
        instead: termWords,
      }),
    )
    .default([]),
});

export type Glossary = z.output<typeof glossarySchema>;
