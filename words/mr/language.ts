import type { LanguageFolder } from '../language.ts';
import { devanagari } from '../scripts/devanagari.ts';
import { search } from './search.ts';
import { answerWords, documentWords, factWords, feeWords, newsWords, serverWords, tableWords, words } from './words.ts';

export const mr = {
  name: 'मराठी',
  tag: 'mr-IN',
  script: devanagari,
  search,
  words,
  answerWords,
  factWords,
  feeWords,
  tableWords,
  newsWords,
  documentWords,
  serverWords,
} as const satisfies LanguageFolder;
