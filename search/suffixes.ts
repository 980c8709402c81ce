import type { Language } from '../words/languages';
import type { SearchRules } from '../words/language';
import { searchIn } from '../words/search-rules';

/*
 * Endings of words. They are taken off one after the other, the longest first, as long as three letters stay, so that a word is
 * found in any of its forms. A sign of a vowel counts as a letter.
 */

const inEachLanguage = <Value>(of: (words: SearchRules) => Value) =>
  Object.fromEntries(Object.entries(searchIn).map(([code, words]) => [code, of(words)])) as Record<Language, Value>;

const SUFFIXES = inEachLanguage(({ endings }) => [...endings].sort((a, b) => b.length - a.length));

const WHOLE = inEachLanguage(({ whole }) => new Set(whole));

/** In every language: a visitor asks in whichever they think. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  Object.values(searchIn).flatMap(({ questionWords }) => questionWords.flatMap((words) => words.split(' '))),
);

/** The words of a question that say what is asked; all of them, if none does. @param words folded */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const said = words.filter((word) => !STOP_WORDS.has(word));
  return said.length > 0 ? said : words;
}

const FEWEST_LETTERS = 3;

/** A folded word without its endings. */
export function stemOf(word: string, language: Language): string {
  if (WHOLE[language].has(word)) return word;
  for (const suffix of SUFFIXES[language])
    if (word.endsWith(suffix) && word.length - suffix.length >= FEWEST_LETTERS)
      return stemOf(word.slice(0, -suffix.length), language);
  return word;
}
