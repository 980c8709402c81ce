import { type Digits, type Language, languageCodes, numberingOf } from '../../words/languages.ts';

/**
 * Constants of a bundle for the browser. Where they say Latin, the code for other digits drops out.
 *
 * @param digits of the school
 * @param codes of the languages whose pages have the script
 */
export function digitsDefinition(digits: Digits | undefined, codes: readonly Language[] = languageCodes) {
  const own = codes.filter((code) => numberingOf(digits, code));
  return {
    'process.env.DIGITS': JSON.stringify((own[0] && numberingOf(digits, own[0])) ?? 'latn'),
    'process.env.DIGITS_LANGUAGES': JSON.stringify(own.join(' ')),
  };
}
