import { expect, test } from 'vitest';
import { checkRegistrations } from './check-school';
import { warningsAfter } from '../testing/messages';

test.each(['1800-11-2001', '1800 123 4567', '+65 6123 4567', '+971 4 123 4567'])('%s is a telephone, too', (number) => {
  expect(warningsAfter({ file: 'school.yaml', from: '+91 00000 00002', to: number })).toEqual([]);
});

test.each([
  ['number: +91 00000 00002', 'number: 0987-6543210', 'Write +91 98765 43210.'],
  ['number: +91 00000 00002', 'number: 02462 250001', 'Write 02462-250001, as people dial it.'],
  ['number: +91 00000 00002', 'number: +91 9876 543210', 'Write +91 98765 43210.'],
  ['whatsapp: +91 00000 00001', 'whatsapp: +91 80265 43210', 'Write 080-26543210.'],
])('“%s” as “%s”', (from, to, advice) => {
  expect(warningsAfter({ file: 'school.yaml', from, to }).join('\n')).toContain(advice);
});

const isTold = (label: string, number: string, state = 'Maharashtra') => {
  const mistakes: unknown[] = [];
  const school = { registrations: [{ label, number, shownInHeader: true }], address: { state } };
  checkRegistrations(school as never, (mistake) => mistakes.push(mistake));
  return mistakes.length > 0;
};

test.each([
  ['CBSE Affiliation No.', '1131032', 'Maharashtra'],
  ['Affiliation number (CBSE)', '2130001', 'Uttar Pradesh'],
  ['सीबीएसई संबद्धता संख्या', '2130001', 'उत्तर प्रदेश'],
  ['CBSE Affiliation No.', '530001', 'Haryana'],
  ['CBSE School Code', '30001', 'Maharashtra'],
  ['U-DISE क्रमांक', '27150100101', 'Maharashtra'],
  // A number with a label that we know no format for is not checked.
  ['State Board Index No.', '61.02.015', 'Maharashtra'],
])('%s %s in %s is valid', (label, number, state) => {
  expect(isTold(label, number, state)).toBe(false);
});

test.each([
  ['Affiliation number (CBSE)', '113103', 'Maharashtra'],
  ['सीबीएसई संलग्नता क्रमांक', '2130001', 'महाराष्ट्र'],
  ['CBSE Affiliation No.', '53001', 'Haryana'],
  ['CBSE School Code', '3000', 'Maharashtra'],
  ['UDISE Code', '2715010010', 'Maharashtra'],
  ['U DISE Code', '2715010010', 'Maharashtra'],
  ['यु-डायस क्रमांक', '2715010010', 'Maharashtra'],
  ['यू डायस क्रमांक', '2715010010', 'Maharashtra'],
  ['यूडाइस कोड', '2715010010', 'Uttar Pradesh'],
  ['सीबीएसई शाळा सांकेतांक', '3000', 'Maharashtra'],
  ['सीबीएसई शाळा संकेतांक', '3000', 'Maharashtra'],
])('%s %s in %s is an error', (label, number, state) => {
  expect(isTold(label, number, state)).toBe(true);
});
