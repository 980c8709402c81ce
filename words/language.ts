import type * as fields from './en/fields.ts';
import type * as mistakes from './en/mistakes.ts';
import type * as office from './en/office.ts';
import type * as en from './en/words.ts';
import type { Script } from './scripts/script.ts';

/** The texts of every language have the shape of the English ones. */
type Shape<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends (...values: infer Values) => unknown
    ? (...values: Values) => string
    : Words[Key] extends string
      ? string
      : Shape<Words[Key]>;
};

/** The words of fields. An example that is the same in every language is only beside the English label. */
type FieldsShape<Words> = {
  readonly [Entry in keyof Words]: {
    readonly [Field in keyof Words[Entry]]: Shape<Omit<Words[Entry][Field], 'example'>> & { readonly example?: string };
  };
};

/** The interface texts of a language, by where they are used. */
export type LanguageWords = Shape<typeof en & Omit<typeof fields, 'fieldWords'> & typeof office & typeof mistakes> & {
  readonly fieldWords: FieldsShape<typeof fields.fieldWords>;
};

/** Search rules for a script. The search applies them to text in NFKD without joiners. */
export interface SearchLetters {
  /** Replacements that unify spellings which people confuse, in the order in which they apply. */
  readonly alike: readonly (readonly [RegExp, string])[];
  /** Transliterates to Latin letters, roughly as people type who have no keyboard for the script. */
  readonly toLatin: (word: string) => string;
}

/** Search rules for a language. */
export interface SearchRules {
  /** Rules for the script of the language. Undefined for Latin, the script in which we compare words. */
  readonly letters: SearchLetters | undefined;
  /** Word endings that the search strips. A vowel sign counts as a letter. */
  readonly endings: readonly string[];
  /** Words whose endings stay, because without them they would be other words: “class” is not “clas”. */
  readonly whole: readonly string[];
  /** Stop words of questions, in any script, separated by spaces. They include “school”. */
  readonly questionWords: readonly string[];
}

/** Everything a language defines: the exports of `words/<code>/language.ts`. */
export interface LanguageFolder extends LanguageWords {
  /** Name of the language in that language. */
  readonly name: string;
  /** BCP 47 tag with region. */
  readonly tag: string;
  readonly script: Script;
  readonly search: SearchRules;
  /** Parts of the day as CLDR names them → as people say them before a time. Undefined where both are the same. */
  readonly dayPeriods?: Readonly<Record<string, string>>;
  /** Endings that must not be separated from their noun by a space. */
  readonly joined: readonly string[];
}
