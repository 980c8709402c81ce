import { createContext, use } from 'react';
import type { Language } from '../words/languages';
import { type Words, wordsIn } from '../words/words';

/** Language of the page; `app/document.tsx` and, in the browser, `islands/hydrate.tsx` provide it. */
export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The texts of the interface in the language of the page. */
export function useWords(): Words {
  return wordsIn[useLanguage()];
}

/** Language of the page, for browser code outside React. */
export function languageOfPage(): Language {
  return document.documentElement.lang.slice(0, 2) as Language;
}
