import { type Digits, type Language, languageCodes, numberingOf } from '../../words/languages.ts';

/**
 * Constants of a browser bundle. With Latin digits, the code for other digits is removed.
 *
 * @param digits of the school
 * @param codes languages of the pages that use the bundle
 */
export function digitsDefinition(digits: Digits | undefined, codes: readonly Language[] = languageCodes) {
  const own = codes.filter((code) => numberingOf(digits, code));
  return {
    'process.env.DIGITS': JSON.stringify((own[0] && numberingOf(digits, own[0])) ?? 'latn'),
    'process.env.DIGITS_LANGUAGES': JSON.stringify(own.join(' ')),
  };
}
