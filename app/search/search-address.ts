import type { Language } from '../../words/languages';

/**
 * Where the file is in which the phone finds. Its name stays while it changes: each page names it, and would change with each
 * word of the school.
 */
export function searchAddress(language: Language): string {
  return `/search-${language}.json`;
}

/** Whether it is that of a language. @param address within the site */
export function isSearchAddress(address: string): boolean {
  return /^\/search-[a-z]+\.json$/.test(address);
}
