import type { Edit } from '../edited-content';
import { formWith } from './forms';
import { album, photo, race } from './pages';
import { counts } from './people';
import type { RuleExample } from './rule-example';

const form = 'forms/enquiry.yaml';
const classes = 'facts/classes.yaml';

const dependsOn = (question: string, answer = 'x', id?: string) =>
  formWith(`{ question: ${question}, answers: [${answer}] }`, { ...(id && { id }) });
const asks = (...questions: string[]): Edit => ({
  file: 'facts/privacy.yaml',
  from: 'asks: [ full_name,',
  to: `asks: [ full_name, ${questions.join(', ')},`,
});
const portrait = (written: string): Edit => ({
  file: 'facts/staff.yaml',
  from: '{ illustration: portrait, seed: 1 }',
  to: written,
});
const scan = (written: string): Edit => ({ file: 'facts/documents.yaml', from: 'awaited: 2026-11-01', to: written });
const search = (page: string, language = 'en'): Edit => ({
  file: 'search-questions.yaml',
  to: `questions: [{ asks: fees, language: ${language}, answers: [{ page: ${page} }] }]\n`,
});

export const referenceExamples = {
  'unknown-name': {
    breaks: [
      { file: form, from: 'summary: [ full_name,', to: 'summary: [ful_name,' },
      { file: form, from: 'classesExcept: []', to: 'classesExcept: [Grde 5]' },
      { file: 'menu.yaml', from: 'to: /about-the-school', to: 'to: /about-the-shool' },
      { file: 'menu.yaml', from: 'footer:\n', to: 'footer:\n  - { label: Alumni, to: /old-pupils }\n' },
      { file: 'settings.yaml', from: 'to: /enquiry-form', to: 'to: /enquiryform' },
      { file: 'settings.yaml', from: 'form: enquiry,', to: 'form: enquiries,' },
      {
        file: 'facts/privacy.yaml',
        from: 'notices:\n',
        to: 'notices:\n  visit: { title: Visits, items: [{ question: Why?, answer: To answer. }], declaration: I agree., asks: [] }\n',
      },
      { file: 'screens/home.yaml', from: 'to: /teachers', to: 'to: /staff' },
      { file: 'screens/school-documents.yaml', from: 'document: fees-details', to: 'document: fee-details' },
      { file: 'screens/admission-procedure.md', from: '[ admission,', to: '[admissions,' },
      { file: 'facts/documents.yaml', from: 'committee: school-management', to: 'committee: managers' },
      { file: classes, from: 'yearly: 38400', to: 'yearli: 38400' },
      { file: classes, from: 'yearly: 44700', to: 'bus: 4000' },
      asks('mother_nam', 'house'),
      dependsOn('section', 'x', 'unknown'),
      dependsOn('clas_name', 'x', 'misspelt'),
      dependsOn('child', 'x', 'of-another-kind'),
      dependsOn('bus', 'No', 'below'),
      dependsOn('stream', 'Arts', 'itself'),
      dependsOn('class_name', 'Grde 11', 'misspelt-answer'),
      dependsOn('class_name', 'Vacation', 'unknown-answer'),
      dependsOn('class_name', 'Grade 12', 'left-out'),
      counts({ TGT: 'TGT', PRT: 'PRTT', Clerks: 'Clerk' }, 'PRT'),
      ...race,
      album('folder: rice, alt: Race, alts: { 11.jpg: The start }'),
      {
        file: 'screens/photos.yaml',
        from: 'albums:\n',
        to: 'albums:\n  - { id: run, title: Run, folder: race, alt: Run, alts: { 11.jpg: The start, finish.png: The finish } }\n',
      },
      photo('court.jpg'),
      portrait('{ photo: Court.jpg, alt: Asha }'),
      scan('scan: state.pdf'),
      search('/clases', 'hi'),
    ],
    keeps: [
      { file: form, from: 'classesExcept: []', to: 'classesExcept: [Grade 5]' },
      asks('mother_name'),
      dependsOn('class_name', 'Playgroup'),
      dependsOn('class_name', 'Grade 11', 'class'),
      counts({ TGT: 'TGT', PRT: 'PRT' }, 'Peon'),
      ...race,
      album('folder: race, alt: Race, alts: { 1.jpg: The start }'),
      photo('court.jpg'),
      portrait('{ photo: court.jpg, alt: Asha }'),
      { file: 'documents/state.pdf', to: '%PDF-' },
      scan('scan: state.pdf'),
      search('/documents/recognition-certificate.pdf'),
    ],
  },
} satisfies Record<string, RuleExample>;
