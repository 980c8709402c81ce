import { expect, test } from 'vitest';
import { placedPictures } from '../projections/pictures/placed-pictures';
import type { Edit } from '../testing/edited-content';
import { editedSchool } from '../../tests/support/temporary-folder';
import { readEveryLanguage } from './read-site-content';

/** For each language: file → the person of its portrait. */
function personsAfter(...edits: Edit[]) {
  return readEveryLanguage(editedSchool(...edits)).map((content) =>
    Object.fromEntries(
      placedPictures(content).flatMap(({ file, picture }) =>
        'illustration' in picture && picture.illustration === 'portrait' ? [[file, picture.person]] : [],
      ),
    ),
  );
}

const teacher = 'facts/staff.yaml';
const called = (name: string) => ({ file: teacher, from: 'Mrs. Asha Kulkarni', to: name });

test.each([
  ['Mrs. Asha Kulkarni', 'woman'],
  ['Mr. Ashok Kulkarni', 'man'],
  ['श्री. अशोक कुलकर्णी', 'man'],
  ['સુશ્રી આશા પટેલ', 'woman'],
  ['Dr. A. Kulkarni', 'anyone'],
])('the portrait of %s shows a %s', (name, person) => {
  expect(personsAfter(called(name))[0]).toMatchObject({ [teacher]: person });
});

test('person: overrides the title', () => {
  const says = { file: teacher, from: 'portrait, seed: 1', to: 'portrait, seed: 1, person: anyone' };
  expect(personsAfter(says)[0]).toMatchObject({ [teacher]: 'anyone' });
});

test('the title may be in a placeholder, and the first language decides for all', () => {
  const [first, second] = personsAfter(
    { file: 'school.yaml', from: '[ en ]', to: '[en, mr]' },
    { file: 'school.translations.yaml', to: 'texts: [{ en: Example School, mr: उदाहरण शाळा }]' },
  );
  expect(first).toMatchObject({ [teacher]: 'woman', 'screens/principals-desk.md': 'woman' });
  expect(second).toEqual(first);
});
