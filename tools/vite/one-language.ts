import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Language } from '../../words/languages.ts';

const WORDS = normalizePath(path.resolve('words/words.ts'));

/** Lets a script carry the words of one language in place of all. @param hasDevanagariDigits whether it shows those */
export function oneLanguage(language: Language, hasDevanagariDigits: boolean): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    load(id) {
      if (id !== WORDS) return undefined;
      const shown = (words: string) => (hasDevanagariDigits ? `allInDevanagariDigits(${words})` : words);
      return `import { words, answerWords } from './${language}/words';
import { allInDevanagariDigits } from './digits';
export const wordsIn = { ${language}: ${shown('words')} };
export const answerWordsIn = { ${language}: ${shown('answerWords')} };`;
    },
  };
}
