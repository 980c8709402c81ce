import { expect, test } from 'vitest';
import { groupedStaff } from './people';

const person = (name: string, designation: string) => ({
  name,
  designation,
  qualification: 'B.Ed.',
  picture: { illustration: 'portrait' as const, seed: 1 },
});
const first = [person('Asha', 'TGT Hindi'), person('Balu', 'Peon'), person('Chitra', 'TGT'), person('Deepa', 'TGTX')];
const shown = first.map((each) => ({ ...each, name: `${each.name} in Marathi`, designation: 'शिक्षक' }));

test('people are grouped by how their designations begin in the first language, and the last group takes all others', () => {
  const groups = groupedStaff([{ title: 'Teachers', designations: ['TGT'] }, { title: 'Office' }], first, shown);
  expect(groups.map(({ title, members }) => [title, members.map(({ name }) => name)])).toEqual([
    ['Teachers', ['Asha in Marathi', 'Chitra in Marathi']],
    ['Office', ['Balu in Marathi', 'Deepa in Marathi']],
  ]);
});

test('a group of nobody is left out, and a school may have none', () => {
  const groups = [{ title: 'Music', designations: ['Music'] }, { title: 'All' }];
  expect(groupedStaff(groups, first, shown).map(({ title }) => title)).toEqual(['All']);
  expect(groupedStaff(undefined, first, shown)).toEqual([]);
});
