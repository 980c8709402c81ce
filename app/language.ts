import { createContext, use } from 'react';
import type { Language } from '../words/languages';
import { type Words, wordsIn } from '../words/words';

/** The language of the page; `app/document.tsx` and, on the phone, `islands/hydrate.tsx` provide it. */
export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** What the interface says, in the language of the page. */
export function useWords(): Words {
  return wordsIn[useLanguage()];
}

/** In the browser, for what is no component. */
export function languageOfPage(): Language {
  return document.documentElement.lang.slice(0, 2) as Language;
}
