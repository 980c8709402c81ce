import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSiteContent } from '../../model/reading/read-site-content';
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
    ['Mrs. Rekha Joshi', ['designation', 'qualification']],
    ['Mr. Imran Shaikh', true],
  ]);
  expect(texts['screens/principals-desk.md']).not.toContain('sample');
});

test('a change of a part leaves the mark on the other parts', () => {
  const folder = editedSchool({
    file: 'screens/principals-desk.md',
    from: '\nDear parents',
    to: '\nWelcome.\n\nDear parents',
  });
  const town: Change = {
    place: { file: 'school.yaml', at: ['address', 'town'], entries: [] },
    was: 'Rampur',
    becomes: 'Wardha',
  };
  const member: Change = {
    place: {
      file: 'facts/committees.yaml',
      at: ['committees', 0, 'members', 1, 'name'],
      entries: ['School Management Committee', 'Mr. Suresh Jadhav'],
    },
    was: 'Mr. Suresh Jadhav',
    becomes: 'Mr. Ravi More',
  };
  const paragraph: Change = {
    place: { file: 'screens/principals-desk.md', paragraph: 0, entries: [] },
    was: 'Welcome.',
    becomes: 'Welcome!',
  };
  const texts = textsWithoutOldMarks(applyChanges(folder, [town, member, paragraph]));
  expect(parse(texts['school.yaml']!)).toMatchObject({
    address: { sample: ['street', 'district', 'state', 'pin'] },
    sample: expect.not.arrayContaining(['address']) as unknown,
  });
  const { committees } = parse(texts['facts/committees.yaml']!) as { committees: object[] };
  expect(committees[0]).toEqual({
    id: 'school-management',
    title: 'School Management Committee',
    members: [
      { name: '{{principalName}}', designation: 'Chairperson', sample: true },
      { name: 'Mr. Ravi More', designation: 'Member', sample: ['designation'] },
    ],
  });
  expect(texts['screens/principals-desk.md']).toContain('sample: [ body ]');
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(folder, file), text);
  expect(() => readSiteContent(folder)).not.toThrow();
});
