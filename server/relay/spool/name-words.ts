import { latinSpellings } from './arabic-letters';
import { foldLetters, phoneticKey, wordsOf } from '../../../search/letters';

/** Precede a word as it is written, and as it sounds. */
const written = ' w';
const sounding = ' s';
/** Precedes a word of Arabic letters as it sounds: its beginning is found, too, although its vowels are unknown. */
const soundingArabic = ' a';

/**
 * The words of names as a text that `patternsOf` matches. The search reads the texts of all submissions: with 50,000 of them that takes less
 * time than a person notices, and an index of the words would triple the work of storing a submission.
 */
export function nameWords(names: readonly string[]): string {
  const keys = names
    .flatMap(wordsWithLetters)
    .flatMap((word) => [
      ...spellingsOf(word).map((spelling) => written + spelling),
      ...soundsOf(word).map((sound) => sounding + sound),
      ...latinSpellings(word).flatMap((latin) => soundsOf(latin).map((sound) => soundingArabic + sound)),
    ]);
  return [...new Set(keys), ' '].join('');
}

/**
 * The words of a search, each with the texts of which one must be in the words of names: they begin or sound like it, in any script. Numbers
 * are left out, as in the words of names.
 */
export function patternsOf(typed: string): string[][] {
  return wordsWithLetters(typed).map((word) => [
    ...spellingsOf(word).map((start) => written + start),
    ...soundsOf(word).flatMap((sound) => [`${sounding}${sound} `, soundingArabic + sound]),
  ]);
}

function wordsWithLetters(text: string): string[] {
  return wordsOf(foldLetters(text)).filter((word) => /\p{L}/u.test(word));
}

/** A folded word, and how it begins in Latin letters. */
function spellingsOf(word: string): string[] {
  const latin = /^[a-z]/.test(word) ? '' : phoneticKey(word);
  return latin === '' ? [word] : [word, latin];
}

/**
 * The consonants of a folded word after its first letter. Vowels don't help: “Deshmukh” is देशमुख, which is read with an inherent vowel
 * after each consonant, and the same family writes Patil or Pateel. A word of Arabic letters has several.
 */
function soundsOf(word: string): string[] {
  const spellings = latinSpellings(word);
  const sounds = (spellings.length > 0 ? spellings : [word]).map((spelling) => {
    const key = phoneticKey(spelling);
    return (key.slice(0, 1) + key.slice(1).replace(/[aeiouy]/g, '')).replace(/(.)\1+/g, '$1');
  });
  return [...new Set(sounds)].filter((sound) => sound !== '');
}
