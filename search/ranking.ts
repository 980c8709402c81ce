import type { Language } from '../words/languages';
import { foldLetters, phoneticKey, wordsOf } from './letters';
import { stemOf, withoutStopWords } from './suffixes';
import { type Found, WordIndex } from './word-index';

/** An entry that was found. */
export interface Ranked {
  entry: number;
  /** The share of the words of the query that it has, up to 1. */
  share: number;
  /** Whether a word matches the query. */
  isMeant: (word: string) => boolean;
}

/** How many words of a query count; further ones are ignored. */
const MAX_WORDS = 8;
const MAX_WORD_LETTERS = 24;

/** Weight of a word that only sounds like the query. */
const PHONETIC_WEIGHT = 0.4;

/** Prefix of phonetic keys, to separate them from words. */
const PHONETIC = '~';

/** Ranks entries by how well their texts answer a question, in any spelling and script. */
export class Ranking<Field extends string> {
  private readonly index: WordIndex<Field>;
  /** Cache of the keys of the entries’ own words only: what visitors type is not kept. */
  private readonly known = new Map<string, string[]>();
  /** Caches the words of the last query: when a visitor types on, the words before stay the same. */
  private foundLast = new Map<string, Map<number, Found>>();

  /** @param weights how much a match in each field of an entry counts */
  constructor(
    weights: Readonly<Record<Field, number>>,
    private readonly language: Language,
  ) {
    this.index = new WordIndex(weights);
  }

  add(entry: number, texts: Readonly<Record<Field, string>>): void {
    const keys = Object.entries<string>(texts).map(([field, text]) => [field, this.keysIn(text)]);
    this.index.add(entry, Object.fromEntries(keys) as Record<Field, string[]>);
  }

  /** The entries that match a question, the best first. */
  find(question: string): Ranked[] {
    const asked = wordsOf(foldLetters(question)).map((word) => word.slice(0, MAX_WORD_LETTERS));
    const words = withoutStopWords([...new Set(asked)]).slice(0, MAX_WORDS);
    const foundNow = new Map<string, Map<number, Found>>();
    const found = new Map<number, { score: number; words: number; terms: Set<string> }>();
    for (const [at, word] of words.entries()) {
      const isLast = at === words.length - 1;
      const name = isLast ? `${word}…` : word;
      const ofWord = this.foundLast.get(name) ?? this.findWord(word, isLast);
      foundNow.set(name, ofWord);
      for (const [entry, { score, keys: by }] of ofWord) {
        const place = found.get(entry) ?? { score: 0, words: 0, terms: new Set() };
        place.score += score;
        place.words += 1;
        for (const key of by) place.terms.add(key);
        found.set(entry, place);
      }
    }
    this.foundLast = foundNow;
    return (
      [...found]
        .map(([entry, { score, words: count, terms }]) => ({ entry, score, share: count / words.length, terms }))
        // With two words, visitors mean a place that has both.
        .sort((a, b) => b.score * b.share ** 3 - a.score * a.share ** 3 || a.entry - b.entry)
        .map(({ entry, share, terms }) => ({
          entry,
          share,
          isMeant: (word) => this.keysOf(word).some((key) => terms.has(key)),
        }))
    );
  }

  private findWord(word: string, isLast: boolean): Map<number, Found> {
    const found = new Map<number, Found>();
    for (const key of this.keysOf(word)) {
      const weight = key.startsWith(PHONETIC) ? PHONETIC_WEIGHT : 1;
      for (const [entry, { score, keys: by }] of this.index.find(key, nearnessOf(key, isLast))) {
        const other = found.get(entry) ?? { score: 0, keys: [] };
        found.set(entry, { score: other.score + score * weight, keys: [...other.keys, ...by] });
      }
    }
    return found;
  }

  private keysIn(text: string): string[] {
    return wordsOf(text).flatMap((word) => {
      const keys = this.keysOf(word);
      this.known.set(word, keys);
      return keys;
    });
  }

  private keysOf(word: string): string[] {
    return this.known.get(word) ?? keysOfWord(word, this.language);
  }
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
