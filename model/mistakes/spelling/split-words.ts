import { type Language, languages } from '../../../words/languages';

/** A word in two pieces: YAML turns a line break inside it into a space. */
export interface SplitWord {
  found: string;
  meant: string;
}

/** Not Latin letters: “pre- and post-” is correct English. */
const LETTERS = String.raw`(?:(?![\x00-\x7F])[\p{L}\p{M}])+`;

/** Placeholders that are names. After a number an ending may be a separate word. */
const NAME = String.raw`\{\{(?:\w+Name|town)\}\}`;

/** Words with a space before their ending or after their hyphen: “सातवी पर्यंत”, “पालक- शिक्षक”. */
export function splitWords(text: string, language: Language): SplitWord[] {
  const endings = languages[language].joined.map((ending) => `(?:${LETTERS}|${NAME})\\s+${ending}(?![\\p{L}\\p{M}])`);
  const split = new RegExp([`${LETTERS}-\\s+${LETTERS}`, ...endings].join('|'), 'gu');
  return [...text.matchAll(split)].map(([found]) => ({
    found: found.replace(/\s+/g, ' '),
    meant: found.replace(/\s+/g, ''),
  }));
}
