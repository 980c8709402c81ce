import { expect, it } from 'vitest';
import { editedContent } from '../../tests/support/temporary-folder';
import { publishableGroups } from './check-draft';
import { groupsOf } from './draft-content';
import { contentWith, withEdit } from './draft-content.fixture';
import { placesIn } from './draft-places';

const [staff, committees, classes, school] = [
  'facts/staff.yaml',
  'facts/committees.yaml',
  'facts/classes.yaml',
  'school.yaml',
];
const teacher = 'Mrs. Shobha Hudge';

/** The files that can be published once somebody has set these values in the place of others. */
function publishable(...edits: [file: string, value: string, becomes: string][]): string[] {
  const start = contentWith(editedContent('tests/school'));
  const content = edits.reduce((before, [file, value, becomes]) => {
    const { at = [] } = placesIn(file, before, 'en').find((place) => place.value === value)!;
    return withEdit(before, { address: `${file}:${at.join('/')}`, becomes });
  }, start);
  return publishableGroups(content, groupsOf(content)).map(([file = '']) => file);
}

it('what names each other is published together, or waits together, and holds up nothing else', () => {
  const other = 'Mrs. Asha Kulkarni';
  const slogan = [school, 'A circle has no back bench.', 'A circle has room for all.'] as const;
  // Committee and class still name the teacher.
  expect(publishable([staff, teacher, other], [...slogan])).toEqual([school]);
  expect(publishable([staff, teacher, other], [committees, teacher, other], [...slogan])).toEqual([school]);
  const everywhere = [staff, committees, classes].map((file) => [file, teacher, other] as [string, string, string]);
  expect(publishable(...everywhere, [...slogan]).sort()).toEqual([classes, committees, staff, school].sort());
  // The class can't be published for another reason.
  expect(publishable(...everywhere, [classes, 'Grade 1', ''], [...slogan])).toEqual([school]);
});
