import type { Language } from '../words/languages';

/**
 * The search data of a site in one language, which phones fetch. Scripts of earlier builds read it, too: if its shape
 * changes, change its name in `searchAddress`.
 */
export interface SearchFile {
  language: Language;
  pages: IndexedPage[];
  /** Sections and table rows, in the order of the site. */
  places: Place[];
  /** Indexes in `pages` of popular pages, for searches without results. */
  asked: number[];
  /** Telephone number, digits and `+` only. */
  phone?: string;
  whatsapp?: string;
}

/** A page, with its address as in links. */
export type IndexedPage = readonly [address: string, title: string];

/**
 * A section of a page below a heading, or a row of a table.
 *
 * `page`: index in `pages`. `id`: id of the heading; 0 if it equals the slug, empty for the start of a page; a table row has the id of its
 * table's section. `text`: one line per block. `words`: extra search words. `lang`: BCP 47, if it differs from the page's.
 */
export type Place = readonly [
  page: number,
  id: string | 0,
  heading: string,
  text: string,
  words?: string,
  lang?: string,
];
