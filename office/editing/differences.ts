import { isDeepStrictEqual } from 'node:util';
import { nameOfEntry } from '../../model/concepts/entry-names';
import { type ContentPath, valueAt } from '../../model/concepts/fields';
import { valueOfClass } from '../../model/concepts/school-class';
import type { ReadFile } from '../../model/concepts/site-content';
import { paragraphsOf } from '../../model/projections/segments';
import { PARAGRAPHS } from '../../model/writing/drafts';
import { elementOf, kindOf } from './entry-kinds';
import { fieldAt } from './entry-names';

/** What differs between two versions of a content file. */
export interface Difference {
  /** `value`: also a group of fields, or a whole list, that one of the versions doesn't have. The others are of entries of lists. */
  kind: 'value' | 'added' | 'removed' | 'moved';
  /** Path in the earlier version; absent for an added entry. */
  before?: ContentPath;
  /** Path in the later version; absent for a removed entry. */
  after?: ContentPath;
  /** The value or the entry; `undefined` if the version doesn't have it. */
  was: unknown;
  becomes: unknown;
}

/** The fields of a file as one tree, with its paragraphs as the list `text`. */
type Tree = unknown;

function treeOf(read: ReadFile | undefined): Tree {
  if (!read) return undefined;
  const { file, data, body } = read;
  // Without its last paragraph, a text is still a list.
  const hasText = !file.endsWith('.yaml') && valueAt(data, [PARAGRAPHS]) === undefined;
  return hasText ? { ...(data as object), [PARAGRAPHS]: paragraphsOf(body) } : data;
}

/** Path of a list in the earlier version → for each of its entries, the index in the later version. */
type Matches = ReadonlyMap<string, readonly (number | undefined)[]>;

/** Two versions of a file, what differs, and where each place of one is in the other. */
export class Comparison {
  private constructor(
    readonly earlier: Tree,
    readonly later: Tree,
    readonly differences: readonly Difference[],
    private readonly toLater: Matches,
    private readonly toEarlier: Matches,
    private readonly keys: readonly [earlier: KeyOf, later: KeyOf],
  ) {}

  /** @param isAnother whether an entry can't have become the other one, however alike they are */
  static of(
    earlier: ReadFile | undefined,
    later: ReadFile | undefined,
    isAnother: (one: unknown, other: unknown) => boolean = () => false,
  ): Comparison {
    const [before, after] = [treeOf(earlier), treeOf(later)];
    const found: Difference[] = [];
    const [toLater, toEarlier] = [new Map<string, (number | undefined)[]>(), new Map<string, (number | undefined)[]>()];
    const keyIn =
      (read: ReadFile | undefined): KeyOf =>
      (at, entry) => {
        const name = nameOfEntry(read && fieldAt(read, at)?.entry, entry);
        // A class without an id has that of its name, which it gets when it is renamed.
        if (isGroup(entry) && typeof entry.id === 'string') return entry.id;
        return typeof entry === 'string' || !name ? undefined : valueOfClass({ label: name });
      };
    const keys = [keyIn(earlier), keyIn(later)] as const;
    compareValues(before, after, [], []);
    return new Comparison(before, after, found, toLater, toEarlier, keys);

    function compareValues(was: unknown, becomes: unknown, from: ContentPath, to: ContentPath): void {
      if (isDeepStrictEqual(was, becomes)) return;
      if (Array.isArray(was) && Array.isArray(becomes)) return compareLists(was, becomes, from, to);
      if (!isGroup(was) || !isGroup(becomes))
        return void found.push({ kind: 'value', before: from, after: to, was, becomes });
      const keys = [...new Set([...Object.keys(becomes), ...Object.keys(was)])];
      for (const key of keys) compareValues(valueAt(was, [key]), valueAt(becomes, [key]), [...from, key], [...to, key]);
    }

    function compareLists(was: readonly unknown[], becomes: readonly unknown[], from: ContentPath, to: ContentPath) {
      const matches = matchEntries(
        was.map((value, index) => ({ value, key: keys[0]([...from, index], value) })),
        becomes.map((value, index) => ({ value, key: keys[1]([...to, index], value) })),
        // A text and its translation can both change.
        later?.kind === 'translations' ? () => true : isAlike,
        isAnother,
      );
      const back = becomes.map((_, index) => {
        const found = matches.indexOf(index);
        return found < 0 ? undefined : found;
      });
      toLater.set(JSON.stringify(from), matches);
      toEarlier.set(JSON.stringify(to), back);
      const moved = movedEntries(matches);
      const list = later && fieldAt(later, to);
      const element = list && elementOf(list);
      for (const [index, entry] of becomes.entries()) {
        const earlierIndex = back[index];
        const after = [...to, index];
        if (earlierIndex === undefined) {
          found.push({ kind: 'added', after, was: undefined, becomes: entry });
          continue;
        }
        const before = [...from, earlierIndex];
        if (moved.has(earlierIndex))
          found.push({ kind: 'moved', before, after, was: was[earlierIndex], becomes: entry });
        const [one, other] = element ? [kindOf(element, was[earlierIndex]), kindOf(element, entry)] : [];
        // An entry of another kind, such as a result that was awaited, has changed as a whole.
        if (one && other && one !== other)
          found.push({ kind: 'value', before, after, was: was[earlierIndex], becomes: entry });
        else compareValues(was[earlierIndex], entry, before, after);
      }
      for (const [index, entry] of was.entries())
        if (matches[index] === undefined)
          found.push({ kind: 'removed', before: [...from, index], was: entry, becomes: undefined });
    }
  }

