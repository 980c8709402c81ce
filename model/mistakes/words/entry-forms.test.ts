import { testMessages } from '../../testing/messages';

const portrait = (picture: string) => ({
  file: 'facts/staff.yaml',
  from: 'picture: { illustration: portrait, seed: 1 }',
  to: `picture: ${picture}`,
});
const certificate = (lines: string) => ({ file: 'facts/documents.yaml', from: '    awaited: 2026-11-01\n', to: lines });

testMessages({
  'a photo without its alt': [
    portrait('{ photo: asha.jpg }'),
    `content/facts/staff.yaml, line 7 · staff › 1 › picture › alt
    expected: a text
    found:    nothing, the field “alt:” is missing
    to do:    Add “alt: …” to “picture:”.`,
  ],
  'a drawing without its seed': [
    portrait('{ illustration: portrait }'),
    `content/facts/staff.yaml, line 7 · staff › 1 › picture › seed
    expected: a number in digits, without commas or a currency sign
    found:    nothing, the field “seed:” is missing
    to do:    Add “seed: …” to “picture:”.`,
  ],
  'a picture with a misspelt field': [
    portrait('{ foto: asha.jpg, alt: Mrs. Kulkarni }'),
    `content/facts/staff.yaml, line 7 · staff › 1 › picture › foto
    expected: only these fields: photo, alt, keep, drawing
    found:    “foto:”
    to do:    Did you mean “photo:”?`,
  ],
  'a picture that is only the name of a file': [
    portrait('asha.jpg'),
    `content/facts/staff.yaml, line 7 · staff › 1 › picture
    expected: either a photo with its alt or an illustration with its seed, for example { photo: teachers/asha.jpg, alt: Mrs. Kulkarni at the blackboard }
    found:    “asha.jpg”
    to do:    Change it to look like the example.`,
  ],
  'a picture that is a photo and a drawing at once': [
    portrait('{ illustration: portrait, photo: asha.jpg }'),
    `content/facts/staff.yaml, line 7 · staff › 1 › picture
    expected: either a photo with its alt or an illustration with its seed, for example { photo: teachers/asha.jpg, alt: Mrs. Kulkarni at the blackboard }
    found:    an entry with illustration, photo
    to do:    Change it to look like the example.`,
  ],
  'a photo that is no picture file': [
    portrait('{ photo: asha.pdf, alt: Mrs. Kulkarni }'),
    `content/facts/staff.yaml, line 7 · staff › 1 › picture › photo
    expected: a picture file in content/photos/, for example sports-day/race.jpg
    found:    “asha.pdf”
    to do:    Change it to look like the example.`,
  ],
  'a document without a source': [
    certificate(''),
    `content/facts/documents.yaml, line 26 · documents › 5
    expected: a document with id, title and exactly one of scan, facts, text, awaited
    found:    an entry with id, title
    to do:    Compare it with an entry that works; content/README.md shows how each is written.`,
  ],
  'a document that is a scan and awaited at once': [
    certificate('    awaited: 2026-11-01\n    scan: state.pdf\n'),
    `content/facts/documents.yaml, line 26 · documents › 5
    expected: a document with id, title and exactly one of scan, facts, text, awaited
    found:    an entry with id, title, awaited, scan
    to do:    Compare it with an entry that works; content/README.md shows how each is written.`,
  ],
  'a document with a misspelt field': [
    certificate('    awaitd: 2026-11-01\n'),
    `content/facts/documents.yaml, line 28 · documents › 5 › awaitd
    expected: only these fields: id, title, awaited, sample
    found:    “awaitd:”
    to do:    Did you mean “awaited:”?`,
  ],
  'a document of unknown facts': [
    { file: 'facts/documents.yaml', from: 'facts: fees', to: 'facts: fee' },
    `content/facts/documents.yaml, line 11 · documents › 2 › facts
    expected: one of fees, calendar, committee
    found:    “fee”
    to do:    Did you mean “fees”?`,
  ],
  'a scan that is no PDF': [
    certificate('    scan: state.jpg\n'),
    `content/facts/documents.yaml, line 28 · documents › 5 › scan
    expected: a PDF file in content/documents/, for example noc.pdf
    found:    “state.jpg”
    to do:    Change it to look like the example.`,
  ],
  'a row of the disclosure without a value': [
    { file: 'screens/public-disclosure.yaml', from: "\n        value: '{{campus}}'", to: '' },
    `content/screens/public-disclosure.yaml, line 119 · sections › 5 › rows › 1
    expected: a row with label and exactly one of value, document, link with linkText, staff, teachersPerSection, notApplicable, awaited
    found:    an entry with label, sample
    to do:    Compare it with an entry that works; content/README.md shows how each is written.`,
  ],
  'a menu entry that leads nowhere': [
    { file: 'menu.yaml', from: '  - label: Home\n    to: /\n', to: '  - label: Home\n' },
    `content/menu.yaml, line 5 · header › 1
    expected: an entry with label and either to (a link) or items (a dropdown)
    found:    an entry with label
    to do:    Compare it with an entry that works; content/README.md shows how each is written.`,
  ],
  'a menu entry with a misspelt field, deep in a dropdown': [
    { file: 'menu.yaml', from: 'to: /facilities/library', to: 'too: /facilities/library' },
    `content/menu.yaml, line 22 · header › 2 › items › 5 › items › 2 › too
    expected: only these fields: label, to, sample
    found:    “too:”
    to do:    Did you mean “to:”?`,
  ],
});

const principal = 'principal: { name: Mrs. Vandana Patwardhan, qualification: M.Ed.';
const marked = (names: string) => ({ file: 'school.yaml', from: principal, to: `${principal}, sample: [${names}]` });

testMessages({
  'a mark of sample content on a misspelt field': [
    marked('name, qualifcation'),
    `content/school.yaml, line 13 · principal › sample › 2
    expected: the name of a field of this entry
    found:    “qualifcation”
    to do:    Did you mean “qualification”?`,
  ],
  'a mark of sample content on a field that the entry does not have': [
    marked('salary'),
    `content/school.yaml, line 13 · principal › sample › 1
    expected: the name of a field of this entry
    found:    “salary”
    to do:    Write one of: name, qualification, title.`,
  ],
});
