import { beforeEach, expect, test } from 'vitest';
import { WordIndex } from './word-index';

let index: WordIndex<'heading' | 'text'>;

beforeEach(() => {
  index = new WordIndex({ heading: 4, text: 1 });
  index.add(0, { heading: ['transport'], text: ['bus', 'stop'] });
  index.add(1, { heading: ['bus'], text: ['fare'] });
  index.add(2, { heading: [], text: ['busy', 'bus', 'day'] });
});

const exactly = { prefix: false, fuzzy: false };
const entriesOf = (key: string, how = exactly) =>
  [...index.find(key, how)].sort(([, a], [, b]) => b.score - a.score).map(([entry]) => entry);

test('a word counts for more in a heading, and in a shorter text', () => {
  expect(entriesOf('bus')).toEqual([1, 0, 2]);
});

test('a prefix matches, if asked for', () => {
  expect(entriesOf('trans')).toEqual([]);
  expect(entriesOf('trans', { ...exactly, prefix: true })).toEqual([0]);
});

test('a fifth of the letters may be wrong, missing or extra, if asked for', () => {
  const slips = ['trasnport', 'transprt', 'transsport'];
  expect(slips.map((slip) => entriesOf(slip))).toEqual([[], [], []]);
  expect(slips.map((slip) => entriesOf(slip, { ...exactly, fuzzy: true }))).toEqual([[0], [0], [0]]);
  expect(entriesOf('trmnspxxt', { ...exactly, fuzzy: true })).toEqual([]);
});

test('an exact match hides fuzzy ones', () => {
  expect(entriesOf('busy', { prefix: true, fuzzy: true })).toEqual([2]);
  expect(entriesOf('stop', { prefix: true, fuzzy: true })).toEqual([0]);
  expect(new Set(index.find('bus', { ...exactly, prefix: true }).get(2)?.keys)).toEqual(new Set(['bus']));
});

test('it returns the keys that matched an entry', () => {
  const found = index.find('bu', { ...exactly, prefix: true });
  expect(new Set(found.get(2)?.keys)).toEqual(new Set(['bus', 'busy']));
});
