import { afterAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { ContentError, type ContentMistake, sentenceOf } from '../../model/mistakes/words/content-error';
import { readSiteContent } from '../../model/reading/read-site-content';
import { type Edit, withEdits } from '../../model/testing/edited-content';
import { scanMistakes } from '../../pipeline/assets/documents/scan';
import { checkedOn, scanned, writeSoundSchool } from './sound-school.fixture';

const disclosure = 'screens/public-disclosure.yaml';
const documents = 'facts/documents.yaml';
const committees = 'facts/committees.yaml';
const fireCertificate = 'documents/fire-safety-certificate.pdf';

/** Mistakes of an office that no test in `model/` holds. */
const mistakes: [what: string, edit: Edit][] = [
  ['65 of 60 passed', { file: disclosure, from: 'passed: 54', to: 'passed: 65' }],
  ['2015 is between 2026 and 2024', { file: disclosure, from: 'year: 2025', to: 'year: 2015' }],
  ['results of a future year', { file: disclosure, from: 'year: 2026', to: 'year: 2062' }],
  ['no pupil was registered, and 54 passed', { file: disclosure, from: 'registered: 60', to: 'registered: 0' }],
  [
    'the number of passes without the number of pupils',
    { file: disclosure, from: 'registered: 60, passed', to: 'passed' },
  ],
  [
    'a counsellor who is not on the staff',
    { file: disclosure, from: 'staff: Mrs. Asha Kulkarni', to: 'staff: Mrs. Rekha Joshi' },
  ],
  [
    'a name of the staff is misspelt in a committee',
    { file: committees, from: 'staff: Mr. Imran Shaikh', to: 'staff: Mr. Imran Sheikh' },
  ],
  [
    'a member of the staff, named as an outsider',
    { file: committees, from: 'staff: Mr. Imran Shaikh', to: 'name: Mr. Imran Shaikh' },
  ],
  ['a PIN code of five digits', { file: 'school.yaml', from: 'pin: "431717"', to: "pin: '43171'" }],
  [
    'school reopens before the vacation begins',
    {
      file: 'facts/calendar.yaml',
      from: 'reopensForStudents: 2026-11-23',
      to: 'reopensForStudents: 2026-10-23',
    },
  ],
  ['a circular of 2029-30', { file: documents, from: '**Timings.**', to: '**Session 2029-30.**' }],
  ['one scan is filed as two certificates', { file: fireCertificate, to: scanned('building-safety-certificate') }],
  [
    'a certificate that expires before its issue',
    { file: documents, from: 'validUntil: 2028-03-31', to: 'validUntil: 2024-03-31' },
  ],
  ['an empty row', { file: disclosure, from: '        value: "6"\n', to: '' }],
];

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(checkedOn) });
afterAll(() => void vi.useRealTimers());

test('a complete disclosure has no mistakes', () => {
  expect(mistakesAfter([])).toEqual([]);
});

test.each(mistakes)('%s: reported once, with its place and advice', (_, edit) => {
  const nonEmpty = expect.stringMatching(/./) as string;
  expect(mistakesAfter([edit]).map((each) => ({ ...each, sentence: sentenceOf(each, 'en') }))).toMatchObject([
    {
      file: nonEmpty,
      line: expect.any(Number) as number,
      at: expect.any(Array) as unknown[],
      sentence: nonEmpty,
    },
  ]);
});

function mistakesAfter(edits: readonly Edit[]): ContentMistake[] {
  const folder = temporaryFolder();
  const mistakes: ContentMistake[] = [];
  try {
    writeSoundSchool(folder);
    withEdits(folder, edits);
    const content = readSiteContent(folder, (mistake) => mistakes.push(mistake));
    return [...mistakes, ...scanMistakes(folder, content)];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...mistakes, ...error.mistakes];
  }
}
