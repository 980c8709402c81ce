import { foldLetters, phoneticKey, wordsOf } from '../../../search/letters';

/** First characters of the keys, which no telephone number has. */
const written = 'w';
const sounding = 's';
/** First character of no key: keys of telephone numbers come before it. */
export const afterNumbers = ':';

/** Keys of all words of a name, for the index. */
export function nameKeys(name: string): string[] {
  return wordsOf(foldLetters(name))
    .filter((word) => /\p{L}/u.test(word))
    .flatMap((word) => [...spellingsOf(word).map((spelling) => written + spelling), ...soundsOf(word)]);
}

/** The words of a search, each with the ranges of keys that it stands for: words of names that begin or sound like it, in any script. */
export function rangesOf(typed: string): { from: string; to: string }[][] {
  return wordsOf(foldLetters(typed)).map((word) => [
    ...spellingsOf(word).map((start) => ({ from: written + start, to: `${written + start}\u{10FFFF}` })),
    ...soundsOf(word).map((sound) => ({ from: sound, to: `${sound}\u0001` })),
  ]);
}

/** A folded word, and how it begins in Latin letters. */
function spellingsOf(word: string): string[] {
  const latin = /^[a-z]/.test(word) ? '' : phoneticKey(word);
  return latin === '' ? [word] : [word, latin];
}

/**
 * The consonants of a folded word after its first letter. Vowels don't help: “Deshmukh” is देशमुख, which is read with an inherent vowel
 * after each consonant, and the same family writes Patil or Pateel.
 */
function soundsOf(word: string): string[] {
  const key = phoneticKey(word);
  const consonants = key.slice(1).replace(/[aeiouy]/g, '');
  return key === '' ? [] : [sounding + (key.slice(0, 1) + consonants).replace(/(.)\1+/g, '$1')];
}
