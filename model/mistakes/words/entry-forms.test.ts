import { testRules } from '../../testing/messages';

const portrait = (picture: string) => ({
  file: 'facts/staff.yaml',
  from: 'picture: { illustration: portrait, seed: 1 }',
  to: `picture: ${picture}`,
});
const certificate = (lines: string) => ({ file: 'facts/documents.yaml', from: '    awaited: 2026-11-01\n', to: lines });
const principal = 'principal: { name: Mrs. Vandana Patwardhan, qualification: M.Ed.';
const marked = (names: string) => ({ file: 'school.yaml', from: principal, to: `${principal}, sample: [${names}]` });

testRules({
  'a photo without its alt': [portrait('{ photo: asha.jpg }'), 'line 7 · staff › 1 › picture › alt: missing-field'],
  'a drawing without its seed': [
    portrait('{ illustration: portrait }'),
    'line 7 · staff › 1 › picture › seed: missing-field',
  ],
  'a picture that is a photo and a drawing at once': [
    portrait('{ illustration: portrait, photo: asha.jpg }'),
    'line 7 · staff › 1 › picture: entry-form',
  ],
  'a document that is a scan and awaited at once': [
    certificate('    awaited: 2026-11-01\n    scan: state.pdf\n'),
    'line 28 · documents › 5: entry-form',
  ],
  'a row of the disclosure without a value': [
    { file: 'screens/public-disclosure.yaml', from: '\n        value: "{{campus}}"', to: '' },
    'line 119 · sections › 5 › rows › 1: entry-form',
  ],
  'a mark of sample content on a field that the entry does not have': [
    marked('name, qualifcation'),
    'line 13 · principal › sample › 2: unknown-choice',
  ],
  'a picture with a misspelt field': [
    portrait('{ foto: asha.jpg, alt: Mrs. Kulkarni }'),
    'line 7 · staff › 1 › picture › foto: unknown-field',
  ],
  'a menu entry with a misspelt field, deep in a dropdown': [
    { file: 'menu.yaml', from: 'to: /facilities/library', to: 'too: /facilities/library' },
    'line 22 · header › 2 › items › 5 › items › 2 › too: unknown-field',
  ],
});
