import { expect, test } from 'vitest';
import type { PlacedMistake } from '../../mistakes/words/content-error';
import { countStaff } from './count-staff';

const school = { principal: { name: 'Mrs. Vandana Patwardhan', qualification: 'M.Ed.' } };
const posts = [
  { post: 'Principal', designations: ['Principal'] },
  { post: 'TGT', designations: ['TGT'] },
  { post: 'Pre-primary', designations: ['PPRT', 'Headmistress'] },
];

function count(designations: string[], table: { posts?: typeof posts; except?: string[] } = {}, names: string[] = []) {
  const staff = designations.map((designation, index) => ({
    name: names[index] ?? `Person ${index}`,
    designation,
    entry: index,
  }));
  const mistakes: PlacedMistake[] = [];
  const { rows } = countStaff(
    { title: 'Staff', columns: ['Post', 'Number'], posts, ...table },
    { staff, school },
    (mistake) => mistakes.push(mistake),
  );
  return { rows, mistakes };
}

test('people are counted by the beginning of their designation, and so is the principal of school.yaml', () => {
  const { rows, mistakes } = count(['TGT Hindi', 'tgt Science', 'PPRT', 'Headmistress, Pre-primary Section']);
  expect(rows).toEqual([
    ['Principal', '1'],
    ['TGT', '2'],
    ['Pre-primary', '2'],
  ]);
  expect(mistakes).toEqual([]);
});

test('a principal with a card among the staff is counted once', () => {
  const { rows } = count(['Principal', 'TGT', 'PPRT', 'Headmistress'], {}, [school.principal.name]);
  expect(rows[0]).toEqual(['Principal', '1']);
});

test('a designation that belongs to no post is an error, unless the table lists it as an exception', () => {
  const designations = ['TGT Hindi', 'PPRT', 'Headmistress', 'Peon'];
  expect(count(designations).mistakes).toMatchObject([{ at: ['staff', 3, 'designation'], values: { posts: [] } }]);
  expect(count(designations, { except: ['Peon'] }).mistakes).toEqual([]);
});

test('a designation that belongs to two posts is an error', () => {
  const twice = [...posts, { post: 'Hindi', designations: ['TGT Hindi'] }];
  const [mistake] = count(['TGT Hindi', 'PPRT', 'Headmistress'], { posts: twice }).mistakes;
  expect(mistake).toMatchObject({
    file: 'facts/staff.yaml',
    at: ['staff', 0, 'designation'],
    values: { posts: ['TGT', 'Hindi'] },
  });
});
