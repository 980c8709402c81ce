import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { glossarySchema } from '../../model/concepts/translations';
import { termsOf } from '../../model/checks/check-terms';
import { sentenceOf } from '../../model/mistakes/words/content-error';
import { splitWords } from '../../model/mistakes/spelling/split-words';
import { type Language, languageCodes, languages } from '../../words/languages';

const [first, ...others] = languageCodes;
const glossary = glossarySchema.parse(parse(readFileSync('content/glossary.yaml', 'utf8')));

/**
 * Every text in a value, with its path. For functions, it returns the texts in their source, since a call would show one
 * branch only.
 */
function textsIn(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function')
    return [
      [
        at,
        String(value)
          .match(/`[^`]*`|'[^']*'|"[^"]*"/g)
          ?.join(' ') ?? '',
      ],
    ];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => textsIn(below, `${at}.${key}`));
}

/** The texts of the interface. We leave out the words of the search, which include words to avoid. */
function interfaceTexts(language: Language) {
  return textsIn({ ...languages[language], search: undefined });
}

/** What people say in an office, where the site writes the words of the glossary. */
const spokenInOffice: readonly [RegExp, string][] = [
  [/(?<!\p{L})फी/gu, 'शुल्क'],
  [/ऑफिस/g, 'कार्यालय'],
];
const textsOfOffice = /^\.(office|mistake|field|file)Words\./;

/** @param source the English text whose terms the translation must use; empty if there is none */
function wrongTerms(language: Language, at: string, source: string, text: string): string[] {
  const terms = termsOf(glossary, first, language)(source.replace(/\$\{[^}]*\}|npm run .*/g, ''), text);
  const found = terms.map((each) => sentenceOf(each, 'en'));
  return [...found, ...splitWords(text, language).map((each) => each.found)].map((each) => `${at}: ${each}`);
}

function inWritten(text: string): string {
  return spokenInOffice.reduce((all, [spoken, written]) => all.replace(spoken, written), text);
}

test.each(others)('the interface uses the terms of the glossary: %s', (language) => {
  const sources = new Map(interfaceTexts(first));
  expect(
    interfaceTexts(language).flatMap(([at, text]) => {
      const written = textsOfOffice.test(at) ? inWritten(text) : text;
      return wrongTerms(language, at, sources.get(at) ?? '', written);
    }),
  ).toEqual([]);
});

test.each(others)('a new school contains no word that the glossary avoids: %s', (language) => {
  const written = readdirSync('commands/new-school/translations').flatMap((file) => {
    const yaml = readFileSync(path.join('commands/new-school/translations', file), 'utf8');
    const { texts } = parse(yaml) as { texts: Partial<Record<Language, string>>[] };
    return texts.map((text): [string, string] => [file, text[language] ?? '']);
  });
  expect(written.flatMap(([at, text]) => wrongTerms(language, at, '', text))).toEqual([]);
});

test('finds texts in functions', () => {
  expect(textsIn({ waiting: (count: number) => (count > 0 ? `${count} प्रतीक्षेत` : 'नाही') })).toEqual([
    ['.waiting', '`${count} प्रतीक्षेत` "नाही"'],
  ]);
});
