import type { Language } from '../words/languages';
import type { SearchRules } from '../words/language';
import { searchIn } from '../words/search-rules';

/*
 * Stemming: strips endings repeatedly, longest first, while three letters stay. A vowel sign counts as a letter.
 */

const inEachLanguage = <Value>(of: (words: SearchRules) => Value) =>
  Object.fromEntries(Object.entries(searchIn).map(([code, words]) => [code, of(words)])) as Record<Language, Value>;

const SUFFIXES = inEachLanguage(({ endings }) => [...endings].sort((a, b) => b.length - a.length));

const WHOLE = inEachLanguage(({ whole }) => new Set(whole));

/** Stop words of all languages, because visitors mix them. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  Object.values(searchIn).flatMap(({ questionWords }) => questionWords.flatMap((words) => words.split(' '))),
);

/** Drops stop words, unless nothing else is left. @param words folded */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const said = words.filter((word) => !STOP_WORDS.has(word));
  return said.length > 0 ? said : words;
}

const MIN_STEM_LETTERS = 3;

/** The stem of a folded word. */
export function stemOf(word: string, language: Language): string {
  if (WHOLE[language].has(word)) return word;
  for (const suffix of SUFFIXES[language])
    if (word.endsWith(suffix) && word.length - suffix.length >= MIN_STEM_LETTERS)
      return stemOf(word.slice(0, -suffix.length), language);
  return word;
}
