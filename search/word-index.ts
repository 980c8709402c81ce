/** A word of the index, and how similar it is to a search word: 1 is equal. */
interface Near {
  key: string;
  nearness: number;
}

/** The score of an entry for a search word, and the keys of the entry that matched. */
export interface Found {
  score: number;
  keys: string[];
}

/** Parameters of BM25+: https://doi.org/10.1145/2063576.2063584. DELTA is low because our texts are short. */
const K1 = 1.2;
const B = 0.7;
const DELTA = 0.5;

const PREFIX_NEARNESS = 0.5;
const FUZZY_NEARNESS = 0.3;
/** Share of a word's letters that may be wrong. */
const WRONG_LETTERS = 0.2;

/** An inverted index: finds the entries that contain a word. An entry has a number; its fields have names with weights. */
export class WordIndex<Field extends string> {
  /** Key → field → entry → how often the key is in that field. */
  private readonly entries = new Map<string, Map<Field, Map<number, number>>>();
  /** Field → entry → number of keys. */
  private readonly lengths = new Map<Field, Map<number, number>>();
  /** Field → number of keys in all entries. */
  private readonly totals = new Map<Field, number>();
  private count = 0;

  constructor(private readonly weights: Readonly<Record<Field, number>>) {}

  /** Adds an entry. @param keys by field; repeated keys count each time */
  add(entry: number, keys: Readonly<Record<Field, readonly string[]>>): void {
    this.count += 1;
    for (const field of Object.keys(keys) as Field[]) {
      for (const key of keys[field]) {
        const counts = entryIn(entryIn(this.entries, key), field);
        counts.set(entry, (counts.get(entry) ?? 0) + 1);
      }
      const { length } = keys[field];
      if (length > 0) entryIn(this.lengths, field).set(entry, length);
      this.totals.set(field, (this.totals.get(field) ?? 0) + length);
    }
  }

  /** The entries that have a key or one near to it. @param prefix whether longer words that begin so are near, too */
  find(key: string, { prefix, fuzzy }: { prefix: boolean; fuzzy: boolean }): Map<number, Found> {
    const found = new Map<number, Found>();
    for (const near of this.near(key, prefix, fuzzy ? Math.round(key.length * WRONG_LETTERS) : 0))
      for (const [field, counts] of this.entries.get(near.key)!) this.score(near, field, counts, found);
    return found;
  }

  /** Keys that are near to a key. An exact match hides similar words: “fee” is not “feet”. */
  private near(key: string, prefix: boolean, maxWrong: number): Near[] {
    if (this.entries.has(key)) return [{ key, nearness: 1 }];
    return [...this.entries.keys()].flatMap((each) => {
      if (prefix && each.startsWith(key)) return { key: each, nearness: (PREFIX_NEARNESS * key.length) / each.length };
      // Only keys with the same first letter count: visitors rarely mistype that one.
      const wrong = maxWrong > 0 && each.startsWith(key.charAt(0)) ? editDistance(key, each, maxWrong) : Infinity;
      return wrong <= maxWrong ? { key: each, nearness: (FUZZY_NEARNESS * key.length) / (key.length + wrong) } : [];
    });
  }

  private score({ key, nearness }: Near, field: Field, counts: Map<number, number>, found: Map<number, Found>): void {
    const rarity = Math.log(1 + (this.count - counts.size + 0.5) / (counts.size + 0.5));
    const lengths = this.lengths.get(field)!;
    const meanLength = this.totals.get(field)! / this.count;
    for (const [entry, count] of counts) {
      const long = 1 - B + (B * lengths.get(entry)!) / meanLength;
      const weight = DELTA + (count * (K1 + 1)) / (count + K1 * long);
      const place = found.get(entry) ?? { score: 0, keys: [] };
      place.score += nearness * this.weights[field] * rarity * weight;
      place.keys.push(key);
      found.set(entry, place);
    }
  }
}

function entryIn<Key, Inner extends Map<unknown, unknown>>(map: Map<Key, Inner>, key: Key): Inner {
  const known = map.get(key) ?? (new Map() as Inner);
  map.set(key, known);
  return known;
}

/** Levenshtein distance of two words. Returns any number above `max` if the distance exceeds it. */
function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return Infinity;
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const line = Array<number>(b.length + 1).fill(max + 1);
    if (row <= max) line[0] = row;
    let min = max + 1;
    // Skips the cells further from the diagonal, which all exceed `max`.
    for (let column = Math.max(1, row - max); column <= Math.min(b.length, row + max); column += 1) {
      const change = above[column - 1]! + (a.charCodeAt(row - 1) === b.charCodeAt(column - 1) ? 0 : 1);
      const count = Math.min(change, above[column]! + 1, line[column - 1]! + 1);
      line[column] = count;
      if (count < min) min = count;
    }
    if (min > max) return Infinity;
    above = line;
  }
  return above[b.length]!;
}
