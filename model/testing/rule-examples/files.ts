import type { Edit } from '../edited-content';
import type { RuleExample } from './rule-example';

const edit = (file: string, from: string, to: string): Edit => ({ file, from, to });
const classes = 'facts/classes.yaml';
const staff = 'facts/staff.yaml';
const page =
  '---\nkind: prose\ntitle: Meals\ndescription: What the children eat at noon, and who cooks it.\n---\n\nRice.\n';

export const fileExamples = {
  'colon-without-quotes': {
    breaks: edit(classes, 'description: Reading by sound', 'description: First: reading by sound'),
    keeps: edit(classes, 'description: Reading by sound', 'description: First, reading by sound'),
  },
  tab: {
    breaks: edit(classes, '    seats: 80', '\tseats: 80'),
    keeps: edit(classes, '    seats: 80', '    seats: 80\t'),
  },
  'no-front-matter': {
    breaks: { file: 'screens/meals.md', to: page.replace('---', '----') },
    keeps: { file: 'screens/meals.md', to: page },
  },
  unreadable: {
    breaks: edit(classes, '    seats: 80', '    seats: 80\n    seats: 90'),
    keeps: edit(classes, '    seats: 80', '    seats: 90'),
  },
  'not-utf8': {
    breaks: { file: 'settings.yaml', to: Buffer.from('text: caf\u00e9\n', 'latin1') },
    keeps: edit('settings.yaml', 'Admission open', 'Café open'),
  },
  'cut-text': {
    breaks: edit(staff, 'qualification: M.Sc., B.Ed.', 'qualification: M.Sc. # 2'),
    keeps: edit(staff, 'qualification: M.Sc., B.Ed.', 'qualification: M.Sc.#2'),
  },
  'control-characters': {
    breaks: edit(staff, 'qualification: M.Sc., B.Ed.', 'qualification: "M.Sc.\\u202e"'),
    keeps: edit(staff, 'qualification: M.Sc., B.Ed.', 'qualification: "M.Sc.\\u00e9"'),
  },
  'missing-file': {
    breaks: [{ file: staff, to: undefined }],
    keeps: { file: 'screens/search.yaml', to: undefined },
  },
  'missing-folder': {
    breaks: { file: '', to: undefined },
    keeps: { file: 'photos', to: undefined },
  },
  'stray-file': {
    breaks: [
      { file: 'notes.txt', to: 'x' },
      { file: 'facts/staff-old.yaml', to: 'x' },
    ],
    keeps: { file: '.notes.txt', to: 'x' },
  },
  'unused-scan': {
    breaks: [
      edit('facts/documents.yaml', 'awaited: 2026-11-01', 'scan: noc-2026.pdf'),
      { file: 'documents/noc-2025.pdf', to: 'x' },
      { file: 'documents/land.pdf', to: 'x' },
      { file: 'documents/land.jpg', to: 'x' },
    ],
    keeps: edit('facts/documents.yaml', 'awaited: 2026-11-01', 'scan: noc-2026.pdf'),
  },
  'no-screen-file': {
    breaks: [
      { file: 'screens/meals.markdown', to: page },
      { file: 'screens/meals.docx', to: page },
    ],
    keeps: { file: 'screens/meals.md', to: page },
  },
  'reserved-page-name': {
    breaks: { file: 'screens/documents.md', to: page },
    keeps: { file: 'screens/meals.md', to: page },
  },
  'name-too-long': {
    breaks: { file: `screens/${'meals'.repeat(21)}.md`, to: page },
    keeps: { file: 'screens/meals.md', to: page },
  },
  'name-of-page': {
    breaks: [
      { file: 'screens/Midday Meal.md', to: page },
      { file: 'news/Annual Day.md', to: page },
      { file: 'news/2026.md', to: page },
    ],
    keeps: { file: 'screens/midday-meal.md', to: page },
  },
  'same-address': {
    breaks: { file: 'screens/career.md', to: page },
    keeps: { file: 'screens/meals.md', to: page },
  },
  'unknown-placeholder': {
    breaks: [
      edit(staff, 'qualification: M.Sc., B.Ed.', "qualification: '{{schoolNam}}'"),
      edit('screens/our-vision.md', '---\n\n', '---\n\n{{weather}} '),
    ],
    keeps: edit(staff, 'qualification: M.Sc., B.Ed.', "qualification: '{{schoolName}}'"),
  },
} satisfies Record<string, RuleExample>;
