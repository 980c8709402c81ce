import type { Format } from '../../../words/mistake-values';
import type { Edit } from '../edited-content';
import { notice, screenOfNews } from './notices';
import { redirects } from './pages';
import type { RuleExample } from './rule-example';

const school = 'school.yaml';
const classes = 'facts/classes.yaml';
const documents = 'facts/documents.yaml';
const enquiry = 'forms/enquiry.yaml';
const disclosure = 'screens/public-disclosure.yaml';

const edit = (file: string, from: string, to: string): Edit => ({ file, from, to });

/** Replaces the value of a field. */
const value = (file: string, field: string, old: string, breaks: string, keeps: string): RuleExample => ({
  breaks: edit(file, `${field}: ${old}`, `${field}: ${breaks}`),
  keeps: edit(file, `${field}: ${old}`, `${field}: ${keeps}`),
});
const picture = (written: string): Edit => ({
  file: 'facts/staff.yaml',
  from: 'picture: { illustration: portrait, seed: 1 }',
  to: `picture: ${written}`,
});
const certificate = (written: string) => edit(documents, '    awaited: 2026-11-01\n', `    ${written}\n`);
const shift = (days: string, from: string) =>
  edit(
    school,
    'copyrightYear',
    `shifts:\n  - { label: Classes, days: ${days}, from: ${from}, to: '14:00' }\ncopyrightYear`,
  );
const noticeWith = (field: string): Edit[] => [screenOfNews, notice(`date: 2026-11-20\n${field}`)];

const formatExamples: Record<Format, RuleExample> = {
  phone: {
    breaks: [
      edit(school, 'number: +91 00000 00001', 'number: (02462) 234567'),
      edit(school, 'whatsapp: +91 00000 00001', 'whatsapp: ask at the gate'),
    ],
    keeps: edit(school, 'number: +91 00000 00001', 'number: 02462-234567'),
  },
  pin: value(school, 'pin', '"431717"', '431 717', '"431717"'),
  day: {
    breaks: [
      edit('facts/calendar.yaml', 'from: 2026-11-05', 'from: Diwali'),
      edit('facts/calendar.yaml', 'date: 2026-08-15', 'date: 15/8/2026'),
    ],
    keeps: edit('facts/calendar.yaml', 'from: 2026-11-05', 'from: 2026-11-06'),
  },
  time: { breaks: shift('mon-sat', "'7:10'"), keeps: shift('mon-sat', "'07:10'") },
  weekdays: { breaks: shift('Monday to Saturday', "'07:10'"), keeps: shift('mon', "'07:10'") },
  colour: {
    breaks: edit('look.yaml', 'displayFont', 'colours: { action: teal }\ndisplayFont'),
    keeps: edit('look.yaml', 'displayFont', 'colours: { action: "#7a3b12" }\ndisplayFont'),
  },
  email: value(school, 'address', 'office@school.example', 'office at school', 'desk@school.example'),
  'web-address': value(school, 'url', 'https://social.example/school', 'www.social.example', 'https://social.example'),
  'site-address': value('settings.yaml', 'to', '/enquiry-form', 'enquiry-form', '/contact-us'),
  'old-address': { breaks: redirects('/about?page=2'), keeps: redirects('/About us.html') },
  'photo-file': {
    breaks: picture('{ photo: asha.pdf, alt: Mrs. Kulkarni }'),
    keeps: picture('{ photo: asha.jpg, alt: Mrs. Kulkarni }'),
  },
  'pdf-file': { breaks: certificate('scan: state.jpg'), keeps: certificate('scan: state.pdf') },
  'photo-folder': {
    breaks: edit('screens/gallery.yaml', 'albums:\n', 'albums:\n  - { id: day, title: Day, folder: /day }\n'),
    keeps: edit('screens/gallery.yaml', 'albums:\n', 'albums:\n  - { id: day, title: Day, folder: day }\n'),
  },
  slug: value(documents, '- id', 'recognition-certificate', 'NOC 2026', 'noc-2026'),
  'question-name': value(enquiry, 'name', 'full_name', 'full name', 'full_name'),
  'template-name': value(enquiry, 'template', 'enquiry_form', 'enquiry form', 'enquiry_form'),
  'class-id': value(classes, 'label', 'Grade 5', 'Grade 5\n    id: Grade 5', 'Grade 5\n    id: Grade5'),
  'capital-letter': value(disclosure, '- letter', 'A', 'One', 'Z'),
  line: value(classes, 'label', 'Grade 5', '"Grade 5\\nand more"', 'Grade 5'),
  'sample-mark': value('settings.yaml', 'sample', '[ text ]', 'text', 'true'),
};

