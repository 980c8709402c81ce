/*
 * How words are compared that people type: in their own script, in Latin letters, and one script for the other. Every key is made
 * the same way of what stands on a page and of what is typed.
 */

import { inLatinDigits } from '../words/digits';
import { searchIn } from '../words/search-rules';

const ZERO_WIDTH = /[\u200B-\u200D\u2060\uFEFF]/g;
/** Accents of Latin letters, once they stand apart. */
const ACCENTS = /[\u0300-\u036F]/g;
const LETTERS = new Set(Object.values(searchIn).flatMap(({ letters }) => letters ?? []));

/** A text in letters of which each stands for all of its spellings. */
export function foldLetters(text: string): string {
  let folded = text.normalize('NFKD').replace(ZERO_WIDTH, '').replace(ACCENTS, '');
  for (const { alike } of LETTERS) for (const [spelling, letters] of alike) folded = folded.replace(spelling, letters);
  return inLatinDigits(folded).toLowerCase();
}

/** Signs of vowels are no letters to Unicode: a split at what is no letter would take words to pieces. */
const WORD = /[\p{L}\p{M}\u200B-\u200D]+|\p{N}+(?:,\p{N}+)*/gu;

/** The words of a text as they stand in it; a number with commas is one. */
export function wordsOf(text: string): string[] {
  return placedWords(text).map(({ word }) => word);
}

/** The words of a text, and where each begins and ends in it. */
export function placedWords(text: string): { word: string; from: number; to: number }[] {
  return [...text.matchAll(WORD)].map(({ 0: match, index }) => ({
    word: match.replace(ZERO_WIDTH, ''),
    from: index,
    to: index + match.length,
  }));
}

const MOST_WORDS_OF_A_SLUG = 4;

/**
 * The first words of a heading as the last part of an address, without numbers: `common-holidays` of “Common holidays 2026-27”.
 * Empty where the heading has no letter.
 */
export function slugOf(heading: string): string {
  const words = wordsOf(foldLetters(heading)).filter((word) => /\p{L}/u.test(word));
  return words.slice(0, MOST_WORDS_OF_A_SLUG).join('-');
}

/** A folded word in Latin letters alone. */
function inLatin(word: string): string {
  let latin = word;
  for (const { toLatin } of LETTERS) latin = toLatin(latin);
  return latin.replace(/[^a-z0-9]/g, '');
}

/** Spellings that stand for one sound, in the order in which they are made alike. */
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
  // An ending that the stem has lost, too.
  [/(..)[aeiou]+$/, '$1'],
];

/** What a folded word sounds like, whichever script it is in: “shulk” and “शुल्क” are one. */
export function phoneticKey(word: string): string {
  return SOUNDS.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), inLatin(word));
}
