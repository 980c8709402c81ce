import type { Language } from '../words/languages';
import { foldLetters, slugOf, phoneticKey, wordsOf } from './letters';
import type { Place, SearchFile } from './search-file';
import { withoutStopWords, stemOf } from './suffixes';
import { type Found, WordIndex } from './word-index';

export interface Hit {
  /** Address of the page or section, with a text fragment. */
  address: string;
  heading: string;
  /** Title of the page; empty if it is the heading. */
  page: string;
  /** Excerpt of the text around the match. */
  text: string;
  /** Language (BCP 47) of heading and text, if it differs from that of the page. */
  lang: string | undefined;
  /** Whether a word of the heading or text matches the query. */
  isMeant: (word: string) => boolean;
}

/** Searches a file for the words of a question. */
export type Find = (question: string) => Hit[];

const MOST_HITS = 8;
const MOST_OF_A_PAGE = 3;
/** How many words of a query count; further ones are ignored. */
const MOST_WORDS = 8;
const MOST_LETTERS_OF_A_WORD = 24;

/** How much a match in each field of a place counts. */
const WEIGHTS = { words: 6, heading: 4, row: 2, context: 1, text: 1 };
/** Weight of a word that only sounds like the query. */
const PHONETIC_WEIGHT = 0.4;

const TEXT_LETTERS = 140;

/** Prefix of phonetic keys, to separate them from words. */
const PHONETIC = '~';

/** Builds the index of a file, which takes some 20 to 50 ms. */
export function finder(file: SearchFile): Find {
  const { language, places } = file;
  // Caches the keys of the site’s own words only: what visitors type is not kept.
  const known = new Map<string, string[]>();
  const keysOf = (word: string) => known.get(word) ?? keysOfWord(word, language);
  const keysIn = (text: string) =>
    wordsOf(text).flatMap((word) => {
      const keys = keysOf(word);
      known.set(word, keys);
      return keys;
    });
  const index = new WordIndex(WEIGHTS);
  const around = contextOf(file);
  for (const [id, [, , heading, text, words = '']] of places.entries()) {
    const { isRow, context } = around[id]!;
    index.add(id, {
      words: keysIn(words),
      heading: isRow ? [] : keysIn(heading),
      row: isRow ? keysIn(heading) : [],
      context: keysIn(context),
      text: keysIn(text),
    });
  }

  const findWord = (word: string, isLast: boolean): Map<number, Found> => {
    const found = new Map<number, Found>();
    for (const key of keysOf(word)) {
      const weight = key.startsWith(PHONETIC) ? PHONETIC_WEIGHT : 1;
      for (const [id, { score, keys: by }] of index.find(key, nearnessOf(key, isLast))) {
        const other = found.get(id) ?? { score: 0, keys: [] };
        found.set(id, { score: other.score + score * weight, keys: [...other.keys, ...by] });
      }
    }
    return found;
  };
  // Caches the words of the last query: when a visitor types on, the words before stay the same.
  let foundLast = new Map<string, Map<number, Found>>();

  return (question) => {
    const asked = wordsOf(foldLetters(question)).map((word) => word.slice(0, MOST_LETTERS_OF_A_WORD));
    const words = withoutStopWords([...new Set(asked)]).slice(0, MOST_WORDS);
    const foundNow = new Map<string, Map<number, Found>>();
    const found = new Map<number, { score: number; words: number; terms: Set<string> }>();
    for (const [at, word] of words.entries()) {
      const isLast = at === words.length - 1;
      const name = isLast ? `${word}…` : word;
      const ofWord = foundLast.get(name) ?? findWord(word, isLast);
      foundNow.set(name, ofWord);
      for (const [id, { score, keys: by }] of ofWord) {
        const place = found.get(id) ?? { score: 0, words: 0, terms: new Set() };
        place.score += score;
        place.words += 1;
        for (const key of by) place.terms.add(key);
        found.set(id, place);
      }
    }
    foundLast = foundNow;
    const ranked = [...found]
      // With two words, visitors mean a place that has both.
      .map(([id, { score, words: count, terms }]) => ({ id, score: score * (count / words.length) ** 3, terms }))
      .sort((a, b) => b.score - a.score || a.id - b.id);
    const perPage = new Map<number, number>();
    return ranked
      .filter(({ id }) => {
        const [page] = file.places[id]!;
        const count = (perPage.get(page) ?? 0) + 1;
        perPage.set(page, count);
        return count <= MOST_OF_A_PAGE;
      })
      .slice(0, MOST_HITS)
      .map(({ id, terms }) => {
        const isMeant = (word: string) => keysOf(word).some((key) => terms.has(key));
        return hitOf(file, id, around[id]!.isRow, isMeant);
      });
  };
}

