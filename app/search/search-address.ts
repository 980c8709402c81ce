import type { Language } from '../../words/languages';

/**
 * Address of the search index. It has no content hash, because every page contains the address and would change with
 * each edit.
 */
export function searchAddress(language: Language): string {
  return `/search-${language}.json`;
}

export function isSearchAddress(address: string): boolean {
  return /^\/search-[a-z]+\.json$/.test(address);
}
