import type * as en from './en/words.ts';
import type { Script } from './scripts/script.ts';

/** The words of a language have the shape of the English ones. */
type Shape<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends (...values: infer Values) => unknown
    ? (...values: Values) => string
    : Words[Key] extends string
      ? string
      : Shape<Words[Key]>;
};

/** What the interface says, by where it says it. */
export type LanguageWords = { readonly [Key in keyof typeof en]: Shape<(typeof en)[Key]> };

/** How a script is searched. Its letters have been decomposed (NFKD) and have no joiners. */
export interface SearchLetters {
  /** What is made alike in a word, in this order, before it is compared: spellings that people do not tell apart. */
  readonly alike: readonly (readonly [RegExp, string])[];
  /** In Latin letters, about as people write who do not have the script on their phone. */
  readonly toLatin: (word: string) => string;
}

/** How words of a language are searched. */
export interface SearchRules {
  /** Left undefined for Latin, in which every word is compared. */
  readonly letters: SearchLetters | undefined;
  /** Endings of words. A sign of a vowel counts as a letter. */
  readonly endings: readonly string[];
  /** Words that are another word without their ending: a room and a class, music and company, education and a teacher. */
  readonly whole: readonly string[];
  /** Words of a question that say nothing of what is asked, in whichever letters; the school is always meant. Parted by spaces. */
  readonly questionWords: readonly string[];
}

/** All that a language is: what `words/<code>/language.ts` exports. */
export interface LanguageFolder extends LanguageWords {
  /** By which its readers find it. */
  readonly name: string;
  /** BCP 47, with the country. */
  readonly tag: string;
  readonly script: Script;
  readonly search: SearchRules;
  /** Endings that are written in one word with a noun, where the language has such. */
  readonly joined: readonly string[];
}
