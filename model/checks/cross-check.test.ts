import { expect, test } from 'vitest';
import { testMessages, testRules, warningsAfter } from '../testing/messages';

testRules({
  'a link of the menu to a screen that does not exist': [
    { file: 'menu.yaml', from: 'to: /about-the-school', to: 'to: /about-the-shool' },

    'line 10 · header › 2 › items › 1 › to: unknown-name',
  ],
  'a link of the footer to a screen that is far from any': [
    { file: 'menu.yaml', from: 'footer:\n', to: 'footer:\n  - label: Alumni\n    to: /old-pupils-association\n' },

    'line 53 · footer › 1 › to: unknown-name',
  ],
  'a banner that leads nowhere': [
    { file: 'settings.yaml', from: 'to: /enquiry-form', to: 'to: /enquiryform' },

    'line 5 · admissionBanner › to: unknown-name',
  ],
  'a tile that leads nowhere': [
    { file: 'screens/home.yaml', from: 'to: /teachers', to: 'to: /staff' },

    'line 34 · tiles › 3 › to: unknown-name',
  ],
  'an unregistered document': [
    { file: 'screens/school-documents.yaml', from: 'document: fees-details', to: 'document: fee-details' },

    'line 11 · sections › 1 › rows › 1 › document: unknown-name',
  ],
  'a committee that does not exist': [
    { file: 'facts/documents.yaml', from: 'committee: school-management', to: 'committee: managers' },

    'line 27 · documents › 4 › committee: unknown-name',
  ],
  'a list of rules that does not exist': [
    { file: 'screens/admission-procedure.md', from: '[ admission,', to: '[admissions,' },

    'line 5 · rules › 1: unknown-name',
  ],
  'an id used twice': [
    { file: 'facts/committees.yaml', from: '- id: pocso', to: '- id: school-management' },

    'line 10 · committees › 2 › id: used-twice',
  ],
  'two screens of one title': [
    { file: 'screens/our-vision.md', from: 'title: Our Vision', to: 'title: Our Mission' },

    'line 3 · title: used-twice',
  ],
  'an unknown placeholder in a field': [
    { file: 'settings.yaml', from: 'text: Admission open for 2027-28', to: 'text: "{{scholName}} is open"' },

    'line 4 · admissionBanner › text: unknown-placeholder',
  ],
  'a placeholder in school.yaml': [
    {
      file: 'school.yaml',
      from: 'slogan: One line of what the school is proud of.',
      to: 'slogan: "{{schoolName}} has no back bench."',
    },

    'line 6 · slogan: unknown-placeholder',
  ],
});

testMessages({
  'an unknown placeholder in a running text': [
    { file: 'screens/our-mission.md', from: 'That is one sentence', to: '{{telephone}} is one sentence' },
    `content/screens/our-mission.md:10 · running text
    There is no fact “telephone”. Choose “schoolName”, “founded”, “students”, “moreThanStudents”, “campus”, “registration1”, “principalName”, “principalQualification”, “principalTitle”, “address”, “town”, “pin”, “phone1”, “phone2”, “email1” or “whatsapp”.`,
  ],
});

const table =
  '    tables:\n      - { title: Staff, columns: [Post, Number], posts: [{ post: TGT, designations: [TGT] }], except: [PRT] }\n';
const disclosure = { file: 'screens/public-disclosure.yaml', from: '    rows:\n', to: `${table}    rows:\n` };

test('a table of the disclosure that counts every member of the staff', () => {
  expect(warningsAfter(disclosure)).toEqual([]);
});
