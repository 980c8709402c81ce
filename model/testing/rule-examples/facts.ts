import type { Edit } from '../edited-content';
import { notice, screenOfNews } from './notices';
import type { RuleExample } from './rule-example';

const classes = 'facts/classes.yaml';
const books = (amount: string) => ({
  file: classes,
  from: '  inOtherLanguage:',
  to: `    - { id: books, label: Books, labelInOtherLanguage: पुस्तके, paid: yearly${amount} }\n  inOtherLanguage:`,
});

const calendar = 'facts/calendar.yaml';
const inOtherLanguage =
  '  inOtherLanguage: { language: mr, title: "Fees in Marathi, as Maharashtra law asks", caption: शुल्क, className: इयत्ता }\n';
const nameOfGrade5 = '    labelInOtherLanguage: इयत्ता पाचवी\n';
const feesInOtherLanguage: Edit = {
  file: 'screens/academic-session.yaml',
  from: 'tables: [',
  to: 'tables: [fees-in-other-language, ',
};
const results = (passed: number): Edit => ({
  file: 'screens/public-disclosure.yaml',
  from: '    rows:\n',
  to: `    tables:
      - title: Results
        columns: [Year, Registered, Passed, Percentage, Remarks]
        results: [{ year: 2026, registered: 40, passed: ${passed} }]
    rows:
`,
});
export const alumni = (parts: string): Edit => ({
  file: 'screens/alumni.yaml',
  to: `kind: parts
title: Alumni
description: What those do today who went to this school, and how they can be reached.
parts:
${parts}`,
});
const drawing = (theme: string): Edit => ({
  file: 'facts/staff.yaml',
  from: 'portrait-placeholder, seed: 2',
  to: `${theme}, seed: 2, person: man`,
});

export const factExamples = {
  'fee-without-amount': { breaks: books(''), keeps: books(', amount: 500') },
  'end-before-begin': {
    breaks: [
      { file: 'forms/enquiry.yaml', from: '{ from: 1, to: 25 }', to: '{ from: 25, to: 1 }' },
      { file: calendar, from: 'to: 2026-07-24', to: 'to: 2026-07-16' },
      { file: calendar, from: 'reopensForStudents: 2026-11-23', to: 'reopensForStudents: 2026-11-05' },
    ],
    keeps: [
      { file: 'forms/enquiry.yaml', from: '{ from: 1, to: 25 }', to: '{ from: 25, to: 25 }' },
      { file: calendar, from: 'to: 2026-07-24', to: 'to: 2026-07-20' },
    ],
  },
  'fee-with-two-amounts': {
    breaks: { file: classes, from: 'paid: yearly }', to: 'paid: yearly, amount: 31800 }' },
    keeps: books(', amount: 500'),
  },
  'no-words-of-fee-table': {
    breaks: [{ file: classes, from: inOtherLanguage, to: '' }, feesInOtherLanguage],
    keeps: feesInOtherLanguage,
  },
  'no-name-in-fee-table': {
    breaks: { file: classes, from: nameOfGrade5, to: '' },
    keeps: [
      { file: classes, from: inOtherLanguage, to: '' },
      { file: classes, from: nameOfGrade5, to: '' },
    ],
  },
  'notice-without-text': {
    breaks: [screenOfNews, notice('date: 2026-11-20', '')],
    keeps: [screenOfNews, notice('date: 2026-11-20')],
  },
  'no-screen-of-news': {
    breaks: notice('date: 2026-11-20'),
    keeps: [screenOfNews, notice('date: 2026-11-20')],
  },
  'vacation-without-end': {
    breaks: { file: calendar, from: '      reopensForStudents: 2026-11-23\n', to: '' },
    keeps: { file: calendar, from: 'reopensForStudents: 2026-11-23', to: 'to: 2026-11-22' },
  },
  'more-passed-than-registered': { breaks: results(41), keeps: results(40) },
  'cell-for-each-column': {
    breaks: alumni("  - { title: Results, columns: [Year, Passed], rows: [['2025', '58'], ['2024']] }\n"),
    keeps: alumni("  - { title: Results, columns: [Year, Passed], rows: [['2025', '58'], ['2024', –]] }\n"),
  },
  'person-not-drawn': { breaks: drawing('library'), keeps: drawing('portrait') },
  'once-on-a-screen': {
    breaks: [
      { file: 'screens/career.yaml', to: undefined },
      alumni('  - facts: staff\n  - facts: staff\n  - form: career\n  - form: career\n'),
    ],
    keeps: alumni('  - facts: staff\n  - facts: contact\n'),
  },
} satisfies Record<string, RuleExample>;
