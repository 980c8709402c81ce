import * as en from './en/words';
import * as hi from './hi/words';
import * as mr from './mr/words';
import type { Language } from './languages';

/** The words of a language have the shape of the English ones. */
type Shape<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends (...values: infer Values) => unknown
    ? (...values: Values) => string
    : Words[Key] extends string
      ? string
      : Shape<Words[Key]>;
};

export type Words = Shape<typeof en.words>;
export type AnswerWords = Shape<typeof en.answerWords>;
export type FeeWords = Shape<typeof en.feeWords>;
export type TableWords = Shape<typeof en.tableWords>;
export type FactWords = Shape<typeof en.factWords>;
export type NewsWords = Shape<typeof en.newsWords>;
export type DocumentWords = Shape<typeof en.documentWords>;
export type ServerWords = Shape<typeof en.serverWords>;

type InEveryLanguage<Words> = Readonly<Record<Language, Words>>;

export const wordsIn: InEveryLanguage<Words> = { en: en.words, mr: mr.words, hi: hi.words };
export const answerWordsIn: InEveryLanguage<AnswerWords> = {
  en: en.answerWords,
  mr: mr.answerWords,
  hi: hi.answerWords,
};
export const feeWordsIn: InEveryLanguage<FeeWords> = { en: en.feeWords, mr: mr.feeWords, hi: hi.feeWords };
export const tableWordsIn: InEveryLanguage<TableWords> = { en: en.tableWords, mr: mr.tableWords, hi: hi.tableWords };
export const factWordsIn: InEveryLanguage<FactWords> = { en: en.factWords, mr: mr.factWords, hi: hi.factWords };
export const newsWordsIn: InEveryLanguage<NewsWords> = { en: en.newsWords, mr: mr.newsWords, hi: hi.newsWords };
export const documentWordsIn: InEveryLanguage<DocumentWords> = {
  en: en.documentWords,
  mr: mr.documentWords,
  hi: hi.documentWords,
};
export const serverWordsIn: InEveryLanguage<ServerWords> = {
  en: en.serverWords,
  mr: mr.serverWords,
  hi: hi.serverWords,
};
