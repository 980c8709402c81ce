import type { Edit } from '../edited-content';
import type { RuleExample } from './rule-example';

const file = 'forms/enquiry.yaml';
const notices = 'facts/privacy.yaml';

const asks = (question: string): Edit => ({
  file,
  from: 'fields:\n',
  to: `fields:\n  - { name: ${question}, kind: text, label: Nearest bus stop, maxLength: 120 }\n`,
});
const tells = (question: string): Edit => ({
  file: notices,
  from: 'asks: [ full_name,',
  to: `asks: [ full_name, ${question},`,
});

/** A form in which the question `stream` depends on another one. @param part titles of parts, by question */
export const formWith = (
  onlyIf: string,
  { id = 'admission', part = {} }: { id?: string; part?: Parts } = {},
): Edit => ({
  file: `forms/${id}.yaml`,
  to: `title: Admission
template: ${id}
summary: [child]
sent: { title: Sent, sentence: Thank you. }
fields:
  - { name: child, kind: text, label: Name, maxLength: 120${inPart(part.child)} }
  - { name: class_name, kind: select, label: Class, placeholder: Select, options: [Playgroup], classesExcept: [Grade 12] }
  - { name: stream, kind: select, label: Stream, placeholder: Select, options: [Arts], onlyIf: ${onlyIf}${inPart(part.stream)} }
  - { name: bus, kind: select, label: Bus, placeholder: Select, options: [Yes please, No]${inPart(part.bus)} }
`,
});
type Parts = Partial<Record<'child' | 'stream' | 'bus', string>>;
const inPart = (title?: string) => (title ? `, part: ${title}` : '');
const withParts = (part: Parts) => formWith('{ question: class_name, answers: [Grade 11] }', { part });
const feeOfBooks = (id: string) =>
  `    - { id: ${id}, label: Books, labelInOtherLanguage: पुस्तके, paid: yearly, amount: 500 }\n`;
const list = (answers: string): Edit => ({ file, from: '    classesExcept: []\n', to: answers });

export const formExamples = {
  'form-without-notice': {
    breaks: { file: notices, to: 'keepDays: 365\nnotices: {}\n' },
    keeps: withParts({}),
  },
  'question-not-in-notice': { breaks: asks('bus_stop'), keeps: [asks('bus_stop'), tells('bus_stop')] },
  'no-final-stage': {
    breaks: {
      file,
      from: 'Admitted, final: true }\n  - { id: not-coming, label: Not coming, final: true }',
      to: 'Admitted }',
    },
    keeps: { file, from: 'Admitted, final: true }', to: 'Admitted }' },
  },
  'first-stage-is-final': {
    breaks: { file, from: 'label: New }', to: 'label: New, final: true }' },
    keeps: { file, from: 'label: Called }', to: 'label: Called, final: true }' },
  },
  'reserved-name': {
    breaks: { file, from: 'name: email_id', to: 'name: website' },
    keeps: { file, from: 'name: email_id', to: 'name: website_1' },
  },
  'list-without-answers': { breaks: list(''), keeps: list('    options: [Playgroup]\n') },
  'message-never-shown': {
    breaks: { file, from: '    required: true\n    whenEmpty: Select a class', to: '    whenEmpty: Select a class' },
    keeps: { file, from: '    required: true\n    whenEmpty: Select a class\n', to: '' },
  },
  'part-can-be-empty': {
    breaks: withParts({ child: 'Child', stream: 'Stream', bus: 'Bus' }),
    keeps: withParts({ child: 'Child', stream: 'Stream' }),
  },
  'name-of-form': {
    breaks: { ...withParts({}), file: 'forms/Bus Request.yml' },
    keeps: { ...withParts({}), file: 'forms/bus-request.yaml' },
  },
  'used-twice': {
    breaks: [
      { file, from: 'name: mother_name', to: 'name: father_name' },
      {
        file: 'screens/public-disclosure.yaml',
        from: '    rows:\n',
        to: `    tables:
      - title: Results
        columns: [Year, Registered, Passed, Percentage, Remarks]
        results: [{ year: 2026, registered: 40, passed: 40 }, { year: 2026, awaited: 2026-11-01 }]
    rows:
`,
      },
      { file, from: 'classesExcept: []', to: 'options: [Grade1]\n    classesExcept: []' },
      { file: 'facts/classes.yaml', from: '  inOtherLanguage:', to: `${feeOfBooks('yearly')}  inOtherLanguage:` },
      { file: 'facts/committees.yaml', from: '- id: pocso', to: '- id: school-management' },
      { file: 'screens/our-vision.md', from: 'title: Our Vision', to: 'title: Our Mission' },
    ],
    keeps: { file, from: 'classesExcept: []', to: 'options: [Playgroup]\n    classesExcept: []' },
  },
  'begins-without-heading': {
    breaks: [
      withParts({ bus: 'Bus' }),
      { file: 'facts/staff.yaml', from: '  - name: Mr. Imran', to: '  - { group: Teachers }\n  - name: Mr. Imran' },
    ],
    keeps: [
      withParts({ child: 'Child', bus: 'Bus' }),
      { file: 'facts/staff.yaml', from: 'staff:\n', to: 'staff:\n  - { group: Teachers }\n' },
    ],
  },
} satisfies Record<string, RuleExample>;
