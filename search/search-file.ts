import type { Language } from '../words/languages';

/**
 * All that can be found on a site in one language, as a file that the phone fetches. Scripts of earlier builds read it, too: if its
 * shape changes, `searchAddress` has to give it another name.
 */
export interface SearchFile {
  language: Language;
  pages: IndexedPage[];
  /** In the order of the site. */
  places: Place[];
  /** Indexes in `pages` of what most come for, for who finds nothing. */
  asked: number[];
  /** Digits and `+` only, where there are such numbers. */
  phone?: string;
  whatsapp?: string;
}

/** The address is as a link has it. */
export type IndexedPage = readonly [address: string, title: string];

/**
 * Something that can be found: a part of a page below a heading, or a row of a table, which is an answer itself.
 *
 * `page` is an index in `pages`; `id` that of the heading, 0 where that is its slug, empty for the beginning of a page. A row of a table has the id of the
 * place above it in which its table stands. Lines of `text` are blocks of the page. `words` do not stand there, and people look for it with
 * them; `lang` is BCP 47, where it is not that of the page.
 */
export type Place = readonly [
  page: number,
  id: string | 0,
  heading: string,
  text: string,
  words?: string,
  lang?: string,
];
