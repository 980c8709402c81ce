import { expect, test } from 'vitest';
import { groupsOf, peopleOf } from './people';

const asha = { name: 'Asha', designation: 'TGT Hindi' };
const balu = { name: 'Balu', designation: 'Peon' };
const chitra = { name: 'Chitra', designation: 'TGT' };
const entries = [{ group: 'Teachers', note: 'TGT' }, asha, chitra, { group: 'Music' }, { group: 'Office' }, balu];

test('whoever stands below a group is in it, and a group of nobody is left out', () => {
  expect(groupsOf(entries)).toEqual([
    { title: 'Teachers', note: 'TGT', people: [asha, chitra] },
    { title: 'Office', note: undefined, people: [balu] },
  ]);
});

test('people know their entry in the file, where a mistake is told', () => {
  expect(peopleOf(entries)).toEqual([
    { ...asha, entry: 1 },
    { ...chitra, entry: 2 },
    { ...balu, entry: 5 },
  ]);
});

test('a list without groups has none', () => expect(groupsOf([asha, balu])).toEqual([]));
