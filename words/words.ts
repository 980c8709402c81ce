import type { LanguageWords } from './language';
import { type Language, languageCodes, languages } from './languages';

export type Words = LanguageWords['words'];
export type AnswerWords = LanguageWords['answerWords'];
export type TableWords = LanguageWords['tableWords'];
export type DocumentWords = LanguageWords['documentWords'];
export type ServerWords = LanguageWords['serverWords'];
export type OfficeWords = LanguageWords['officeWords'];
export type FieldWords = LanguageWords['fieldWords'];

function inEveryLanguage<Key extends keyof LanguageWords>(key: Key): Readonly<Record<Language, LanguageWords[Key]>> {
  const entries = languageCodes.map((code) => [code, (languages[code] as LanguageWords)[key]]);
  return Object.fromEntries(entries) as Record<Language, LanguageWords[Key]>;
}

export const wordsIn = inEveryLanguage('words');
export const answerWordsIn = inEveryLanguage('answerWords');
export const feeWordsIn = inEveryLanguage('feeWords');
export const tableWordsIn = inEveryLanguage('tableWords');
export const factWordsIn = inEveryLanguage('factWords');
export const newsWordsIn = inEveryLanguage('newsWords');
export const documentWordsIn = inEveryLanguage('documentWords');
export const serverWordsIn = inEveryLanguage('serverWords');
export const officeWordsIn = inEveryLanguage('officeWords');
export const mistakeWordsIn = inEveryLanguage('mistakeWords');
export const fieldWordsIn = inEveryLanguage('fieldWords');
export const fileWordsIn = inEveryLanguage('fileWords');
