import { en } from './en/language.ts';
import { hi } from './hi/language.ts';
import type { LanguageFolder } from './language.ts';
import { mr } from './mr/language.ts';
import type { Script } from './scripts/script.ts';

/** The languages in which a site can speak. All that a language is stands in its folder. */
export const languages = { en, mr, hi } as const satisfies Record<string, LanguageFolder>;

/** Language subtag of BCP 47, as `lang` and addresses have it. */
export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];

export function scriptOf(language: Language): Script {
  return languages[language].script;
}

/** Each once. */
export const scripts: readonly Script[] = [...new Set(languageCodes.map(scriptOf))];

/** In which digits a school shows the languages of a script that has its own. */
export type Digits = (typeof languages)[Language]['script']['name'];

/** What a school can choose; Latin first. */
export const digitNames = ['latin', ...scripts.flatMap(({ name, digits }) => (digits ? [name] : []))] as [
  Digits,
  ...Digits[],
];

/** How CLDR calls the digits of a language. @param digits of the school @returns undefined where they are Latin */
export function numberingOf(digits: Digits | undefined, language: Language): string | undefined {
  const script = scriptOf(language);
  return script.name === digits ? script.digits?.numberingSystem : undefined;
}

/** For `Intl`, always in Latin digits: `digits.ts` makes others of them where they are shown. */
export function localeOf(language: Language): string {
  return `${languages[language].tag}-u-nu-latn`;
}

/** In which checks, commands and logs speak. */
export const messageLanguage: Language = 'en';
