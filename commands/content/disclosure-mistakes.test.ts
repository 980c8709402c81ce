import { afterAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { ContentError, type ContentMistake } from '../../model/mistakes/words/content-error';
import { readSiteContent } from '../../model/reading/read-site-content';
import { type Edit, withEdits } from '../../model/testing/edited-content';
import { AWAITED_KEYWORD, scanMistakes } from '../../pipeline/assets/documents/scan';
import { checkedOn, scanned, writeSoundSchool } from './sound-school.fixture';

/** A mistake that an office may make. */
interface Mistake {
  what: string;
  edits: readonly Edit[];
}

const disclosure = 'screens/public-disclosure.yaml';
const documents = 'facts/documents.yaml';
const calendar = 'facts/calendar.yaml';
const classes = 'facts/classes.yaml';
const staff = 'facts/staff.yaml';
const committees = 'facts/committees.yaml';
const school = 'school.yaml';

const mistake = (what: string, file: string, from: string, to: string): Mistake => ({
  what,
  edits: [{ file, from, to }],
});
const scan = (what: string, bytes: string): Mistake => ({
  what,
  edits: [{ file: 'documents/fire-safety-certificate.pdf', to: bytes }],
});

const newColleague = (designation: string) =>
  `staff:\n  - { name: Mr. Vijay Rao, designation: ${designation}, qualification: M.A., picture: { illustration: portrait, seed: 3 } }`;

const results = [
  mistake('65 of 60 passed', disclosure, 'passed: 54', 'passed: 65'),
  mistake('80 % written for 54 of 60', disclosure, 'passed: 54', 'passed: 54, percentage: 80'),
  mistake('2015 is between 2026 and 2024', disclosure, 'year: 2025', 'year: 2015'),
  mistake('The same year twice', disclosure, 'year: 2025', 'year: 2026'),
  mistake('Results of a future year', disclosure, 'year: 2026', 'year: 2062'),
  mistake('No pupil was registered, and 54 passed', disclosure, 'registered: 60', 'registered: 0'),
  mistake('The number of passes without the number of pupils', disclosure, 'registered: 60, passed', 'passed'),
  mistake('A number in words', disclosure, 'passed: 54', 'passed: fifty-four'),
];

const people = [
  mistake('A counsellor who is not on the staff', disclosure, 'staff: Mrs. Asha Kulkarni', 'staff: Mrs. Rekha Joshi'),
  mistake(
    'A former teacher is still in a committee',
    staff,
    '  - name: Mr. Imran Shaikh\n    designation: PRT English',
    '  - name: Mr. Vijay Rao\n    designation: PRT English',
  ),
  mistake(
    'A name of the staff is misspelt in a committee',
    committees,
    'staff: Mr. Imran Shaikh',
    'staff: Mr. Imran Sheikh',
  ),
  mistake('A member of the staff, named as an outsider', committees, 'staff: Mr. Imran Shaikh', 'name: Mr. Imran Shaikh'),
  mistake('One person in two spellings', committees, 'name: Mr. Suresh Jadhav', 'name: Mrs. Aasha Kulkarni'),
  mistake('Two principals', staff, 'staff:', newColleague('Principal')),
  mistake(
    'Another principal signs the letter to parents',
    'screens/principals-desk.md',
    "signature: { name: '{{principalName}}'",
    'signature: { name: Mr. Vijay Rao',
  ),
  mistake(
    'Another principal in a committee',
    committees,
    "name: '{{principalName}}', designation: Chairperson",
    'name: Mr. Vijay Rao, designation: Principal',
  ),
  mistake('A post that is in no table of the disclosure', staff, 'staff:', newColleague('PGT Physics')),
  mistake(
    'A post in the count of teachers that no teacher has',
    disclosure,
    'teachersPerSection: [TGT, PRT]',
    'teachersPerSection: [TGT, PRT, PGT]',
  ),
];

const numbers = [
  mistake('An affiliation number of six digits', school, "'1130001'", "'113001'"),
  mistake('An affiliation number of another state', school, "'1130001'", "'2130001'"),
  mistake('A school code of four digits', school, "'30001'", "'3001'"),
  mistake('A U-DISE code of ten digits', school, "'27150100101'", "'2715010010'"),
  mistake('A PIN code of five digits', school, "pin: '431717'", "pin: '43171'"),
  mistake('A telephone number of nine digits', school, 'number: +91 00000 00001', 'number: +91 00000 0001'),
  mistake(
    'A WhatsApp number that is not in the list of phones',
    school,
    'whatsapp: +91 00000 00001',
    'whatsapp: +91 00000 00009',
  ),
  mistake('Founded in a future year', school, 'founded: 2018', 'founded: 2081'),
  mistake(
    'Latitude and longitude exchanged',
    school,
    'latitude: 18.55, longitude: 77.58',
    'latitude: 77.58, longitude: 18.55',
  ),
];

const days = [
  mistake('Independence Day on 16 August', calendar, '2026-08-15', '2026-08-16'),
  mistake('Republic Day of another session', calendar, '2027-01-26', '2029-01-26'),
  mistake(
    'The session and its days are of different years',
    calendar,
    'gazettedHolidays:\n  session: 2026-2027',
    'gazettedHolidays:\n  session: 2023-2024',
  ),
  mistake('An examination that ends before it begins', calendar, 'to: 2026-07-24', 'to: 2026-07-14'),
  mistake(
    'School reopens before the vacation begins',
    calendar,
    'reopensForStudents: 2026-11-23',
    'reopensForStudents: 2026-10-23',
  ),
  mistake('An open house before the examination', calendar, 'openHouse: 2026-08-01', 'openHouse: 2026-07-01'),
  mistake('A day that doesn’t exist', calendar, 'to: 2026-07-24', 'to: 2026-07-34'),
  mistake(
    'Awaited since a future day',
    disclosure,
    'School code\n        awaited: 2026-11-01',
    'School code\n        awaited: 2027-11-01',
  ),
  mistake('A circular of 2029-30', documents, '**Timings.**', '**Session 2029-30.**'),
];

const papers = [
  scan('The page that says “awaited” is filed as the certificate', `%PDF-1.7\n/Keywords (${AWAITED_KEYWORD})\n%%EOF\n`),
  scan('One scan is filed as two certificates', scanned('building-safety-certificate')),
  scan('A photo with the name of a PDF', '\u00ff\u00d8\u00ff JFIF'),
  scan('A scan that was cut off', '%PDF-1.4\nhalf of it'),
  { what: 'A missing scan', edits: [{ file: 'documents/fire-safety-certificate.pdf', to: undefined }] },
  mistake('An expired certificate', documents, 'validUntil: 2028-03-31', 'validUntil: 2026-03-31'),
  mistake('A certificate that expires in a month', documents, 'validUntil: 2028-03-31', 'validUntil: 2026-12-24'),
  mistake(
    'A certificate that expires before its issue',
    documents,
    'validUntil: 2028-03-31',
    'validUntil: 2024-03-31',
  ),
  mistake('An empty row', disclosure, "        value: '6'\n", ''),
  mistake('A row with an unknown document', disclosure, 'document: fees-details', 'document: fee-details'),
  mistake(
    'An unknown committee',
    documents,
    'committee: school-management',
    'committee: management',
  ),
  mistake('A video at an http:// address', disclosure, 'https://video.example', 'http://video.example'),
];

const seats = [
  mistake('A fee that lost a digit', classes, 'yearly: 34400', 'yearly: 3440'),
  mistake('An oldest age below the youngest', classes, 'ageTo: 9.5', 'ageTo: 5.9'),
  mistake('A class without sections, which the disclosure counts', classes, '    sections: 2\n', ''),
];

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(checkedOn) });
afterAll(() => void vi.useRealTimers());

test('a complete disclosure has no mistakes', () => {
  expect(mistakesAfter([])).toEqual([]);
});

test.each([...results, ...people, ...numbers, ...days, ...papers, ...seats])(
  '$what: reported once, with its place and advice',
  ({ edits }) => {
    const nonEmpty = expect.stringMatching(/./) as string;
    expect(mistakesAfter(edits)).toEqual([
      expect.objectContaining({
        file: nonEmpty,
        line: expect.any(Number) as number,
        field: nonEmpty,
        found: nonEmpty,
        expected: nonEmpty,
        advice: nonEmpty,
      }),
    ]);
  },
);

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
