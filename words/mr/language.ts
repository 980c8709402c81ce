import type { LanguageFolder } from '../language.ts';
import { devanagari } from '../scripts/devanagari.ts';
import { fieldWords, fileWords } from './fields.ts';
import { mistakeWords } from './mistakes.ts';
import { officeWords } from './office.ts';
import { search } from './search.ts';
import { answerWords, documentWords, factWords, feeWords, newsWords, serverWords, tableWords, words } from './words.ts';

export const mr = {
  name: 'मराठी',
  tag: 'mr-IN',
  script: devanagari,
  search,
  dayPeriods: { पहाट: 'पहाटे', सकाळ: 'सकाळी', दुपार: 'दुपारी', संध्याकाळ: 'संध्याकाळी', रात्र: 'रात्री' },
  joined: [
    'चा',
    'ची',
    'चे',
    'च्या',
    'ला',
    'ने',
    'हून',
    'पर्यंत',
    'पासून',
    'साठी',
    'कडून',
    'पेक्षा',
    'बद्दल',
    'विषयी',
    'मधील',
    'मधून',
  ],
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
