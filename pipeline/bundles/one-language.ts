import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { type Language, languageCodes } from '../../words/languages.ts';

const WORDS = normalizePath(path.resolve('words/words.ts'));
const SEARCH_RULES = normalizePath(path.resolve('words/search-rules.ts'));

/**
 * Makes a script contain the texts of one language only. Search rules stay complete, because queries can be in any language.
 *
 * @param numbering CLDR numbering system, if the digits aren't Latin
 */
export function oneLanguage(language: Language, numbering: string | undefined): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    load(id) {
      if (id === SEARCH_RULES)
        return [
          ...languageCodes.map((code) => `import { search as ${code} } from './${code}/search';`),
          `export const searchIn = { ${languageCodes.join()} };`,
        ].join('\n');
      if (id !== WORDS) return undefined;
      const shown = (words: string) => (numbering ? `allInDigits(${words}, '${numbering}')` : words);
      return `import { words, answerWords } from './${language}/words';
import { allInDigits } from './digits';
export const wordsIn = { ${language}: ${shown('words')} };
export const answerWordsIn = { ${language}: ${shown('answerWords')} };`;
    },
  };
}
