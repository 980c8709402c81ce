import { expect, test } from 'vitest';
import { messageAfter, warningsAfter } from '../testing/edited-content';

test('a link of the menu to a screen that does not exist', () => {
  expect(messageAfter({ file: 'menu.yaml', from: 'to: /about-the-school', to: 'to: /about-the-shool' }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/menu.yaml, line 10 · header › 2 › items › 1 › to
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

      content/menu.yaml, line 53 · footer › 1 › to
        expected: the address of a screen of this site
        found:    “/old-pupils-association”
        to do:    An address is the name of a file in content/screens/ without its ending, for example /about-the-school."
  `);
});

test('a banner that leads nowhere', () => {
  expect(messageAfter({ file: 'settings.yaml', from: 'to: /enquiry-form', to: 'to: /enquiryform' }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/settings.yaml, line 5 · admissionBanner › to
          expected: the address of a screen of this site
          found:    “/enquiryform”
          to do:    Did you mean “/enquiry-form”?"
    `);
});

test('a tile that leads nowhere', () => {
  expect(messageAfter({ file: 'screens/home.yaml', from: 'to: /teachers', to: 'to: /staff' })).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/home.yaml, line 34 · tiles › 3 › to
        expected: the address of a screen of this site
        found:    “/staff”
        to do:    An address is the name of a file in content/screens/ without its ending, for example /about-the-school."
  `);
});

test('a document that nobody registered', () => {
  expect(
    messageAfter({
      file: 'screens/school-documents.yaml',
      from: 'document: fees-details',
      to: 'document: fee-details',
    }),
  ).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/school-documents.yaml, line 11 · sections › 1 › rows › 1 › document
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

      content/facts/documents.yaml, line 25 · documents › 4 › committee
        expected: an id that stands in content/facts/committees.yaml
        found:    “managers”
        to do:    Write one of: school-management, pocso, school-transport; or add the new entry to content/facts/committees.yaml first."
  `);
});

test('a document of a committee that is not named', () => {
  expect(messageAfter({ file: 'facts/documents.yaml', from: '    committee: school-management\n', to: '' }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/documents.yaml, line 22 · documents › 4 › committee
          expected: an id that stands in content/facts/committees.yaml
          to do:    Write one of: school-management, pocso, school-transport; or add the new entry to content/facts/committees.yaml first."
    `);
});

test('a list of rules that does not exist', () => {
  expect(messageAfter({ file: 'screens/admission-procedure.md', from: '[admission,', to: '[admissions,' }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/screens/admission-procedure.md, line 5 · rules › 1
          expected: an id that stands in content/facts/rules.yaml
          found:    “admissions”
          to do:    Did you mean “admission”? If not, add the new entry to content/facts/rules.yaml first."
    `);
});

test('an id that stands twice', () => {
  expect(messageAfter({ file: 'facts/committees.yaml', from: '- id: pocso', to: '- id: school-management' }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/committees.yaml, line 10 · committees › 2 › id
          expected: a text that stands only once
          found:    “school-management”, which stands above in this file too
          to do:    Change one of the two."
    `);
});

test('two screens of one title', () => {
  expect(messageAfter({ file: 'screens/our-vision.md', from: 'title: Our Vision', to: 'title: Our Mission' }))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/screens/our-vision.md, line 3 · title
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

      content/settings.yaml, line 4 · admissionBanner › text
        expected: the name of a fact between {{ and }}
        found:    {{scholName}}
        to do:    Did you mean {{schoolName}}?"
  `);
});

test('an unknown placeholder in a running text', () => {
  expect(
    messageAfter({
      file: 'screens/our-mission.md',
      from: 'That is one sentence',
      to: '{{telephone}} is one sentence',
    }),
  ).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/our-mission.md, line 10 · running text
        expected: the name of a fact between {{ and }}
        found:    {{telephone}}
        to do:    Write one of: schoolName, founded, students, moreThanStudents, campus, registration1, principalName, principalQualification, principalTitle, address, town, pin, phone1, phone2, email1, whatsapp."
  `);
});

test('a placeholder in the file from which all others take them', () => {
  expect(
    messageAfter({
      file: 'school.yaml',
      from: 'slogan: One line of what the school is proud of.',
      to: 'slogan: "{{schoolName}} has no back bench."',
    }),
  ).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/school.yaml, line 6 · slogan
        expected: the fact itself: the placeholders of all other files take it from here
        found:    {{schoolName}}
        to do:    Write it out in full."
  `);
});

test('a document to which no screen leads', () => {
  const entry = '  - id: old-certificate\n    title: Old certificate\n    awaited: 2026-11-01\n';
  expect(warningsAfter({ file: 'facts/documents.yaml', from: 'documents:\n', to: `documents:\n${entry}` }))
    .toMatchInlineSnapshot(`
      [
        "  content/facts/documents.yaml, line 5 · documents › 1 › id
          expected: a document that a screen offers
          found:    “old-certificate”, to which no screen leads, though everybody can open /documents/old-certificate.pdf
          to do:    Name it in a row of a screen, or delete the entry and move its scan out of content/documents/.",
      ]
    `);
});

test('a document to which a text leads is in use', () => {
  const edits = [
    {
      file: 'facts/documents.yaml',
      from: 'documents:\n',
      to: 'documents:\n  - { id: old, title: Old, awaited: 2026-11-01 }\n',
    },
    { file: 'screens/our-mission.md', from: 'That is one sentence.', to: 'See [the old one](/documents/old.pdf).' },
  ];
  expect(warningsAfter(...edits)).toEqual([]);
});

test('the staff numbers of the disclosure are counted, and somebody whom it forgets is told', () => {
  const table =
    '    tables:\n      - { title: Staff, columns: [Post, Number], posts: [{ post: TGT, designations: [TGT] }], except: [PRT] }\n';
  const disclosure = { file: 'screens/public-disclosure.yaml', from: '    rows:\n', to: `${table}    rows:\n` };
  expect(warningsAfter(disclosure)).toEqual([]);
  expect(messageAfter(disclosure, { file: 'facts/staff.yaml', from: 'TGT Mathematics', to: 'PGT Physics' }))
    .toMatchInlineSnapshot(`
      "There are 2 mistakes in the content:

        content/screens/public-disclosure.yaml, line 19 · sections › 1 › tables › 1 › posts › 1 › designations › 1
          expected: the beginning of a designation that stands in content/facts/staff.yaml
          found:    “TGT”, which nobody has
          to do:    Correct it, or delete it if nobody has this post any more.

        content/facts/staff.yaml, line 5 · staff › 1 › designation
          expected: a designation that the table “Staff” of content/screens/public-disclosure.yaml counts once, or leaves out
          found:    “PGT Physics”
          to do:    Add it there to the designations of a post, or to “except:” if the post is not counted."
    `);
});
