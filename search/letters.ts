/*
 * Keys for comparing words across spellings and scripts. Pages and queries get their keys from the same functions.
 */

import { inLatinDigits } from '../words/digits';
import { searchIn } from '../words/search-rules';

const ZERO_WIDTH = /[\u200B-\u200D\u2060\uFEFF]/g;
/** Accents of Latin letters, in text whose letters are decomposed (NFKD). */
const ACCENTS = /[\u0300-\u036F]/g;
const LETTERS = new Set(Object.values(searchIn).flatMap(({ letters }) => letters ?? []));

/** Folds a text, so that spelling variants of a word become equal. */
export function foldLetters(text: string): string {
  let folded = text.normalize('NFKD').replace(ZERO_WIDTH, '').replace(ACCENTS, '');
  for (const { alike } of LETTERS) for (const [spelling, letters] of alike) folded = folded.replace(spelling, letters);
  return inLatinDigits(folded).toLowerCase();
}

/** A word or a number. Words include marks (`\p{M}`), because Unicode doesn't count vowel signs as letters. */
const WORD = /[\p{L}\p{M}\u200B-\u200D]+|\p{N}+(?:,\p{N}+)*/gu;

/** The words of a text; a number with commas is one word. */
export function wordsOf(text: string): string[] {
  return placedWords(text).map(({ word }) => word);
}

/** The words of a text with their offsets. */
export function placedWords(text: string): { word: string; from: number; to: number }[] {
  return [...text.matchAll(WORD)].map(({ 0: match, index }) => ({
    word: match.replace(ZERO_WIDTH, ''),
    from: index,
    to: index + match.length,
  }));
}

const MAX_SLUG_WORDS = 4;

/**
 * Slug of a heading, without numbers: `common-holidays` for “Common holidays 2026-27”. Empty if the heading has no letters.
 */
export function slugOf(heading: string): string {
  const words = wordsOf(foldLetters(heading)).filter((word) => /\p{L}/u.test(word));
  return words.slice(0, MAX_SLUG_WORDS).join('-');
}

/** Transliterates a folded word to Latin letters. */
function inLatin(word: string): string {
  let latin = word;
  for (const { toLatin } of LETTERS) latin = toLatin(latin);
  return latin.replace(/[^a-z0-9]/g, '');
}

/** Replacements that unify spellings of a sound, in this order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/([kgjtdb])h/g, '$1'],
  [/sh/g, 's'],
  [/ch+/g, 'c'],
  [/ck|q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|ii|iy|ei/g, 'i'],
  [/oo/g, 'u'],
  [/n(?=[pb])/g, 'm'],
  [/(.)\1+/g, '$1'],
  // Drops final vowels and “ya”, since stems have lost them, too: “suttya” is सुट्ट्या, whose stem is that of सुट्टी.
  [/(..)y?[aeiou]+$/, '$1'],
];

/** Phonetic key of a folded word in any script: “shulk” and “शुल्क” have the same. */
export function phoneticKey(word: string): string {
  return SOUNDS.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), inLatin(word));
}
