import { describe, expect, test } from 'vitest';
import { messageAfter, testMessages, testWarnings, warningsAfter } from '../testing/messages';

describe('a second principal', () => {
  testWarnings({
    'among the staff': [
      { file: 'facts/staff.yaml', from: 'TGT Mathematics', to: 'Principal' },
      `content/facts/staff.yaml, line 4 · staff › 1 › name
      expected: the principal of content/school.yaml, Mrs. Vandana Patwardhan
      found:    “Mrs. Asha Kulkarni”
      to do:    If the school has a new principal, write the name after “principal:” in content/school.yaml; all screens take it from there. If not, correct the designation of Mrs. Asha Kulkarni, or leave it if the school has two.`,
    ],
    'below a letter': [
      { file: 'screens/principals-desk.md', from: "'{{principalName}}'", to: 'Mr. Rao' },
      `content/screens/principals-desk.md, line 5 · signature › name
      expected: the principal of content/school.yaml, Mrs. Vandana Patwardhan
      found:    “Mr. Rao”
      to do:    Write name: "{{principalName}}", which is always the name of content/school.yaml. If a former principal signs, leave the name.`,
    ],
    'in a committee': [
      { file: 'facts/committees.yaml', from: 'designation: Member }', to: 'designation: Principal/Secretary }' },
      `content/facts/committees.yaml, line 8 · committees › 1 › members › 2 › name
      expected: the principal of content/school.yaml, Mrs. Vandana Patwardhan
      found:    “Mr. Suresh Jadhav”
      to do:    Write name: "{{principalName}}". If the committee is one of former years, leave the name.`,
    ],
  });

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

  testWarnings({
    'is a warning that names both files': [
      inCommittee('Mrs. Asha Kulkarny'),
      `content/facts/committees.yaml, line 13 · committees › 2 › members › 1 › name
      expected: the spelling of content/facts/staff.yaml, “Mrs. Asha Kulkarni”
      found:    “Mrs. Asha Kulkarny”
      to do:    Write the name in the same way in both places. If they are two people, leave both as they are.`,
    ],
  });

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
  const imran = '  - name: Mr. Imran Shaikh\n';
  const withGroup = (above: string, group = '  - { group: Teachers, note: Of all classes }\n') => ({
    file: 'facts/staff.yaml',
    from: above,
    to: `${group}${above}`,
  });

  test('begin with a line of their own', () => expect(messageAfter(withGroup(asha))).toBeUndefined());

  testMessages({
    'a person above the first group': [
      withGroup(imran),
      `content/facts/staff.yaml, line 4 · staff › 1
      expected: a group, as others follow below
      found:    an entry with name, designation, qualification, picture, sample
      to do:    Add a line “- group: …” with the title of the first group above it.`,
    ],
    'an entry that is neither a group nor a person': [
      withGroup(asha, '  - { title: Teachers }\n'),
      `content/facts/staff.yaml, line 4 · staff › 1 › group
      expected: a text
      found:    nothing, the field “group:” is missing
      to do:    Add “group: …” to this entry.

      content/facts/staff.yaml, line 4 · staff › 1 › title
      expected: only these fields: group, note, sample
      found:    “title:”
      to do:    Delete the line, or look up in content/README.md how such an entry is written.`,
    ],
  });

  test('a mistake about a person names the line of that person', () => {
    expect(
      warningsAfter(
        { file: 'facts/staff.yaml', from: asha, to: `  - group: Teachers\n${asha}` },
        { file: 'facts/staff.yaml', from: 'TGT Mathematics', to: 'Principal' },
      ).join('\n'),
    ).toContain('content/facts/staff.yaml, line 5 · staff › 2 › name');
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
