import { en } from './en/language.ts';
import { hi } from './hi/language.ts';
import type { LanguageFolder } from './language.ts';
import { mr } from './mr/language.ts';
import type { Script } from './scripts/script.ts';

/** The languages a site can have. Each is defined in its folder. */
export const languages = { en, mr, hi } as const satisfies Record<string, LanguageFolder>;

/** BCP 47 language subtag, as in `lang` and in addresses. */
export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];

export function scriptOf(language: Language): Script {
  return languages[language].script;
}

/** All scripts, without duplicates. */
export const scripts: readonly Script[] = [...new Set(languageCodes.map(scriptOf))];

/** The digits that a school can choose for languages whose script has its own. */
export type Digits = (typeof languages)[Language]['script']['name'];

/** The digits that a school can choose, Latin first. */
export const digitNames = ['latin', ...scripts.flatMap(({ name, digits }) => (digits ? [name] : []))] as [
  Digits,
  ...Digits[],
];

/** CLDR numbering system of a language. @param digits of the school @returns undefined for Latin digits */
export function numberingOf(digits: Digits | undefined, language: Language): string | undefined {
  const script = scriptOf(language);
  return script.name === digits ? script.digits?.numberingSystem : undefined;
}

/** Locale for `Intl`, always with Latin digits; `digits.ts` converts them for display. */
export function localeOf(language: Language): string {
  return `${languages[language].tag}-u-nu-latn`;
}
