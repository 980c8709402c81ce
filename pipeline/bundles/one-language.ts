import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { type Language, languageCodes } from '../../words/languages.ts';

const WORDS = normalizePath(path.resolve('words/words.ts'));
const SEARCH_RULES = normalizePath(path.resolve('words/search-rules.ts'));

/**
 * Lets a script carry the words of one language in place of all. A search takes a question in any.
 *
 * @param numbering of the digits that it shows, where they are not Latin
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
