import type { Edit } from '../edited-content';
import type { RuleExample } from './rule-example';

const staff = 'facts/staff.yaml';
const committees = 'facts/committees.yaml';
const disclosure = 'screens/public-disclosure.yaml';

const designation = (title: string): Edit => ({ file: staff, from: 'TGT Mathematics', to: title });
const inCommittee = (name: string): Edit => ({ file: committees, from: 'Mrs. Meena Rao', to: name });
const peon: Edit = {
  file: staff,
  from: 'staff:\n',
  to: 'staff:\n  - { name: Mr. Anil Kale, designation: Peon, qualification: SSC, picture: { illustration: portrait, seed: 3 } }\n',
};

/** A table that counts the staff. @param posts post → beginning of a designation */
export const counts = (posts: Readonly<Record<string, string>>, except: string): Edit => ({
  file: disclosure,
  from: '    rows:\n',
  to: `    tables:
      - title: Staff
        columns: [Post, Number]
        posts: [${Object.entries(posts)
          .map(([post, beginning]) => `{ post: ${post}, designations: [${beginning}] }`)
          .join(', ')}]
        except: [${except}]
    rows:
`,
});
const ratio: Edit = {
  file: disclosure,
  from: '    rows:\n',
  to: '    rows:\n      - { label: Teachers for each section, teachersPerSection: [TGT] }\n',
};
const classWith = (sections: string): Edit => ({
  file: 'facts/classes.yaml',
  to: `fees: { heads: [] }
classes:
  - { label: Grade 1, ageFrom: 6, ageTo: 7.5, seats: 80, description: Reading and counting.${sections} }
`,
});

export const peopleExamples = {
  'second-principal': {
    breaks: [
      designation('Principal'),
      { file: 'screens/principals-desk.md', from: '"{{principalName}}"', to: 'Mr. Rao' },
      { file: committees, from: 'designation: Member }', to: 'designation: Principal/Secretary }' },
    ],
    keeps: designation('Vice Principal'),
  },
  'staff-by-name': {
    breaks: inCommittee('Mrs. Asha Kulkarni'),
    keeps: { file: committees, from: 'name: Mrs. Meena Rao', to: 'staff: Mrs. Asha Kulkarni' },
  },
  'two-spellings': { breaks: inCommittee('Mrs. Asha Kulkarny'), keeps: inCommittee('Mrs. Usha Kulkarni') },
  'staff-not-counted-once': {
    breaks: [peon, counts({ TGT: 'TGT', Mathematics: 'TGT Mathematics', PRT: 'PRT' }, 'PRT')],
    keeps: counts({ TGT: 'TGT' }, 'PRT'),
  },
  'class-without-sections': { breaks: [ratio, classWith('')], keeps: [ratio, classWith(', sections: 2')] },
  'tests-per-group': {
    breaks: { file: 'facts/calendar.yaml', from: 'Periodic Test I, Periodic Test I,', to: 'Periodic Test I,' },
    keeps: { file: 'facts/calendar.yaml', from: 'Periodic Test I, Periodic Test I,', to: 'Periodic Test I, –,' },
  },
  'committee-not-named': {
    breaks: { file: 'facts/documents.yaml', from: '    committee: school-management\n', to: '' },
    keeps: { file: 'facts/documents.yaml', from: 'committee: school-management\n', to: 'committee: pocso\n' },
  },
} satisfies Record<string, RuleExample>;
