/*
 * How words are compared that people type: in Devanagari, in Latin letters, and one script for the other. Every key is made the
 * same way of what stands on a page and of what is typed.
 */

const ZERO_WIDTH = /[\u200B-\u200D\u2060\uFEFF]/g;
/** Accents of Latin letters, and the nukta, once they stand apart. */
const ACCENTS = /[\u0300-\u036F\u093C]/g;
/** A nasal before a consonant of its own row, which many write as an anusvara: हिन्दी, हिंदी. */
const NASALS = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

/** A doubled consonant that was typed without the sign that joins the two: छुटटी, छुट्टी. */
const DOUBLED = /([क-ह])\1/g;

/** A text in letters of which each stands for all of its spellings. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ZERO_WIDTH, '')
    .replace(ACCENTS, '')
    .replaceAll('ँ', 'ं')
    .replace(NASALS, 'ं')
    .replace(DOUBLED, '$1्$1')
    .replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0966 + 0x30))
    .toLowerCase();
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

/** Devanagari → Latin. A consonant is spoken with an `a` where no sign of a vowel follows. */
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'ch', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 's', ष: 's', स: 's', ह: 'h' },
};
const VOWELS: Readonly<Record<string, string>> = {
  ...{
    अ: 'a',
    आ: 'a',
    इ: 'i',
    ई: 'i',
    उ: 'u',
    ऊ: 'u',
    ऋ: 'ri',
    ए: 'e',
    ऐ: 'ai',
    ऍ: 'a',
    ॲ: 'a',
    ऑ: 'o',
    ओ: 'o',
    औ: 'au',
  },
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'ai',
    'ॅ': 'a',
    'ॉ': 'o',
    'ो': 'o',
    'ौ': 'au',
  },
  '्': '',
};

/** A folded word in Latin letters, about as people write it who have no Devanagari on their phone. */
function inLatin(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, index) => {
      const consonant = CONSONANTS[letter];
      if (consonant !== undefined) return (letters[index + 1] ?? '') in SIGNS ? consonant : `${consonant}a`;
      if (letter === 'ं') return 'n';
      return VOWELS[letter] ?? SIGNS[letter] ?? (/[a-z0-9]/.test(letter) ? letter : '');
    })
    .join('');
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

/** What a folded word sounds like, whichever of the two scripts it is in: “shulk” and “शुल्क” are one. */
export function phoneticKey(word: string): string {
  return SOUNDS.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), inLatin(word));
}
