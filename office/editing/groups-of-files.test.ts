import { expect, test } from 'vitest';
import { groupsOf } from './draft-content';

function groups(saves: Readonly<Record<string, readonly number[]>>): string[][] {
  const about = { base: '', text: 'x', who: 'Asha', at: 0 };
  const files = new Map(Object.entries(saves).map(([file, each]) => [file, { ...about, saves: each }]));
  return groupsOf({ draft: { files, authors: new Map() } }).map((group) => group.sort());
}

test('a file and its translations are published together, whoever saved them', () => {
  expect(groups({ 'home.yaml': [], 'menu.yaml': [], 'home.translations.yaml': [] })).toEqual([
    ['menu.yaml'],
    ['home.translations.yaml', 'home.yaml'],
  ]);
});

test('files that one save has changed are published together, and with them what belongs to each', () => {
  expect(groups({ 'a.yaml': [1], 'b.yaml': [2], 'c.yaml': [1, 2], 'd.yaml': [3], 'b.translations.yaml': [] })).toEqual([
    ['d.yaml'],
    ['a.yaml', 'b.translations.yaml', 'b.yaml', 'c.yaml'],
  ]);
});
