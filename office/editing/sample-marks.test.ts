import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSiteContent } from '../../model/reading/read-site-content';
import { editedSchool } from '../../tests/support/temporary-folder';
import type { DraftContent } from './draft';
import { contentWith, type FieldEdit } from './draft-content.fixture';
import { withoutOldMarks } from './sample-marks';

const edits: FieldEdit[] = [
  { address: 'school.yaml:slogan', becomes: 'Everybody learns to swim.' },
  { address: 'facts/staff.yaml:staff/0/name', becomes: 'Mrs. Rekha Joshi' },
  { address: 'screens/principals-desk.md:text/0', becomes: 'Dear parents, come in.' },
];

/** The texts of the files of a draft, as they are published. */
function publishedTexts({ rebased, files }: DraftContent): Record<string, string> {
  const texts = [...rebased].map(([file, { text, mine }]) => {
    const read = files.find((each) => each.file === file)!;
    return [file, withoutOldMarks(text!, read, mine)] as const;
  });
  return Object.fromEntries(texts);
}

test('a published change takes its field out of the marks of sample content', () => {
  const texts = publishedTexts(contentWith(editedSchool(), edits));
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
  const content = contentWith(folder, [
    { address: 'school.yaml:address/town', becomes: 'Wardha' },
    { address: 'facts/committees.yaml:committees/0/members/1/name', becomes: 'Mr. Ravi More' },
    { address: 'screens/principals-desk.md:text/0', becomes: 'Welcome!' },
  ]);
  const texts = publishedTexts(content);
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
