import type { Language } from '../../words/languages';

/** Where the file is in which the phone finds. Its content is no part of the name: every page has the name, and each edit would change it. */
export function searchAddress(language: Language): string {
  return `/search-${language}.json`;
}

/** Whether an address within the site is that of a file of the search. */
export function isSearchAddress(address: string): boolean {
  return /^\/search-[a-z]+\.json$/.test(address);
}
