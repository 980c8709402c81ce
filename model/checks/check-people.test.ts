import { describe, expect, test } from 'vitest';
import { messageAfter, warningsAfter } from '../testing/messages';

describe('a second principal', () => {
  test.each(['Vice Principal', 'Headmistress, Pre-primary Section', 'Principal’s Secretary'])(
    '%s is not a principal',
    (title) => {
      expect(warningsAfter({ file: 'facts/staff.yaml', from: 'TGT Mathematics', to: title })).toEqual([]);
    },
  );

  test('the principal can have a card among the staff', () => {
    const card =
      '  - name: Mrs. Vandana Patwardhan\n    designation: Principal\n    qualification: M.Ed.\n    picture: { illustration: portrait, seed: 2 }\n';
    expect(warningsAfter({ file: 'facts/staff.yaml', from: 'staff:\n', to: `staff:\n${card}` })).toEqual([]);
  });
});

describe('a name in two spellings', () => {
  const inCommittee = (name: string) => ({ file: 'facts/committees.yaml', from: 'Mrs. Meena Rao', to: name });

  test.each([
    'Ms. Asha Kulkarni',
    'Mrs. Asha D. Kulkarni',
    'Mrs Asha Kulkarni',
    'Mrs. Asha Kulkarnee',
    'Mrs. Asha Kulkani',
  ])('%s', (name) => expect(warningsAfter(inCommittee(name))).toHaveLength(1));

  test.each(['Mrs. Usha Kulkarni', 'Mr. Ashok Kulkarni', 'Mrs. Asha Patil'])('%s is another person', (name) =>
    expect(warningsAfter(inCommittee(name))).toEqual([]),
  );

  test('pupils of two classes are not names', () => {
    const edit = {
      file: 'facts/committees.yaml',
      from: 'members:\n',
      to: 'members:\n      - { name: "Student representative (boy), Class IX", designation: Member }\n      - { name: "Student representative (boy), Class X", designation: Member }\n',
    };
    expect(warningsAfter(edit)).toEqual([]);
  });
});

describe('groups of staff', () => {
  const asha = '  - name: Mrs. Asha Kulkarni\n';

  test('begin with a line of their own', () => {
    const group = '  - { group: Teachers, note: Of all classes }\n';
    expect(messageAfter({ file: 'facts/staff.yaml', from: asha, to: `${group}${asha}` })).toBeUndefined();
  });

  test('a mistake about a person names the line of that person', () => {
    expect(
      warningsAfter(
        { file: 'facts/staff.yaml', from: asha, to: `  - group: Teachers\n${asha}` },
        { file: 'facts/staff.yaml', from: 'TGT Mathematics', to: 'Principal' },
      ).join('\n'),
    ).toContain('content/facts/staff.yaml:5 · staff › 2 › name');
  });
});

describe('class teachers', () => {
  const after = (teachers: string) =>
    messageAfter({
      file: 'facts/classes.yaml',
      from: '    seats: 80\n',
      to: `    seats: 80\n    classTeachers: ${teachers}\n`,
    });

  test('are members of the staff', () => {
    expect(after('[Mrs. Asha Kulkarni]')).toBeUndefined();
    expect(after('[Mrs. Gone Away]')).toContain('content/facts/classes.yaml');
  });
});
