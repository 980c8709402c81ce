import { type Language, languages } from '../../../words/languages';

/** A word in two pieces, as YAML makes it of a line break inside. */
export interface SplitWord {
  found: string;
  meant: string;
}

/** Letters that are not Latin: “pre- and post-” is English. */
const LETTERS = String.raw`(?:(?![\x00-\x7F])[\p{L}\p{M}])+`;

/** Facts that are names. Behind a number an ending may stand apart. */
const NAME = String.raw`\{\{(?:\w+Name|town)\}\}`;

/** Words whose ending, or second half behind a hyphen, stands apart: “सातवी पर्यंत”, “पालक- शिक्षक”. */
export function splitWords(text: string, language: Language): SplitWord[] {
  const endings = languages[language].joined.map((ending) => `(?:${LETTERS}|${NAME})\\s+${ending}(?![\\p{L}\\p{M}])`);
  const split = new RegExp([`${LETTERS}-\\s+${LETTERS}`, ...endings].join('|'), 'gu');
  return [...text.matchAll(split)].map(([found]) => ({
    found: found.replace(/\s+/g, ' '),
    meant: found.replace(/\s+/g, ''),
  }));
}
