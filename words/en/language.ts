import type { LanguageFolder } from '../language.ts';
import { latin } from '../scripts/latin.ts';
import { fieldWords, fileWords } from './fields.ts';
import { mistakeWords } from './mistakes.ts';
import { officeWords } from './office.ts';
import { search } from './search.ts';
import { answerWords, documentWords, factWords, feeWords, newsWords, serverWords, tableWords, words } from './words.ts';

export const en = {
  name: 'English',
  tag: 'en-IN',
  script: latin,
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
