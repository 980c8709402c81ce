import type { LanguageFolder } from '../language.ts';
import { devanagari } from '../scripts/devanagari.ts';
import { fieldWords, fileWords } from './fields.ts';
import { mistakeWords } from './mistakes.ts';
import { officeWords } from './office.ts';
import { search } from './search.ts';
import { answerWords, documentWords, factWords, feeWords, newsWords, serverWords, tableWords, words } from './words.ts';

export const hi = {
  name: 'हिंदी',
  tag: 'hi-IN',
  script: devanagari,
  search,
  joined: [],
  words,
  answerWords,
  factWords,
  feeWords,
  tableWords,
  newsWords,
  documentWords,
  serverWords,
  officeWords,
  mistakeWords,
  fieldWords,
  fileWords,
} as const satisfies LanguageFolder;