export const valueExamples = {
  'missing-field': {
    breaks: [
      edit(classes, '    seats: 80\n', ''),
      edit(classes, 'label: Grade 5', 'label:'),
      edit('screens/our-mission.md', 'description:', 'searchWords: # '),
      ...noticeWith('pinned:'),
    ],
    keeps: edit(school, 'campusAcres: 8\n', ''),
  },
  'wrong-kind': {
    breaks: [
      edit(classes, 'yearly: 31800', "yearly: '31800'"),
      edit(classes, 'yearly: 34400', 'yearly: 34,400'),
      edit(classes, 'yearly: 38400', 'yearly: on request'),
      edit(classes, 'label: Grade 2', 'label: 2'),
      edit('facts/rules.yaml', '- Class change after', '- Class change: after'),
    ],
    keeps: edit(classes, 'yearly: 31800', 'yearly: 32000'),
  },
  'unknown-field': {
    breaks: [
      edit(classes, '    seats: 80', '    seats: 80\n    parking: 80'),
      edit(classes, '    ageTo: 11.5', '    ageto: 11.5'),
      edit('facts/calendar.yaml', 'event: Independence Day', 'event: Independence Day, flag hoisting'),
    ],
    keeps: edit('facts/calendar.yaml', 'event: Independence Day', 'event: "Independence Day, flag hoisting"'),
  },
  'unknown-choice': {
    breaks: [
      edit(documents, 'facts: fees', 'facts: fee'),
      edit(documents, 'facts: calendar', 'facts: everything'),
      edit('screens/our-mission.md', 'illustration: mission,', 'illustration: cathedral,'),
      edit('screens/teachers.yaml', 'kind: teachers', 'kind: people'),
    ],
    keeps: edit('screens/our-mission.md', 'illustration: mission,', 'illustration: vision,'),
  },
  'only-value': { breaks: noticeWith('pinned: yes'), keeps: noticeWith('pinned: true') },
  'entry-form': {
    breaks: [
      edit(documents, '    awaited: 2026-11-01\n', ''),
      edit('menu.yaml', '  - label: Home\n    to: /\n', '  - label: Home\n'),
      picture('asha.jpg'),
      edit('facts/committees.yaml', '{ name: "{{principalName}}",', '{ name: Asha, staff: Asha,'),
    ],
    keeps: picture('{ photo: asha.jpg, alt: Mrs. Kulkarni }'),
  },
  'too-small': {
    breaks: [
      edit(
        'screens/career.yaml',
        'description: Apply to teach or work at {{schoolName}}. One form and no fee.',
        'description: Work with us.',
      ),
      edit(classes, 'seats: 80', 'seats: 0'),
      edit('settings.yaml', 'carouselIntervalMs: 3000', 'carouselIntervalMs: 3'),
      edit(enquiry, 'summary: [', 'summary: [] # ['),
    ],
    keeps: edit('settings.yaml', 'carouselIntervalMs: 3000', 'carouselIntervalMs: 1000'),
  },
  'too-big': {
    breaks: [
      edit('screens/career.yaml', 'no fee.', `no fee.${' Come and see us.'.repeat(9)}`),
      edit('settings.yaml', 'carouselIntervalMs: 3000', 'carouselIntervalMs: 3000000'),
      edit(enquiry, 'summary: [', 'summary: [a, b, c, '),
    ],
    keeps: edit('settings.yaml', 'carouselIntervalMs: 3000', 'carouselIntervalMs: 60000'),
  },
  'no-such-day': value('facts/calendar.yaml', 'from', '2026-11-05', '2026-11-31', '2026-11-05'),
  ...formatExamples,
} satisfies Record<string, RuleExample>;
