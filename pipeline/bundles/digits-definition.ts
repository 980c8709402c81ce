import { type Digits, type Language, languageCodes, numberingOf } from '../../words/languages.ts';

/**
 * Constants that bundlers insert. If all pages have Latin digits, the bundler can remove the code for other digits.
 *
 * @param codes languages of the pages that use the bundle
 */
export function digitsDefinition(digits: Digits | undefined, codes: readonly Language[] = languageCodes) {
  const own = codes.filter((code) => numberingOf(digits, code));
  return {
    'process.env.DIGITS': JSON.stringify((own[0] && numberingOf(digits, own[0])) ?? 'latn'),
    'process.env.DIGITS_LANGUAGES': JSON.stringify(own.join(' ')),
  };
}