  /** A version beside itself. */
  static same(tree: Tree): Comparison {
    return new Comparison(tree, tree, [], new Map(), new Map(), [() => undefined, () => undefined]);
  }

  /** The same with the versions exchanged. The differences are in the same order. */
  reversed(): Comparison {
    const differences = this.differences.map(({ kind, before, after, was, becomes }): Difference => {
      const other = kind === 'added' ? 'removed' : kind === 'removed' ? 'added' : kind;
      return {
        kind: other,
        ...(after && { before: after }),
        ...(before && { after: before }),
        was: becomes,
        becomes: was,
      };
    });
    const [key, laterKey] = this.keys;
    return new Comparison(this.later, this.earlier, differences, this.toEarlier, this.toLater, [laterKey, key]);
  }

  /** What identifies an entry in the later version: its id or name, if it has one. */
  keyOf(at: ContentPath): string | undefined {
    return this.keys[1](at, valueAt(this.later, at));
  }

  /** The path in the later version to a place of the earlier one. @returns undefined if an entry on the way was removed */
  laterOf(at: ContentPath): ContentPath | undefined {
    return mapped(at, this.toLater);
  }

  earlierOf(at: ContentPath): ContentPath | undefined {
    return mapped(at, this.toEarlier);
  }
}

function mapped(at: ContentPath, matches: Matches): ContentPath | undefined {
  const path: (string | number)[] = [];
  for (const [depth, key] of at.entries()) {
    const ofList = typeof key === 'number' && matches.get(JSON.stringify(at.slice(0, depth)));
    const there = ofList ? ofList[key] : key;
    if (there === undefined) return undefined;
    path.push(there);
  }
  return path;
}

/** @returns what identifies an entry at a path: its id or name */
type KeyOf = (at: ContentPath, entry: unknown) => string | undefined;

interface Entry {
  value: unknown;
  key: string | undefined;
}

/** Pairs the entries of two versions of a list: equal ones, those with one id or name, then alike ones between the same neighbours. */
function matchEntries(
  before: readonly Entry[],
  after: readonly Entry[],
  canPair: (one: unknown, other: unknown) => boolean,
  isAnother: (one: unknown, other: unknown) => boolean,
): (number | undefined)[] {
  const matches = before.map((): number | undefined => undefined);
  const taken = new Set<number>();
  const pair = (index: number, other: number) => {
    matches[index] = other;
    taken.add(other);
  };
  const [texts, otherTexts] = [before, after].map((entries) => entries.map(({ value }) => JSON.stringify(value)));
  for (const [index, other] of sameOrder(texts!, otherTexts!)) pair(index, other);
  const keys: ((entry: Entry) => string | undefined)[] = [({ value }) => JSON.stringify(value), ({ key }) => key];
  for (const keyOf of keys) {
    const others = new Map<string, number[]>();
    for (const [other, entry] of after.entries()) {
      const key = taken.has(other) ? undefined : keyOf(entry);
      if (key !== undefined) others.set(key, [...(others.get(key) ?? []), other]);
    }
    for (const [index, entry] of before.entries()) {
      const key = matches[index] === undefined ? keyOf(entry) : undefined;
      const other = key === undefined ? undefined : others.get(key)?.shift();
      if (other !== undefined) pair(index, other);
    }
  }
  for (const other of after.keys()) {
    if (taken.has(other)) continue;
    // Its neighbour above is paired: it is the entry itself or has come into the list.
    const above = other === 0 ? -1 : matches.indexOf(other - 1);
    if (other > 0 && above < 0) continue;
    for (let index = above + 1; index < before.length && matches[index] === undefined; index += 1)
      if (canPair(before[index]!.value, after[other]!.value) && !isAnother(before[index]!.value, after[other]!.value)) {
        pair(index, other);
        break;
      }
  }
  for (const [other, { value }] of after.entries()) {
    if (taken.has(other)) continue;
    const index = before.findIndex(
      (each, at) => matches[at] === undefined && isNearlySame(each.value, value) && !isAnother(each.value, value),
    );
    if (index >= 0) pair(index, other);
  }
  return matches;
}

