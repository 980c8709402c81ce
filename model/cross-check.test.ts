import { expect, test } from 'vitest';
import { messageAfter } from './edited-content';

test('a link of the menu to a screen that does not exist', () => {
  expect(messageAfter({ file: 'menu.yaml', from: 'to: /about-the-school', to: 'to: /about-the-shool' }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/menu.yaml, line 8 · header › 2 › items › 1 › to
          expected: the address of a screen of this site
          found:    “/about-the-shool”
          to do:    Did you mean “/about-the-school”?"
    `);
});

test('a link of the footer to a screen that is far from any', () => {
  expect(
    messageAfter({
      file: 'menu.yaml',
      from: 'footer:\n',
      to: 'footer:\n  - label: Alumni\n    to: /old-pupils-association\n',
    }),
  ).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/menu.yaml, line 19 · footer › 1 › to
        expected: the address of a screen of this site
        found:    “/old-pupils-association”
        to do:    Take the address from the table in content/README.md."
  `);
});

test('a banner that leads nowhere', () => {
  expect(messageAfter({ file: 'settings.yaml', from: 'to: /enquiry-form', to: 'to: /enquiryform' }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/settings.yaml, line 4 · admissionBanner › to
          expected: the address of a screen of this site
          found:    “/enquiryform”
          to do:    Did you mean “/enquiry-form”?"
    `);
});

test('a tile that leads nowhere', () => {
  expect(messageAfter({ file: 'screens/home.yaml', from: 'to: /teachers', to: 'to: /staff' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/home.yaml, line 35 · tiles › 3 › to
        expected: the address of a screen of this site
        found:    “/staff”
        to do:    Take the address from the table in content/README.md."
  `);
});

test('a document that nobody registered', () => {
  expect(
    messageAfter({
      file: 'screens/school-curriculum.yaml',
      from: 'document: fees-details',
      to: 'document: fee-details',
    }),
  ).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/school-curriculum.yaml, line 9 · sections › 1 › rows › 1 › document
        expected: an id that stands in content/facts/documents.yaml
        found:    “fee-details”
        to do:    Did you mean “fees-details”? If not, add the new entry to content/facts/documents.yaml first."
  `);
});

test('a committee that does not exist', () => {
  expect(
    messageAfter({ file: 'facts/documents.yaml', from: 'committee: school-management', to: 'committee: managers' }),
  ).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/facts/documents.yaml, line 24 · documents › 7 › committee
        expected: an id that stands in content/facts/committees.yaml
        found:    “managers”
        to do:    Write one of: school-management, pocso, school-transport; or add the new entry to content/facts/committees.yaml first."
  `);
});

test('a document of a committee that is not named', () => {
  expect(messageAfter({ file: 'facts/documents.yaml', from: '    committee: school-management\n', to: '' }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/documents.yaml, line 21 · documents › 7 › committee
          expected: an id that stands in content/facts/committees.yaml
          to do:    Write one of: school-management, pocso, school-transport; or add the new entry to content/facts/committees.yaml first."
    `);
});

test('a list of rules that does not exist', () => {
  expect(messageAfter({ file: 'screens/admission-procedure.md', from: '[admission,', to: '[admissions,' }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/screens/admission-procedure.md, line 4 · rules › 1
          expected: an id that stands in content/facts/rules.yaml
          found:    “admissions”
          to do:    Did you mean “admission”? If not, add the new entry to content/facts/rules.yaml first."
    `);
});

test('an id that stands twice', () => {
  expect(messageAfter({ file: 'facts/committees.yaml', from: '- id: pocso', to: '- id: school-management' }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/committees.yaml, line 8 · committees › 2 › id
          expected: a text that stands only once
          found:    “school-management”, which stands above in this file too
          to do:    Change one of the two."
    `);
});

test('two screens of one title', () => {
  expect(messageAfter({ file: 'screens/our-vision.md', from: 'title: Our Vision', to: 'title: Our Mission' }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/screens/our-vision.md, line 2 · title
          expected: a text that stands only once
          found:    “Our Mission”, which stands in content/screens/our-mission.md too
          to do:    Change one of the two."
    `);
});

test('an unknown placeholder in a field', () => {
  expect(
    messageAfter({
      file: 'settings.yaml',
      from: 'text: Admission open for 2027-28',
      to: 'text: "{{scholName}} is open"',
    }),
  ).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/settings.yaml, line 3 · admissionBanner › text
        expected: the name of a fact between {{ and }}
        found:    {{scholName}}
        to do:    Did you mean {{schoolName}}?"
  `);
});

test('an unknown placeholder in a running text', () => {
  expect(
    messageAfter({
      file: 'screens/our-mission.md',
      from: 'That is one sentence.',
      to: '{{telephone}} is one sentence.',
    }),
  ).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/our-mission.md, line 8 · running text
        expected: the name of a fact between {{ and }}
        found:    {{telephone}}
        to do:    Write one of: schoolName, founded, students, campus, affiliationNumber, schoolCode, principalName, principalQualification, address, pin, phone1, phone2, phone3, email1, email2, email3, whatsapp."
  `);
});

test('a placeholder in the file from which all others take them', () => {
  expect(
    messageAfter({
      file: 'school.yaml',
      from: 'slogan: A circle has no back bench.',
      to: 'slogan: "{{schoolName}} has no back bench."',
    }),
  ).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/school.yaml, line 3 · slogan
        expected: the fact itself: the placeholders of all other files take it from here
        found:    {{schoolName}}
        to do:    Write it out in full."
  `);
});
