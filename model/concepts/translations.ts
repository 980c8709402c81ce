import { z } from 'zod';
import { languageCodes } from '../../words/languages';
import { exactly, record } from './record';

const wording = z.string().regex(/\S/, 'must be a text');

/** `content/<file>.translations.yaml`: translations of the texts of that file. */
export const translationsSchema = record({
  texts: z
    .array(
      exactly(Object.fromEntries(languageCodes.map((code) => [code, wording.optional()]))).describe(
        'One wording: first exactly as in the file, then in the other languages. Lines may break at other places.',
      ),
    )
    .describe('Every line of text and every paragraph of the file beside it that is translated, in any order.'),
});

export type Translations = z.output<typeof translationsSchema>;

export type TranslatedFile = Translations & {
  /** For example `screens/our-mission.translations.yaml`. */
  file: string;
};

const ENDING = '.translations.yaml';

/** The file with the translations of a file: `screens/our-mission.md` → `screens/our-mission.translations.yaml`. */
export function translationsFile(file: string): string {
  return file.replace(/\.(md|yaml)$/, ENDING);
}

export function isTranslationsFile(file: string): boolean {
  return file.endsWith(ENDING);
}

export const GLOSSARY_FILE = 'glossary.yaml';

const termWords = z.array(z.string().regex(/\S/)).min(1);

/** `content/glossary.yaml`: the school’s terms in each language. A school with one language needs none. */
export const glossarySchema = record({
  terms: z
    .array(exactly(Object.fromEntries(languageCodes.map((code) => [code, termWords.optional()]))))
    .describe(
      'One term per row. Where the first language has one of its words, a translation must have one of those beside it, or a word that begins with it.',
    ),
  avoided: z
    .array(
      exactly({
        ...Object.fromEntries(languageCodes.map((code) => [code, termWords.optional()])),
        instead: termWords.describe('What to write.'),
      }),
    )
    .default([])
    .describe('Words, or parts of words, that no translation into a language has.'),
});

export type Glossary = z.output<typeof glossarySchema>;