/** Context of each place: the title and the search words of its page, and for a table row also the heading above it. */
function contextOf({ pages, places }: SearchFile): { isRow: boolean; context: string }[] {
  let ofPage = '';
  let above: Place | undefined;
  return places.map((place) => {
    const [page, , , , words = ''] = place;
    if (above?.[0] !== page) ofPage = `${pages[page]!.join(' ')} ${words}`;
    if (above?.[0] !== page || idOf(above) !== idOf(place)) above = place;
    // Sections of a PDF have no ids, so none of them counts as a row of the one above.
    const isRow = above !== place && idOf(place) !== '';
    return { isRow, context: isRow ? `${ofPage} ${above[2]}` : ofPage };
  });
}

function idOf([, id, heading]: Place): string {
  return id === 0 ? slugOf(heading) : id;
}

/** Keys of a word: its stem and its phonetic key. */
function keysOfWord(word: string, language: Language): string[] {
  const folded = foldLetters(word).replaceAll(',', '');
  if (/\d/.test(folded)) return [folded];
  const stem = stemOf(folded, language);
  return [...new Set([stem, PHONETIC + phoneticKey(stem)])];
}

/** How near a word of the site must be to a key. @param isLast whether the visitor may still be typing the word */
function nearnessOf(key: string, isLast: boolean): { prefix: boolean; fuzzy: boolean } {
  if (/\d/.test(key)) return { prefix: false, fuzzy: false };
  const letters = key.startsWith(PHONETIC) ? key.length - 1 : key.length;
  return { prefix: letters >= (isLast ? 2 : 3), fuzzy: letters > 4 };
}

function hitOf({ pages, places }: SearchFile, id: number, isRow: boolean, isMeant: Hit['isMeant']): Hit {
  const [page, , heading, text, , lang] = places[id]!;
  const anchor = idOf(places[id]!);
  const [address, title] = pages[page]!;
  const lines = text.split('\n');
  const at = lines.findIndex((each) => wordsOf(each).some(isMeant));
  const line = lines[at];
  const passage = passageOf(lines.slice(text.length <= TEXT_LETTERS ? 0 : Math.max(0, at)).join(' · '), isMeant);
  const cell = isRow ? heading.split(' · ').find((each) => wordsOf(each).some(isMeant)) : undefined;
  const words = fragmentOf(line ?? cell, isMeant);
  const fragment = anchor + (words && `:~:text=${words}`);
  return {
    address: address + (fragment && `#${fragment}`),
    heading: heading || title,
    page: heading && heading !== title ? title : '',
    text: passage,
    lang,
    isMeant,
  };
}

/** The excerpt of a long line around the match. */
function passageOf(line: string, isMeant: Hit['isMeant']): string {
  if (line.length <= TEXT_LETTERS) return line;
  const words = line.split(' ');
  const first = words.findIndex((word) => wordsOf(word).some(isMeant));
  const from = Math.max(0, first - 5);
  let passage = '';
  for (const word of words.slice(from)) {
    if (passage.length + word.length > TEXT_LETTERS) return `${from > 0 ? '… ' : ''}${passage}…`;
    passage = passage && word ? `${passage} ${word}` : passage + word;
  }
  return `… ${passage}`;
}

/** A text fragment with enough context to be unique: https://wicg.github.io/scroll-to-text-fragment/ */
function fragmentOf(line: string | undefined, isMeant: Hit['isMeant']): string {
  if (line === undefined) return '';
  const words = line.split(' ');
  const first = words.findIndex((word) => wordsOf(word).some(isMeant));
  return encodeURIComponent(words.slice(first, first + 4).join(' ')).replaceAll('-', '%2D');
}
