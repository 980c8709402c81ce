import type { Edit } from '../edited-content';
import { notice, screenOfNews } from './notices';
import type { RuleExample } from './rule-example';

const firstLabel = (field: string) => ({
  file: 'facts/classes.yaml',
  from: 'labelInOtherLanguage',
  to: field,
});
const phone = (number: string) => ({ file: 'school.yaml', from: 'number: +91 00000 00001', to: `number: ${number}` });

const edit =
  (file: string) =>
  (from: string, to: string): Edit => ({ file, from, to });
const calendar = edit('facts/calendar.yaml');
const classes = edit('facts/classes.yaml');
const documents = edit('facts/documents.yaml');
const school = edit('school.yaml');
const twoTeachers = (sections: number) =>
  classes(
    '    seats: 80\n',
    `    seats: 80\n    sections: ${sections}\n    classTeachers: [Mrs. Asha Kulkarni, Mr. Imran Shaikh]\n`,
  );
const scan = (validUntil: string): Edit[] => [
  documents('    awaited: 2026-11-01\n', `    scan: noc.pdf\n    validUntil: ${validUntil}\n`),
  { file: 'documents/noc.pdf', to: '%PDF' },
];
const results = (...years: number[]): Edit => ({
  file: 'screens/public-disclosure.yaml',
  from: '    rows:\n',
  to: `    tables:
      - title: Results
        columns: [Year, Registered, Passed, Percentage, Remarks]
        results: [${years.map((year) => `{ year: ${year}, registered: 40, passed: 38 }`).join(', ')}]
    rows:
`,
});

export const plausibilityExamples = {
  'former-name': { breaks: firstLabel('labelInMarathi'), keeps: firstLabel('labelInOtherLanguage') },
  'landline-not-as-dialled': { breaks: phone('+91 2462 250001'), keeps: phone('02462-250001') },
  'telephone-of-another-kind': {
    breaks: [phone('+91 71222 45001'), school('number: +91 00000 00002', 'number: 0987-6543210')],
    keeps: [phone('0712-2245001'), school('number: +91 00000 00002', 'number: +91 98765 43210')],
  },
  'whatsapp-not-among-phones': {
    breaks: phone('+91 00000 00009'),
    keeps: school('whatsapp: +91 00000 00001', 'whatsapp: +91 00000 00002'),
  },
  'holiday-on-another-day': {
    breaks: calendar('date: 2027-01-26', 'date: 2027-01-27'),
    keeps: calendar('date: 2027-01-26, event: Republic Day', 'date: 2027-01-23, event: Republic Day Sports Meet'),
  },
  'session-of-other-years': {
    breaks: calendar('gazettedHolidays:\n  session: 2026-2027', 'gazettedHolidays:\n  session: 2016-17'),
    keeps: calendar('gazettedHolidays:\n  session: 2026-2027', 'gazettedHolidays:\n  session: This year'),
  },
  'day-outside-session': {
    breaks: calendar(
      'date: 2026-10-02, event: Mahatma Gandhi Jayanti',
      'date: 2062-10-02, event: Mahatma Gandhi Jayanti',
    ),
    keeps: calendar('date: 2026-08-15, event: Independence Day', 'date: 2027-05-02, event: Fair'),
  },
  'more-teachers-than-sections': { breaks: twoTeachers(1), keeps: twoTeachers(2) },
  'unusual-age': { breaks: classes('ageTo: 7.5', 'ageTo: 75'), keeps: classes('ageTo: 18.5', 'ageTo: 25') },
  'fee-out-of-scale': {
    breaks: classes('yearly: 38400', 'yearly: 318'),
    keeps: classes('yearly: 38400', 'yearly: 15000'),
  },
  'unusual-year': { breaks: school('founded: 2018', 'founded: 1715'), keeps: school('founded: 2018', 'founded: 1882') },
  'awaited-since-later': {
    breaks: documents('awaited: 2026-11-01', 'awaited: 2072-11-01'),
    keeps: documents('awaited: 2026-11-01', 'awaited: 2012-11-01'),
  },
  'year-out-of-order': { breaks: results(2026, 2024), keeps: results(2026, 2025) },
  'place-abroad': {
    breaks: school('latitude: 18.55, longitude: 77.58', 'latitude: 77.58, longitude: 18.55'),
    keeps: school('latitude: 18.55, longitude: 77.58', 'latitude: 28.61, longitude: 77.21'),
  },
  'session-too-far': {
    breaks: { file: 'settings.yaml', from: 'Admission open for 2027-28', to: 'Admission open for 2037-38' },
    keeps: { file: 'settings.yaml', from: 'Admission open for 2027-28', to: 'Admission open for 2026-27' },
  },
  'notice-in-future': {
    breaks: [screenOfNews, notice('date: 2062-11-20')],
    keeps: [screenOfNews, notice('date: 2027-06-20')],
  },
  'certificate-runs-out': {
    breaks: [
      ...scan('2026-11-27'),
      documents('    awaited: 2026-11-01\n', '    scan: noc.pdf\n    validUntil: 2027-01-15\n'),
    ],
    keeps: scan('2027-03-31'),
  },
  'registration-number': {
    breaks: school(
      'label: U-DISE Code, number: "00000000000"',
      "label: U-DISE Code, number: '2715010010', shownInHeader: true }\n  - { label: CBSE Affiliation No., number: '2130001'",
    ),
    keeps: school('U-DISE Code', 'State Board Index No.'),
  },
} satisfies Record<string, RuleExample>;
