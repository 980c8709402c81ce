/** The languages in which the interface can speak: each has a file of its words beside this one. */
export const languages = {
  en: { name: 'English', tag: 'en-IN', script: 'latin' },
  mr: { name: 'मराठी', tag: 'mr-IN', script: 'devanagari' },
  hi: { name: 'हिंदी', tag: 'hi-IN', script: 'devanagari' },
} as const;

/** Language subtag of BCP 47, as `lang` and addresses have it. */
export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];

/** In which digits a school shows languages of Devanagari script. */
export type Digits = 'latin' | 'devanagari';

/** @param digits of the school; Latin if it says nothing */
export function hasDevanagariDigits(digits: Digits | undefined, language: Language): boolean {
  return digits === 'devanagari' && languages[language].script === 'devanagari';
}

/** For `Intl`, always in Latin digits: `digits.ts` makes others of them where they are shown. */
export function localeOf(language: Language): string {
  return `${languages[language].tag}-u-nu-latn`;
}
