import { expect, test } from 'vitest';
import { testMessages, warningsAfter } from '../testing/messages';

testMessages({
  'a link of the menu to a screen that does not exist': [
    { file: 'menu.yaml', from: 'to: /about-the-school', to: 'to: /about-the-shool' },
    `content/menu.yaml, line 10 · header › 2 › items › 1 › to
    expected: the address of a screen of this site
    found:    “/about-the-shool”
    to do:    Did you mean “/about-the-school”?`,
  ],
  'a link of the footer to a screen that is far from any': [
    { file: 'menu.yaml', from: 'footer:\n', to: 'footer:\n  - label: Alumni\n    to: /old-pupils-association\n' },
    `content/menu.yaml, line 53 · footer › 1 › to
    expected: the address of a screen of this site
    found:    “/old-pupils-association”
    to do:    An address is the name of a file in content/screens/ without its ending, for example /about-the-school.`,
  ],
  'a banner that leads nowhere': [
    { file: 'settings.yaml', from: 'to: /enquiry-form', to: 'to: /enquiryform' },
    `content/settings.yaml, line 5 · admissionBanner › to
    expected: the address of a screen of this site
    found:    “/enquiryform”
    to do:    Did you mean “/enquiry-form”?`,
  ],
  'a tile that leads nowhere': [
    { file: 'screens/home.yaml', from: 'to: /teachers', to: 'to: /staff' },
    `content/screens/home.yaml, line 34 · tiles › 3 › to
    expected: the address of a screen of this site
    found:    “/staff”
    to do:    An address is the name of a file in content/screens/ without its ending, for example /about-the-school.`,
  ],
  'an unregistered document': [
    { file: 'screens/school-documents.yaml', from: 'document: fees-details', to: 'document: fee-details' },
    `content/screens/school-documents.yaml, line 11 · sections › 1 › rows › 1 › document
    expected: an id from content/facts/documents.yaml
    found:    “fee-details”
    to do:    Did you mean “fees-details”? If not, add the new entry to content/facts/documents.yaml first.`,
  ],
  'a committee that does not exist': [
    { file: 'facts/documents.yaml', from: 'committee: school-management', to: 'committee: managers' },
    `content/facts/documents.yaml, line 27 · documents › 4 › committee
    expected: an id from content/facts/committees.yaml
    found:    “managers”
    to do:    Write one of: school-management, pocso, school-transport; or add the new entry to content/facts/committees.yaml first.`,
  ],
  'a list of rules that does not exist': [
    { file: 'screens/admission-procedure.md', from: '[ admission,', to: '[admissions,' },
    `content/screens/admission-procedure.md, line 5 · rules › 1
    expected: an id from content/facts/rules.yaml
    found:    “admissions”
    to do:    Did you mean “admission”? If not, add the new entry to content/facts/rules.yaml first.`,
  ],
  'an id used twice': [
    { file: 'facts/committees.yaml', from: '- id: pocso', to: '- id: school-management' },
    `content/facts/committees.yaml, line 10 · committees › 2 › id
    expected: a text that is used only once
    found:    “school-management”, which is also above in this file
    to do:    Change or delete one of the two.`,
  ],
  'two screens of one title': [
    { file: 'screens/our-vision.md', from: 'title: Our Vision', to: 'title: Our Mission' },
    `content/screens/our-vision.md, line 3 · title
    expected: a text that is used only once
    found:    “Our Mission”, which is also in content/screens/our-mission.md
    to do:    Change or delete one of the two.`,
  ],
  'an unknown placeholder in a field': [
    { file: 'settings.yaml', from: 'text: Admission open for 2027-28', to: 'text: "{{scholName}} is open"' },
    `content/settings.yaml, line 4 · admissionBanner › text
    expected: the name of a fact between {{ and }}
    found:    {{scholName}}
    to do:    Did you mean {{schoolName}}?`,
  ],
  'an unknown placeholder in a running text': [
    { file: 'screens/our-mission.md', from: 'That is one sentence', to: '{{telephone}} is one sentence' },
    `content/screens/our-mission.md, line 10 · running text
    expected: the name of a fact between {{ and }}
    found:    {{telephone}}
    to do:    Write one of: schoolName, founded, students, moreThanStudents, campus, registration1, principalName, principalQualification, principalTitle, address, town, pin, phone1, phone2, email1, whatsapp.`,
  ],
  'a placeholder in school.yaml': [
    {
      file: 'school.yaml',
      from: 'slogan: One line of what the school is proud of.',
      to: 'slogan: "{{schoolName}} has no back bench."',
    },
    `content/school.yaml, line 6 · slogan
    expected: the fact itself: the placeholders of all other files take it from here
    found:    {{schoolName}}
    to do:    Write it out in full.`,
  ],
});

const table =
  '    tables:\n      - { title: Staff, columns: [Post, Number], posts: [{ post: TGT, designations: [TGT] }], except: [PRT] }\n';
const disclosure = { file: 'screens/public-disclosure.yaml', from: '    rows:\n', to: `${table}    rows:\n` };

test('a table of the disclosure that counts every member of the staff', () => {
  expect(warningsAfter(disclosure)).toEqual([]);
});
