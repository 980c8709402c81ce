import { expect, test } from 'vitest';
import { groupsOf, peopleOf } from './people';

const asha = { name: 'Asha', designation: 'TGT Hindi' };
const balu = { name: 'Balu', designation: 'Peon' };
const chitra = { name: 'Chitra', designation: 'TGT' };
const entries = [{ group: 'Teachers', note: 'TGT' }, asha, chitra, { group: 'Music' }, { group: 'Office' }, balu];

test('a group contains the people below it, and an empty group is left out', () => {
  expect(groupsOf(entries)).toEqual([
    { title: 'Teachers', note: 'TGT', people: [asha, chitra] },
    { title: 'Office', note: undefined, people: [balu] },
  ]);
});

test('people have the index of their entry, for messages', () => {
  expect(peopleOf(entries)).toEqual([
    { ...asha, entry: 1 },
    { ...chitra, entry: 2 },
    { ...balu, entry: 5 },
  ]);
});

test('a list without groups has none', () => expect(groupsOf([asha, balu])).toEqual([]));
