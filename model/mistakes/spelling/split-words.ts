import { type Language, languages } from '../../../words/languages';

/** A letter of a word. Latin letters are excluded, because “pre- and post-” is correct English. */
const LETTER = String.raw`(?:(?![\x00-\x7F])[\p{L}\p{M}])`;
const LETTERS = `${LETTER}+`;

/** A placeholder for a name. Other placeholders can be numbers, after which an ending may be a separate word. */
const NAME = String.raw`\{\{(?:\w+Name|town)\}\}`;

/** Finds words in two pieces, “सातवी पर्यंत” or “पालक- शिक्षक”: YAML turns a line break inside a word into a space. */
export function splitWords(text: string, language: Language): { found: string; meant: string }[] {
  let split = splits.get(language);
  if (!split) splits.set(language, (split = splitIn(language)));
  return [...text.matchAll(split)].map(([found]) => ({
    found: found.replace(/\s+/g, ' '),
    meant: found.replace(/\s+/g, ''),
  }));
}

/** Compiled once, since a school has thousands of texts. */
const splits = new Map<Language, RegExp>();

function splitIn(language: Language): RegExp {
  const { joined } = languages[language];
  const ending = joined.length > 0 ? `\\s+(?:${joined.join('|')})(?![\\p{L}\\p{M}])` : undefined;
  const afterWord = [`-\\s+${LETTERS}`, ...(ending ? [ending] : [])].join('|');
  // The lookbehind keeps the search from beginning at every letter of a word.
  const inWord = `(?<!${LETTER})${LETTERS}(?:${afterWord})`;
  return new RegExp(ending ? `${inWord}|${NAME}${ending}` : inWord, 'gu');
}
