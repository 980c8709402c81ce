import { slugOf, wordsOf } from './letters';
import { Ranking } from './ranking';
import type { Place, SearchFile } from './search-file';

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

const MAX_HITS = 8;
const MAX_HITS_PER_PAGE = 3;

/** How much a match in each field of a place counts. */
const WEIGHTS = { words: 6, heading: 4, row: 2, context: 1, text: 1 };

const TEXT_LETTERS = 140;

/** Builds the index of a file, which takes some 20 to 50 ms. */
export function finder(file: SearchFile): Find {
  const ranking = new Ranking(WEIGHTS, file.language);
  const around = contextOf(file);
  for (const [id, [, , heading, text, words = '']] of file.places.entries()) {
    const { isRow, context } = around[id]!;
    ranking.add(id, { words, heading: isRow ? '' : heading, row: isRow ? heading : '', context, text });
  }
  return (question) => {
    const perPage = new Map<number, number>();
    return ranking
      .find(question)
      .filter(({ entry }) => {
        const [page] = file.places[entry]!;
        const count = (perPage.get(page) ?? 0) + 1;
        perPage.set(page, count);
        return count <= MAX_HITS_PER_PAGE;
      })
      .slice(0, MAX_HITS)
      .map(({ entry, isMeant }) => hitOf(file, entry, around[entry]!.isRow, isMeant));
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
