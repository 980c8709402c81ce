import { type Language, languages } from '../../../words/languages';

/** A piece of a word. Latin letters are excluded, because “pre- and post-” is correct English. */
const LETTERS = String.raw`(?:(?![\x00-\x7F])[\p{L}\p{M}])+`;

/** A placeholder for a name. Other placeholders can be numbers, after which an ending may be a separate word. */
const NAME = String.raw`\{\{(?:\w+Name|town)\}\}`;

/** Finds words in two pieces, “सातवी पर्यंत” or “पालक- शिक्षक”: YAML turns a line break inside a word into a space. */
export function splitWords(text: string, language: Language): { found: string; meant: string }[] {
  const endings = languages[language].joined.map((ending) => `(?:${LETTERS}|${NAME})\\s+${ending}(?![\\p{L}\\p{M}])`);
  const split = new RegExp([`${LETTERS}-\\s+${LETTERS}`, ...endings].join('|'), 'gu');
  return [...text.matchAll(split)].map(([found]) => ({
    found: found.replace(/\s+/g, ' '),
    meant: found.replace(/\s+/g, ''),
  }));
}
