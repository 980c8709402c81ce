import { titleOf } from '../../../words/india/titles';

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Initials of the first and the last name: “Mrs. Asha Kulkarni” → “AK”. In scripts without capitals they need full
 * stops to not read as a word: “श्रीमती रेहाना पठाण” → “रे. प.”. Titles and words that end with a full stop don't
 * count.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'));
  const names = words.slice(words.findIndex((word, index) => index === words.length - 1 || !titleOf(word)));
  const initials = [...new Set([names[0], names.at(-1)])].map((each = '') => firstLetter(each));
  const hasCapitals = /[\p{Lu}\p{Ll}]/u.test(name);
  return hasCapitals ? initials.join('').toUpperCase() : initials.map((letter) => `${letter}.`).join('\u00a0');
}

function firstLetter(name: string): string {
  for (const { segment } of letters.segment(name)) return segment;
  return '';
}
