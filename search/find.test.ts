import { describe, expect, test } from 'vitest';
import { answerWordsIn } from '../words/words';
import { answerHtml } from './answer-html';
import { finder } from './find';
import type { SearchFile } from './search-file';

const long = 'One sentence about nothing much at all that is long enough to be cut somewhere. '.repeat(2);

const file: SearchFile = {
  language: 'en',
  pages: [
    ['/classes', 'Our classes'],
    ['/session', 'Session'],
    ['/rules', 'Rules'],
  ],
  places: [
    [0, '', '', '', 'charges फी'],
    [0, 0, 'Grade 5', 'Age 10 to 11\n₹ 38,400 a year', 'class 5 V'],
    [0, 0, 'Grade 6', 'Age 11 to 12\n₹ 39,000 a year', 'class 6 VI'],
    [1, '', '', ''],
    [1, 'holidays', 'Holidays 2026', ''],
    [1, 'holidays', '8 Nov · Sun · Diwali', ''],
    [1, 'holidays', '25 Dec · Fri · Christmas', ''],
    [2, 'leave', 'Leave', `${long}Then the doctor writes a note-book & more.`],
  ],
  asked: [0],
  phone: '+910000000001',
  whatsapp: '+910000000002',
};
const find = finder(file);
const first = (question: string) => find(question)[0];

describe('the first hit', () => {
  test.each([
    ['grade 5', '/classes#grade', 'Grade 5'],
    ['fees class 5', '/classes#grade', 'Grade 5'],
    ['charges', '/classes', 'Our classes'],
    ['fi', '/classes', 'Our classes'],
    ['diwali holiday', '/session#holidays', '8 Nov · Sun · Diwali'],
    ['dipawali holidays', '/session#holidays', '8 Nov · Sun · Diwali'],
    ['chirstmas', '/session#holidays', '25 Dec · Fri · Christmas'],
    ['when is christmas', '/session#holidays', '25 Dec · Fri · Christmas'],
  ])('of “%s”', (question, address, heading) => {
    expect(first(question)).toMatchObject({ heading });
    expect(first(question)?.address).toMatch(new RegExp(`^${address}(:~:|$)`));
  });
});

test('a short text is shown whole, a long one from the match', () => {
  expect(first('grade 5')?.text).toBe('Age 10 to 11 · ₹ 38,400 a year');
  expect(first('doctor')?.text).toMatch(/^… .*doctor writes a note-book & more\.$/);
  expect(first('doctor')?.text.length).toBeLessThan(150);
});

test('the address has a text fragment, with hyphens escaped', () => {
  expect(first('doctor writes')?.address).toBe('/rules#leave:~:text=doctor%20writes%20a%20note%2Dbook');
});

test('there are no results for unknown words, nor for symbols', () => {
  expect(find('zebra')).toEqual([]);
  expect(find('?!')).toEqual([]);
});

describe('Marathi in Latin letters finds Marathi, in any form of the word', () => {
  const marathi = finder({
    ...file,
    language: 'mr',
    pages: [['/mr', 'मुख्य पान']],
    places: ['सुट्टी', 'शुल्काचा तपशील', 'प्रवेशासाठी', 'दिवाळीच्या दिवशी'].map(
      (text, id) => [0, `p${id}`, '', text] as const,
    ),
  });

  test.each([
    ['sutti', 'सुट्टी'],
    ['shulk', 'शुल्काचा तपशील'],
    ['pravesh', 'प्रवेशासाठी'],
    ['diwali', 'दिवाळीच्या दिवशी'],
  ])('%s', (question, text) => {
    expect(marathi(question)[0]?.text).toBe(text);
  });
});

test('a section of a PDF, which has no ids, is found by its heading', () => {
  const places = [
    [0, '', '', 'bus'],
    [0, '', 'Bus', ''],
  ] as const;
  expect(finder({ ...file, places: [...places] })('bus')[0]?.heading).toBe('Bus');
});

test('a page has at most three of the hits', () => {
  const places = Array.from({ length: 9 }, (_, index) => [0, `r${index}`, `Rule ${index}`, ''] as const);
  expect(finder({ ...file, places })('rule')).toHaveLength(3);
});

describe('as HTML', () => {
  const words = answerWordsIn.en;

  test('matches are marked, and text is escaped', () => {
    const html = answerHtml('doctor', find, file, words);
    expect(html).toContain('<mark>doctor</mark> writes a note-book &amp; more.');
    expect(html).toContain('<small>Rules</small>');
  });

  test('without results it shows contacts and popular pages', () => {
    const html = answerHtml('<zebra>', find, file, words);
    expect(html).toContain('“&lt;zebra&gt;”');
    expect(html).toContain('href="tel:+910000000001"');
    expect(html).toContain('href="https://wa.me/910000000002?text=Hello%2C%20I%20am%20looking%20for%3A%20%3Czebra%3E"');
    expect(html).toContain('<a href="/classes">Our classes</a>');
  });

  test('a school without a phone number shows none', () => {
    const { phone: _, whatsapp: __, ...without } = file;
    expect(answerHtml('zebra', find, without, words)).not.toContain(words.tryAnother);
  });
});
