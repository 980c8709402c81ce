import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editedSchool } from '../../tests/support/temporary-folder';
import { applyChanges } from './apply-changes';
import type { Change } from './change';
import { textsWithoutOldMarks } from './sample-marks';

const changes: Change[] = [
  {
    place: { file: 'school.yaml', at: ['slogan'], entries: [] },
    was: 'One line of what the school is proud of.',
    becomes: 'Everybody learns to swim.',
  },
  {
    place: { file: 'facts/staff.yaml', at: ['staff', 0, 'name'], entries: ['Mrs. Asha Kulkarni'] },
    was: 'Mrs. Asha Kulkarni',
    becomes: 'Mrs. Rekha Joshi',
  },
  {
    place: { file: 'screens/principals-desk.md', paragraph: 0, entries: [] },
    was: 'Dear parents, my door is open on every working day. Come with a question, or with tea.',
    becomes: 'Dear parents, come in.',
  },
];

test('a published change takes its field out of the marks of sample content', () => {
  const texts = textsWithoutOldMarks(applyChanges(editedSchool(), changes));
  const { slogan, sample } = parse(texts['school.yaml']!) as { slogan: string; sample: string[] };
  expect([slogan, sample.slice(0, 2)]).toEqual(['Everybody learns to swim.', ['summary', 'founded']]);
  const { staff } = parse(texts['facts/staff.yaml']!) as { staff: { name: string; sample: unknown }[] };
  expect(staff.map(({ name, sample: mark }) => [name, mark])).toEqual([
    ['Mrs. Rekha Joshi', ['designation', 'qualification', 'picture']],
    ['Mr. Imran Shaikh', true],
  ]);
  expect(texts['screens/principals-desk.md']).not.toContain('sample');
});