/**
 * Pairs equal entries of two lists that are in the same order in both: as many as possible, and of those that are equal, such as the cells
 * of a table, those in the same place.
 */
function sameOrder(before: readonly string[], after: readonly string[]): [number, number][] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const [ends, otherEnds] = [before.slice(start), after.slice(start)];
  let same = 0;
  while (same < Math.min(ends.length, otherEnds.length) && ends.at(-1 - same) === otherEnds.at(-1 - same)) same += 1;
  const [height, width] = [ends.length - same, otherEnds.length - same];
  const pairs: [number, number][] = [...before.slice(0, start).keys()].map((index) => [index, index]);
  // The best for the entries from both indexes on: whole pairs first.
  const best = Array.from({ length: height + 1 }, () => new Float64Array(width + 1));
  const ifPaired = (index: number, other: number) =>
    ends[index] === otherEnds[other] ? best[index + 1]![other + 1]! + (index === other ? 1 + 1 / (height + 1) : 1) : -1;
  for (let index = height - 1; index >= 0; index -= 1)
    for (let other = width - 1; other >= 0; other -= 1)
      best[index]![other] = Math.max(best[index + 1]![other]!, best[index]![other + 1]!, ifPaired(index, other));
  for (let [index, other] = [0, 0]; index < height && other < width;) {
    if (best[index]![other] === ifPaired(index, other)) pairs.push([start + index++, start + other++]);
    else if (best[index]![other] === best[index + 1]![other]) index += 1;
    else other += 1;
  }
  for (let end = 1; end <= same; end += 1) pairs.push([before.length - end, after.length - end]);
  return pairs;
}

/** Whether an entry may have become the other one, at its place: at most one value, or half of them, differs. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return typeof one === typeof other;
  const { same, all } = sharedBy(one, other);
  return 2 * same >= all - 1;
}

/** Whether an entry has become the other one, wherever that is: one value differs, and two don't. */
function isNearlySame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  const { same, all } = sharedBy(one, other);
  return same >= 2 && same >= all - 1;
}

/** How many values of two entries are the same, and how many there are. */
function sharedBy(one: unknown, other: unknown): { same: number; all: number } {
  const [some, others] = [leavesOf(one), leavesOf(other)];
  const same = [...some].filter((each) => others.has(each)).length;
  return { same, all: new Set([...some, ...others].map((each) => each.slice(0, each.indexOf('=')))).size };
}

function leavesOf(value: unknown, at = ''): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set([`${at}=${JSON.stringify(value)}`]);
  return new Set(Object.entries(value).flatMap(([key, each]) => [...leavesOf(each, `${at}/${key.replace('=', '')}`)]));
}

/** The entries outside of the longest part of a list that kept its order. */
function movedEntries(matches: readonly (number | undefined)[]): Set<number> {
  const paired = matches.flatMap((other, index) => (other === undefined ? [] : [{ index, other }]));
  // Length of the longest part that ends with an entry, and the entry before it.
  const best: { length: number; before: number }[] = [];
  for (const [position, { other }] of paired.entries()) {
    best[position] = { length: 1, before: -1 };
    for (let earlier = 0; earlier < position; earlier += 1)
      if (paired[earlier]!.other < other && best[earlier]!.length + 1 > best[position].length)
        best[position] = { length: best[earlier]!.length + 1, before: earlier };
  }
  const kept = new Set<number>();
  const longest = Math.max(0, ...best.map(({ length }) => length));
  for (let at = best.findIndex(({ length }) => length === longest); at >= 0; at = best[at]!.before)
    kept.add(paired[at]!.index);
  return new Set(paired.flatMap(({ index }) => (kept.has(index) ? [] : [index])));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
